# Run by Blender: imports each file and says what arrived, in metres and the axes of glTF, one line of JSON a file.
import json, re, sys
import bpy
from mathutils import Vector


def imported(path):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    if path.endswith('.fbx') and has_ufbx:
        bpy.ops.wm.fbx_import(filepath=path)
    elif path.endswith('.fbx'):
        bpy.ops.import_scene.fbx(filepath=path)
    else:
        bpy.ops.import_scene.gltf(filepath=path)


def points_of(things):
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for thing in things:
        made = thing.evaluated_get(graph)
        points += [made.matrix_world @ vertex.co for vertex in made.data.vertices]
    return [[p.x for p in points], [p.z for p in points], [-p.y for p in points]]


def facts():
    # Shapes that the importer draws bones with are not part of the model.
    shapes = {bone.custom_shape for thing in bpy.data.objects if thing.pose for bone in thing.pose.bones}
    for thing in bpy.data.objects:
        if thing.type == 'ARMATURE':
            thing.data.pose_position = 'REST'
    bpy.context.view_layer.update()
    things = [thing for thing in bpy.data.objects if thing not in shapes]
    meshes = [thing for thing in things if thing.type == 'MESH']
    at = points_of(meshes)
    rate = bpy.context.scene.render.fps / bpy.context.scene.render.fps_base
    rigs = [thing for thing in things if thing.type == 'ARMATURE']
    joints = [bone.name for rig in rigs for bone in rig.data.bones]
    return {
        'min': [min(axis) for axis in at],
        'max': [max(axis) for axis in at],
        'names': sorted([thing.name for thing in things] + joints),
        'scales': sorted({round(s, 5) for thing in meshes for s in thing.matrix_world.to_scale()}),
        'triangles': sum(len(polygon.vertices) - 2 for thing in meshes for polygon in thing.data.polygons),
        'clips': sorted([action.name, (action.frame_range[1] - action.frame_range[0]) / rate]
                        for action in bpy.data.actions),
        'joints': len({group.name for thing in meshes for group in thing.vertex_groups}),
        'coordinates': max(len(thing.data.uv_layers) for thing in meshes),
        'pictures': len([image for image in bpy.data.images if image.size[0] > 0]),
        'materials': len({slot.name for thing in meshes for slot in thing.data.materials if slot}),
    }


def draw(picture, low, high):
    """Draws what was imported from the front, the right and above, with light from all sides and one sun."""
    scene = bpy.context.scene
    for thing in bpy.data.objects:
        thing.hide_render = bool(re.search(r'_Collider_|^U(BX|CX)_|_LOD[1-9]$', thing.name))
    scene.render.engine = 'CYCLES'
    scene.cycles.samples, scene.cycles.use_denoising = 12, False
    scene.render.resolution_x = scene.render.resolution_y = 320
    scene.world = bpy.data.worlds.new('light')
    scene.world.use_nodes = True
    scene.world.node_tree.nodes['Background'].inputs[0].default_value = (0.6, 0.6, 0.6, 1)
    sun = bpy.data.objects.new('sun', bpy.data.lights.new('sun', 'SUN'))
    sun.data.energy, sun.rotation_euler = 2.5, (0.7, 0.2, 0.6)
    eye = bpy.data.objects.new('eye', bpy.data.cameras.new('eye'))
    for thing in (sun, eye):
        scene.collection.objects.link(thing)
    scene.camera = eye
    middle = Vector([(l + h) / 2 for l, h in zip(low, high)])
    reach = max(h - l for l, h in zip(low, high))
    # From the axes of glTF into those of Blender.
    turned = lambda v: Vector((v[0], -v[2], v[1]))
    eye.data.type, eye.data.ortho_scale = 'ORTHO', reach * 1.6
    eye.location = turned(middle + Vector((0.6, 0.5, 1)).normalized() * reach * 4)
    eye.rotation_euler = (turned(middle) - eye.location).to_track_quat('-Z', 'Y').to_euler()
    eye.data.clip_end = reach * 20
    scene.render.filepath = picture
    bpy.ops.render.render(write_still=True)


reader, drawn, *paths = sys.argv[sys.argv.index('--') + 1:]
has_ufbx = reader == 'ufbx'
for path in paths:
    imported(path)
    found = facts()
    print('ARRIVED ' + json.dumps(found), flush=True)
    if drawn == 'drawn':
        draw(path + '.png', found['min'], found['max'])
