"""Tests of characteristics in layers."""
