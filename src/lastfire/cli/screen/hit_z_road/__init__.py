"""Hit Z Road on the screen: ``table`` draws it, ``stage`` plays what happened, ``questions`` asks."""

from lastfire.cli.screen.hit_z_road.face import RoadFace

__all__ = ["RoadFace"]
