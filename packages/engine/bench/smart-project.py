# Unwraps an OBJ by smart project, with the angle of the menu (66 degrees) and a margin of 2 texels of 1,024.
# Usage: blender -b --python smart-project.py -- given.obj unwrapped.obj
import math
import sys
import time

import bpy

given, unwrapped = sys.argv[-2:]
bpy.ops.wm.read_factory_settings(use_empty=True)
bpy.ops.wm.obj_import(filepath=given)
bpy.context.view_layer.objects.active = bpy.context.selected_objects[0]
bpy.ops.object.mode_set(mode="EDIT")
bpy.ops.mesh.select_all(action="SELECT")
started = time.time()
bpy.ops.uv.smart_project(angle_limit=math.radians(66), island_margin=2 / 1024)
print(f"unwrapped in {time.time() - started:.1f} s")
bpy.ops.object.mode_set(mode="OBJECT")
bpy.ops.wm.obj_export(filepath=unwrapped, export_materials=False)
