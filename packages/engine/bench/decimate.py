"""Decimates every mesh of a GLB in Blender: blender -b -P decimate.py -- FROM TO RATIO"""
import sys

import bpy
import numpy

# The add-on of Blender 3.4 uses a name that newer numpy has removed.
numpy.bool = bool

source, target, ratio = sys.argv[sys.argv.index("--") + 1 :]
bpy.ops.wm.read_factory_settings(use_empty=True)
bpy.ops.import_scene.gltf(filepath=source)
for item in [item for item in bpy.data.objects if item.type == "MESH"]:
    bpy.context.view_layer.objects.active = item
    # The importer splits points at seams; decimation then would tear them apart.
    bpy.ops.object.mode_set(mode="EDIT")
    bpy.ops.mesh.select_all(action="SELECT")
    bpy.ops.mesh.remove_doubles(threshold=1e-7)
    bpy.ops.object.mode_set(mode="OBJECT")
    change = item.modifiers.new("decimate", "DECIMATE")
    change.ratio = float(ratio)
    change.use_collapse_triangulate = True
bpy.ops.export_scene.gltf(filepath=target, export_apply=True)
