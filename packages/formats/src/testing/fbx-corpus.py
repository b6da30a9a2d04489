# Run by Blender: writes a corpus of FBX files into a folder, with what Blender itself shows of each scene; then imports every
# FBX of the folder and says what that shows. All is in facts.json, in metres and the axes of glTF.
import json, math, os, sys
import bpy
from bpy_extras.node_shader_utils import PrincipledBSDFWrapper
from mathutils import Euler, Matrix, Quaternion, Vector

folder = sys.argv[sys.argv.index('--') + 1]
version = bpy.app.version
files = {}


# --- scenes -----------------------------------------------------------------------------------------------------------------

def reset(fps=24, first=1, last=25):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.fps, scene.render.fps_base = (fps, 1.0) if fps != 23.976 else (24, 1.001)
    scene.frame_start, scene.frame_end = first, last
    scene.frame_set(first)
    return scene


def link(item):
    bpy.context.scene.collection.objects.link(item)
    return item


def mesh_of(name, points, faces, uvs=1):
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    for i in range(uvs):
        layer = data.uv_layers.new(name='UV%d' % i)
        for k, loop in enumerate(data.loops):
            x, y, z = data.vertices[loop.vertex_index].co
            layer.data[k].uv = (x * 0.5 + i * 0.1, (y + z) * 0.3)
    return data


WEDGE = [(0, 0, 0), (2, 0, 0), (2, 1, 0), (0, 1, 0), (0, 0, 3)], [(0, 3, 2, 1), (0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)]


def wedge(name='Wedge', location=(1, 2, 0.5), rotation=(0.1, 0.2, 0.7), uvs=1):
    item = link(bpy.data.objects.new(name, mesh_of(name, *WEDGE, uvs)))
    item.location, item.rotation_euler = location, rotation
    return item


def material_of(name, color=(0.2, 0.4, 0.6), picture=None, alpha=1.0, emission=None, roughness=0.35, metallic=0.75):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    look = PrincipledBSDFWrapper(made, is_readonly=False)
    look.base_color, look.roughness, look.metallic, look.alpha = color, roughness, metallic, alpha
    if emission:
        look.emission_color = emission
        look.emission_strength = 1.0
    if picture:
        look.base_color_texture.image = picture
    return made


def picture_of(name, file_format, extension, color=(1, 0.5, 0.25, 1)):
    image = bpy.data.images.new(name, 4, 4)
    image.pixels = list(color) * 16
    image.file_format = file_format
    image.filepath_raw = os.path.join(folder, 'textures', name + extension)
    os.makedirs(os.path.dirname(image.filepath_raw), exist_ok=True)
    image.save()
    return image


def keyed(item, path, values, index=-1):
    for frame, value in values:
        if index < 0:
            setattr(item, path, value)
        else:
            getattr(item, path)[index] = value
        item.keyframe_insert(path, index=index, frame=frame)


def armature_of(name='Armature', location=(-2, 0, 0), scale=1.0, roll=0.0):
    rig = bpy.data.armatures.new(name)
    item = link(bpy.data.objects.new(name, rig))
    item.location, item.scale = location, (scale, scale, scale)
    bpy.context.view_layer.objects.active = item
    bpy.ops.object.mode_set(mode='EDIT')
    low = rig.edit_bones.new('low')
    low.head, low.tail, low.roll = (0, 0, 0), (0, 0, 1 / scale), roll
    high = rig.edit_bones.new('high')
    high.head, high.tail, high.parent, high.roll = (0, 0, 1 / scale), (0, 0.2 / scale, 2 / scale), low, -roll
    side = rig.edit_bones.new('side.L')
    side.head, side.tail, side.parent = (0.2 / scale, 0, 1 / scale), (1 / scale, 0, 1.1 / scale), low
    bpy.ops.object.mode_set(mode='OBJECT')
    return item


def skinned(armature, name='Arm', scale=1.0, loose=False, parented=True):
    points = [(0, 0, 0), (0.3, 0, 0), (0.3, 0, 2), (0, 0, 2), (0, 0.2, 1), (1, 0.1, 1.1)]
    points = [tuple(v / scale for v in point) for point in points]
    item = link(bpy.data.objects.new(name, mesh_of(name, points, [(0, 1, 2, 3), (0, 3, 4), (4, 2, 5)])))
    if parented:
        item.parent = armature
    for bone, group in (('high', [2, 3]), ('low', [0, 1]), ('side.L', [5])):
        item.vertex_groups.new(name=bone).add(group, 1.0, 'REPLACE')
    if not loose:
        item.vertex_groups['low'].add([4], 0.6, 'REPLACE')
        item.vertex_groups['high'].add([4], 0.4, 'REPLACE')
    item.modifiers.new('Armature', 'ARMATURE').object = armature
    return item


def bent(armature, bone='high', frames=((1, 0), (13, 1.2), (25, -0.4)), mode='XYZ'):
    pose = armature.pose.bones[bone]
    pose.rotation_mode = mode
    for frame, angle in frames:
        if mode == 'QUATERNION':
            pose.rotation_quaternion = Euler((angle, angle / 2, 0)).to_quaternion()
            pose.keyframe_insert('rotation_quaternion', frame=frame)
        elif mode == 'AXIS_ANGLE':
            pose.rotation_axis_angle = (angle, 0.6, 0.8, 0)
            pose.keyframe_insert('rotation_axis_angle', frame=frame)
        else:
            pose.rotation_euler = (angle, angle / 2, -angle / 3)
            pose.keyframe_insert('rotation_euler', frame=frame)


def rigged(**options):
    armature = armature_of(**options)
    return armature, skinned(armature, scale=options.get('scale', 1.0))


def keys_of(item, names=('Tall', 'Wide'), values=(0.25, 0.0)):
    item.shape_key_add(name='Basis')
    for i, (name, value) in enumerate(zip(names, values)):
        key = item.shape_key_add(name=name)
        key.data[4].co = Vector((0.3 * i, 0.1 * i, 5))
        key.data[1].co += Vector((0.5 * i, 0, 0.2))
        key.value = value
    return item.data.shape_keys.key_blocks


# --- facts ------------------------------------------------------------------------------------------------------------------

def gltf(v):
    return [v[0], v[2], -v[1]]


def range_of(vectors):
    """The least and the greatest of each component, or None."""
    vectors = list(vectors)
    width = len(vectors[0]) if vectors else 0
    return [[end(v[k] for v in vectors) for k in range(width)] for end in (min, max)] if vectors else None


def corner_normals(data):
    if hasattr(data, 'corner_normals'):
        return [entry.vector for entry in data.corner_normals]
    data.calc_normals_split()
    return [loop.normal for loop in data.loops]


def corner_colors(data):
    layer = data.color_attributes[0] if len(data.color_attributes) > 0 else None
    if not layer:
        return []
    return [layer.data[loop.vertex_index if layer.domain == 'POINT' else k].color[:3] for k, loop in enumerate(data.loops)]


def shown(corners=None):
    """Boxes of all that has polygons, and the triangles of it; adds what its corners hold to a table of lists."""
    graph = bpy.context.evaluated_depsgraph_get()
    boxes, triangles = [], 0
    for instance in graph.object_instances:
        item = instance.object
        if item.type not in ('MESH', 'CURVE', 'FONT', 'META', 'SURFACE') or not instance.show_self:
            continue
        try:
            data = item.to_mesh()
        except RuntimeError:
            continue
        used = sorted({k for polygon in data.polygons for k in polygon.vertices})
        if used:
            place = instance.matrix_world.copy()
            boxes.append(range_of(gltf(place @ data.vertices[k].co) for k in used))
            if corners is not None:
                turn = place.to_3x3().inverted_safe().transposed()
                corners['normals'] += [gltf((turn @ normal).normalized()) for normal in corner_normals(data)]
                corners['colors'] += corner_colors(data)
                for k, layer in enumerate(data.uv_layers):
                    corners.setdefault('uv %d' % k, []).extend((entry.uv[0], 1 - entry.uv[1]) for entry in layer.data)
            triangles += sum(len(polygon.vertices) - 2 for polygon in data.polygons)
        item.to_mesh_clear()
    return boxes, triangles


def resting(still):
    for item in bpy.data.objects:
        if item.type == 'ARMATURE':
            item.data.pose_position = 'REST' if still else 'POSE'
    bpy.context.view_layer.update()


def at_frame(frame):
    whole = math.floor(frame)
    bpy.context.scene.frame_set(whole, subframe=frame - whole)


def facts_of_scene(poses=True):
    scene = bpy.context.scene
    at_frame(scene.frame_start)
    resting(True)
    corners = {'normals': [], 'colors': []}
    boxes, triangles = shown(corners)
    resting(False)
    keys = sorted(key.name for item in bpy.data.objects if item.type == 'MESH' and item.data.shape_keys
                  for key in item.data.shape_keys.key_blocks[1:])
    kinds = lambda kind: sum(1 for item in scene.objects if item.type == kind)
    facts = {'boxes': boxes, 'corners': {name: range_of(entries) for name, entries in corners.items() if entries}, 'triangles': triangles, 'morphs': keys, 'cameras': kinds('CAMERA'), 'lights': kinds('LIGHT')}
    if poses:
        first, last = scene.frame_start, scene.frame_end
        frames = [first + (last - first) * k / 4 for k in range(5)]
        facts['clips'] = [{'seconds': (last - first) * scene.render.fps_base / scene.render.fps, 'poses': []}]
        for frame in frames:
            at_frame(frame)
            facts['clips'][0]['poses'].append(shown()[0])
        at_frame(first)
    return facts


def export(name, kind, scene=True, poses=False, size=1.0, pictures=0, **options):
    """Writes the scene; without `scene` only an import is compared, since the file holds other poses or shapes on purpose."""
    known = {'simplify': 0.0, **options}
    settings = dict(bake_anim_use_nla_strips=False, bake_anim_use_all_actions=False, add_leaf_bones=False, bake_anim=poses)
    settings.update({key: value for key, value in options.items() if key != 'simplify'})
    facts = facts_of_scene(poses and scene)
    facts.update({'kind': kind, 'pictures': pictures, 'size': size, 'source': scene})
    bpy.ops.export_scene.fbx(filepath=os.path.join(folder, name + '.fbx'), bake_anim_simplify_factor=known['simplify'], **settings)
    files[name] = facts


# --- the corpus -------------------------------------------------------------------------------------------------------------

def axes():
    words = ('X', 'Y', 'Z', '-X', '-Y', '-Z')
    reset()
    top = wedge()
    low = wedge('Child', (0.5, 0, 1), (0.3, 0, 0))
    low.parent = top
    for up in words:
        for forward in words:
            if up[-1] != forward[-1]:
                export('axes %s up %s forward' % (up, forward), 'axes', axis_up=up, axis_forward=forward)


def units():
    reset()
    top = wedge()
    low = wedge('Child', (0.5, 0, 1), (0.3, 0, 0))
    low.parent = top
    for options in ('FBX_SCALE_NONE', 'FBX_SCALE_UNITS', 'FBX_SCALE_CUSTOM', 'FBX_SCALE_ALL'):
        export('unit %s' % options.lower(), 'units', apply_scale_options=options)
        export('unit %s small' % options.lower(), 'units', size=0.1, apply_scale_options=options, global_scale=0.1)
    export('unit not applied', 'units', apply_unit_scale=False)
    export('unit baked space', 'units', bake_space_transform=True)
    bpy.context.scene.unit_settings.scale_length = 0.01
    export('unit of a centimetre', 'units', size=0.01)
    bpy.context.scene.unit_settings.scale_length = 0.0254
    bpy.context.scene.unit_settings.system = 'IMPERIAL'
    export('unit of an inch', 'units', size=0.0254)


def shapes():
    scene = reset()
    keys_of(wedge())
    export('shapes at rest', 'shape keys')
    scene = reset()
    tall, wide = keys_of(wedge())[1:]
    keyed(tall, 'value', [(1, 0.25), (25, 1)])
    export('shapes one moves', 'shape keys', poses=True)
    keyed(wide, 'value', [(1, 0), (13, 1), (25, 0.5)])
    export('shapes both move', 'shape keys', poses=True)
    reset()
    blocks = keys_of(wedge(), ('A', 'B', 'C'), (0, 1, 0.5))
    blocks['C'].relative_key = blocks['B']
    export('shapes relative to another', 'shape keys', scene=False)
    blocks['C'].relative_key = blocks['Basis']
    blocks['A'].slider_min, blocks['A'].slider_max, blocks['A'].value = -1, 2, 1.5
    export('shapes above one', 'shape keys')
    reset()
    armature, arm = rigged()
    arm.shape_key_add(name='Basis')
    key = arm.shape_key_add(name='Swell')
    key.data[2].co.x += 0.5
    keyed(key, 'value', [(1, 0), (25, 1)])
    bent(armature)
    export('shapes on a skin', 'shape keys', poses=True)
    reset()
    one, two = wedge('One'), wedge('Two', (4, 0, 0))
    keys_of(one, ('Tall',), (0,))
    keys_of(two, ('Tall',), (1,))
    export('shapes of one name on two', 'shape keys')


def motions():
    for mode in ('XYZ', 'XZY', 'YXZ', 'YZX', 'ZXY', 'ZYX', 'QUATERNION', 'AXIS_ANGLE'):
        reset()
        item = wedge()
        item.rotation_mode = mode
        path = {'QUATERNION': 'rotation_quaternion', 'AXIS_ANGLE': 'rotation_axis_angle'}.get(mode, 'rotation_euler')
        values = {'QUATERNION': [(1, 0, 0, 0), (0.5, 0.5, 0.5, 0.5), (0, 1, 0, 0)],
                  'AXIS_ANGLE': [(0, 0, 1, 0), (2, 0, 0.6, 0.8), (3, 1, 0, 0)]}.get(mode, [(0, 0, 0), (1, 0.5, 2), (-0.5, 1.5, 0.3)])
        keyed(item, path, list(zip((1, 13, 25), values)))
        export('motion %s' % mode.lower(), 'motion', poses=True)
    for fps in (25, 30, 60, 23.976):
        reset(fps)
        keyed(wedge(), 'location', [(1, (0, 0, 0)), (25, (3, 1, 2))])
        export('motion at %s frames a second' % fps, 'motion', poses=True)
    for first, last in ((0, 24), (-10, 14), (100, 124)):
        reset(24, first, last)
        keyed(wedge(), 'location', [(first, (0, 0, 0)), (last, (3, 1, 2))])
        export('motion from frame %d' % first, 'motion', poses=True)
    reset()
    item = wedge()
    keyed(item, 'scale', [(1, (1, 1, 1)), (13, (2, 1, 0.5)), (25, (1, 3, 1))])
    export('motion of scale', 'motion', poses=True)
    keyed(item, 'location', [(1, (0, 0, 0)), (9, (3, 1, 2)), (25, (0, 2, 0))])
    export('motion simplified', 'motion', poses=True, simplify=1.0)
    export('motion with a step of four', 'motion', scene=False, poses=True, bake_anim_step=4.0)
    export('motion in centimetres', 'motion', poses=True, apply_scale_options='FBX_SCALE_ALL')
    export('motion with x up', 'motion', poses=True, axis_up='X', axis_forward='Z')
    child = wedge('Child', (0.5, 0, 1), (0.3, 0, 0))
    child.parent = item
    item.scale = (1, 1, 1)
    item.animation_data_clear()
    keyed(item, 'rotation_euler', [(1, (0, 0, 0)), (25, (0, 0, 3))])
    keyed(child, 'rotation_euler', [(1, (0, 0, 0)), (25, (2, 0, 0))])
    export('motion of parent and child', 'motion', poses=True)
    reset()
    item = wedge()
    item.hide_render = False
    keyed(item, 'location', [(1, (0, 0, 0)), (5, (1, 0, 0)), (9, (3, 0, 0)), (25, (3, 0, 1))])
    export('motion only of keys', 'motion', scene=False, poses=True, bake_anim_force_startend_keying=False)


def actions():
    reset()
    item = wedge()
    item.animation_data_create()
    made = []
    for name, end in (('Hop', (0, 0, 3)), ('Slide', (4, 0, 0)), ('Long name of an action', (0, 2, 0))):
        item.animation_data.action = bpy.data.actions.new(name)
        keyed(item, 'location', [(1, (0, 0, 0)), (25, end)])
        item.animation_data.action.use_fake_user = True
        made.append(item.animation_data.action)
    export('actions of an object', 'actions', scene=False, poses=True, bake_anim_use_all_actions=True)
    item.animation_data.action = None
    start = 1
    for action in made:
        item.animation_data.nla_tracks.new().strips.new(action.name, start, action)
        start += 10
    export('actions in strips', 'actions', scene=False, poses=True, bake_anim_use_nla_strips=True)
    bpy.context.scene.frame_end = 45
    export('actions mixed in one', 'actions', scene=False, poses=True)
    reset()
    armature, arm = rigged()
    armature.animation_data_create()
    for name, angle in (('Wave', 1.2), ('Nod', -0.7)):
        armature.animation_data.action = bpy.data.actions.new(name)
        bent(armature, frames=((1, 0), (25, angle)))
        armature.animation_data.action.use_fake_user = True
    export('actions of an armature', 'actions', scene=False, poses=True, bake_anim_use_all_actions=True)
    other = armature_of('Second', (3, 0, 0))
    skinned(other, 'Second arm')
    bent(other, frames=((1, 0), (13, 0.5)))
    export('actions of two armatures', 'actions', poses=True)


def armatures():
    reset()
    armature, arm = rigged()
    bent(armature)
    export('armature', 'armatures', poses=True)
    export('armature with leaf bones', 'armatures', poses=True, add_leaf_bones=True)
    for primary, secondary in (('X', 'Y'), ('Z', 'X'), ('-X', 'Y'), ('-Z', '-Y'), ('-Y', 'Z')):
        export('armature bones along %s' % primary, 'armatures', poses=True, primary_bone_axis=primary, secondary_bone_axis=secondary)
    for kind in ('ROOT', 'LIMBNODE'):
        export('armature as %s' % kind.lower(), 'armatures', poses=True, armature_nodetype=kind)
    export('armature with z up', 'armatures', poses=True, axis_up='Z', axis_forward='Y')
    export('armature in centimetres', 'armatures', poses=True, apply_scale_options='FBX_SCALE_ALL')
    export('armature small', 'armatures', poses=True, size=0.1, global_scale=0.1)
    export('armature in ascii names', 'armatures', poses=True, use_armature_deform_only=True)
    reset()
    armature, arm = rigged(scale=0.01)
    bent(armature)
    export('armature of a hundredth', 'armatures', poses=True)
    reset()
    armature, arm = rigged(roll=0.8)
    armature.rotation_euler = (0.4, 0.2, 1)
    bent(armature, mode='QUATERNION')
    keyed(armature.pose.bones['low'], 'scale', [(1, (1, 1, 1)), (25, (1.5, 1.5, 1.5))])
    export('armature turned, rolled, scaled', 'armatures', poses=True)
    reset()
    armature = armature_of()
    skinned(armature, 'Loose', loose=True)
    skinned(armature, 'Beside', parented=False)
    bent(armature, mode='AXIS_ANGLE')
    export('armature of two meshes', 'armatures', scene=False, poses=True)
    reset()
    armature, arm = rigged()
    held = wedge('Held', (0, 0, 0), (0, 0, 0))
    held.parent, held.parent_type, held.parent_bone = armature, 'BONE', 'high'
    bent(armature)
    export('armature holds an object', 'armatures', poses=True)
    reset()
    armature, arm = rigged()
    bent(armature)
    keyed(armature, 'location', [(1, (0, 0, 0)), (25, (2, 1, 0))])
    armature.pose.bones['low'].location = (0.2, 0.1, 0)
    export('armature walks', 'armatures', poses=True)
    reset()
    armature = armature_of()
    bent(armature)
    wedge()
    export('armature without a skin', 'armatures', poses=True)


def instances():
    reset()
    first = wedge('First')
    second = link(bpy.data.objects.new('Second', first.data))
    second.location, second.scale = (4, 0, 1), (1, 2, 1)
    third = link(bpy.data.objects.new('Third', first.data))
    third.location, third.scale = (-4, 0, 1), (-1, 1, 1)
    export('instances of a mesh', 'instances')
    first.data.materials.append(material_of('Common'))
    for item, color in ((second, (1, 0, 0)), (third, (0, 1, 0))):
        item.material_slots[0].link = 'OBJECT'
        item.material_slots[0].material = material_of(item.name, color)
    export('instances with materials', 'instances')
    reset()
    inner = bpy.data.collections.new('Group')
    for name, place in (('A', (0, 0, 0)), ('B', (0, 3, 0))):
        item = wedge(name, place)
        bpy.context.scene.collection.objects.unlink(item)
        inner.objects.link(item)
    for k in range(3):
        empty = link(bpy.data.objects.new('Instance %d' % k, None))
        empty.instance_type, empty.instance_collection = 'COLLECTION', inner
        empty.location, empty.rotation_euler = (k * 5, 0, k), (0, 0, k)
    export('instances of a collection', 'instances', scene=False)
    reset()
    item = wedge()
    modifier = item.modifiers.new('Array', 'ARRAY')
    modifier.count = 3
    mirror = item.modifiers.new('Mirror', 'MIRROR')
    export('instances by modifiers', 'instances')
    export('instances without modifiers', 'instances', scene=False, use_mesh_modifiers=False)


def materials():
    reset()
    item = wedge()
    for k, color in enumerate(((1, 0, 0), (0, 1, 0), (0, 0, 1))):
        item.data.materials.append(material_of('Slot %d' % k, color))
    for k, polygon in enumerate(item.data.polygons):
        polygon.material_index = k % 3
    export('materials of faces', 'materials')
    item.data.materials[1] = None
    export('materials with an empty slot', 'materials')
    reset()
    item = wedge()
    item.data.materials.append(material_of('Glass', alpha=0.4))
    export('materials see-through', 'materials')
    reset()
    wedge().data.materials.append(material_of('Glow', emission=(1, 0.5, 0)))
    export('materials that glow', 'materials')
    reset()
    plain = bpy.data.materials.new('Viewport')
    plain.diffuse_color = (0.9, 0.1, 0.1, 1)
    wedge().data.materials.append(plain)
    export('materials without nodes', 'materials')
    reset()
    for k in range(3):
        wedge('W%d' % k, (k * 3, 0, 0)).data.materials.append(material_of('Same'))
    export('materials of one name', 'materials')


def pictures():
    for name, kind, extension in (('png', 'PNG', '.png'), ('jpeg', 'JPEG', '.jpg'), ('tga', 'TARGA', '.tga'), ('bmp', 'BMP', '.bmp'), ('tiff', 'TIFF', '.tif')):
        reset()
        wedge().data.materials.append(material_of('Paint', picture=picture_of('paint ' + name, kind, extension)))
        export('pictures %s embedded' % name, 'pictures', pictures=1, path_mode='COPY', embed_textures=True)
        export('pictures %s relative' % name, 'pictures', pictures=1, path_mode='RELATIVE')
    export('pictures absolute', 'pictures', pictures=1, path_mode='ABSOLUTE')
    export('pictures auto', 'pictures', pictures=1, path_mode='AUTO')
    export('pictures copied', 'pictures', pictures=1, path_mode='COPY')
    export('pictures by name alone', 'pictures', pictures=1, path_mode='STRIP')
    reset()
    made = bpy.data.materials.new('All')
    made.use_nodes = True
    look = PrincipledBSDFWrapper(made, is_readonly=False)
    look.base_color_texture.image = picture_of('base', 'PNG', '.png')
    look.roughness_texture.image = picture_of('rough', 'PNG', '.png', (0.5, 0.5, 0.5, 1))
    look.metallic_texture.image = picture_of('metal', 'PNG', '.png', (0.2, 0.2, 0.2, 1))
    look.normalmap_texture.image = picture_of('normal', 'PNG', '.png', (0.5, 0.5, 1, 1))
    look.emission_color_texture.image = picture_of('glow', 'PNG', '.png', (0.1, 0.2, 0.3, 1))
    # Those of metal and roughness become one.
    wedge().data.materials.append(made)
    export('pictures of all kinds', 'pictures', path_mode='COPY', embed_textures=True, pictures=4)
    reset()
    image = picture_of('shared', 'PNG', '.png')
    for k in range(3):
        wedge('W%d' % k, (k * 3, 0, 0)).data.materials.append(material_of('M%d' % k, picture=image))
    export('pictures shared', 'pictures', pictures=1, path_mode='COPY', embed_textures=True)


def parents():
    reset()
    top = wedge('Top', (1, 0, 0), (0.5, 0.3, 1))
    middle = wedge('Middle', (2, 0, 1), (0, 0.7, 0))
    low = wedge('Low', (0, 1, 1), (1.2, 0, 0))
    middle.parent, low.parent = top, middle
    export('parents with rotation', 'parents')
    middle.matrix_parent_inverse = top.matrix_world.inverted()
    export('parents with an inverse', 'parents')
    middle.matrix_parent_inverse = Matrix()
    top.scale = (2, 2, 2)
    export('parents with a scale', 'parents')
    top.scale = (-1, 1, 1)
    export('parents mirrored', 'parents')
    top.scale, low.scale = (1, 1, 1), (1, -2, 0.5)
    export('children mirrored', 'parents')
    low.scale = (-1, -1, -1)
    export('children turned inside out', 'parents')
    low.scale = (1, 1, 1)
    top.scale = (1, 3, 1)
    export('parents sheared', 'parents', scene=False)
    reset()
    above = None
    for k in range(12):
        empty = link(bpy.data.objects.new('Empty %d' % k, None))
        empty.location, empty.rotation_euler = (0.3, 0, 0.2), (0.2, 0.1, 0.3)
        empty.parent, above = above, empty
    wedge().parent = above
    export('parents twelve deep', 'parents')
    export('parents twelve deep with x up', 'parents', axis_up='X', axis_forward='-Z')


def names():
    reset()
    for k, name in enumerate(('two words', 'Ünï cödé', 'dot.001', 'slash/back\\slash', 'pipe|colon:colon', 'a' * 60)):
        item = wedge(name, (k * 3, 0, 0))
        item.data.materials.append(material_of(name + ' material'))
    export('names of every kind', 'names')
    reset()
    armature, arm = rigged(name='rig with spaces')
    arm.name = 'mesh with spaces'
    bent(armature)
    export('names with spaces, moving', 'names', poses=True)


def normals():
    reset()
    item = wedge()
    for smooth in ('OFF', 'FACE', 'EDGE'):
        export('normals with smoothing %s' % smooth.lower(), 'normals', mesh_smooth_type=smooth)
    for polygon in item.data.polygons:
        polygon.use_smooth = True
    export('normals smooth', 'normals')
    if hasattr(item.data, 'use_auto_smooth'):
        item.data.use_auto_smooth = True
    item.data.normals_split_custom_set([(0.6, 0, 0.8)] * len(item.data.loops))
    export('normals of an artist', 'normals')
    reset()
    item = link(bpy.data.objects.new('Quads', mesh_of('Quads', [(0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 0), (2, 0, 1), (2, 1, 1)], [(0, 1, 2, 3), (1, 4, 5, 2)])))
    export('normals with tangents', 'normals', use_tspace=True)


def colors():
    for domain in ('CORNER', 'POINT'):
        for kind in ('BYTE_COLOR', 'FLOAT_COLOR'):
            reset()
            item = wedge()
            layer = item.data.color_attributes.new('Tint', kind, domain)
            for k, entry in enumerate(layer.data):
                entry.color = (k % 3 / 2, k % 5 / 4, 0.5, 1)
            export('colours %s of each %s' % (kind[:4].lower(), domain.lower()), 'vertex colours')
    for kind in ('NONE', 'LINEAR'):
        export('colours %s' % kind.lower(), 'vertex colours', colors_type=kind)
    item.data.color_attributes.new('Second', 'BYTE_COLOR', 'CORNER')
    export('colours in two layers', 'vertex colours')


def coordinates():
    reset()
    wedge(uvs=4)
    export('coordinates in four sets', 'coordinates')
    reset()
    wedge(uvs=0)
    export('coordinates absent', 'coordinates')


def polygons():
    reset()
    ring = [(math.cos(k * math.tau / 9), math.sin(k * math.tau / 9), 0) for k in range(9)]
    link(bpy.data.objects.new('Nine', mesh_of('Nine', ring, [tuple(range(9))])))
    export('polygons of nine corners', 'polygons')
    star = [((1 if k % 2 else 0.4) * math.cos(k * math.tau / 10), (1 if k % 2 else 0.4) * math.sin(k * math.tau / 10), 0) for k in range(10)]
    link(bpy.data.objects.new('Star', mesh_of('Star', star, [tuple(range(10))]))).location = (3, 0, 0)
    export('polygons that are hollow', 'polygons')
    export('polygons as triangles', 'polygons', use_triangles=True) if version >= (3, 6) else None
    reset()
    item = wedge()
    loose = bpy.data.meshes.new('Loose')
    loose.from_pydata([(0, 0, 0), (1, 0, 0), (9, 9, 9)], [(0, 1)], [])
    link(bpy.data.objects.new('Loose', loose))
    export('polygons beside loose edges', 'polygons', use_mesh_edges=True)
    link(bpy.data.objects.new('Empty mesh', bpy.data.meshes.new('Empty mesh')))
    export('polygons beside an empty mesh', 'polygons')
    reset()
    item = wedge()
    modifier = item.modifiers.new('Subdivision', 'SUBSURF')
    modifier.levels = 2
    export('polygons subdivided', 'polygons')
    export('polygons to subdivide', 'polygons', scene=False, use_subsurf=True)
    reset()
    curve = bpy.data.curves.new('Curve', 'CURVE')
    curve.dimensions, curve.bevel_depth = '3D', 0.1
    line = curve.splines.new('POLY')
    line.points.add(2)
    for point, place in zip(line.points, ((0, 0, 0, 1), (1, 0, 1, 1), (2, 1, 0, 1))):
        point.co = place
    link(bpy.data.objects.new('Curve', curve))
    text = bpy.data.curves.new('Text', 'FONT')
    text.body, text.extrude = 'ab', 0.1
    link(bpy.data.objects.new('Text', text)).location = (0, 4, 0)
    export('polygons of curves and texts', 'polygons', scene=False)


def cameras():
    for name, settings in (('perspective', {}), ('orthographic', {'type': 'ORTHO', 'ortho_scale': 5}), ('upright', {'sensor_fit': 'VERTICAL', 'sensor_height': 20}), ('shifted', {'shift_x': 0.2, 'lens': 85})):
        reset()
        wedge()
        data = bpy.data.cameras.new('Lens')
        for key, value in settings.items():
            setattr(data, key, value)
        item = link(bpy.data.objects.new('Eye', data))
        item.location, item.rotation_euler = (4, -6, 3), (1.1, 0, 0.6)
        export('cameras %s' % name, 'cameras')
    keyed(item, 'location', [(1, (4, -6, 3)), (25, (0, -6, 3))])
    keyed(data, 'lens', [(1, 20), (25, 85)])
    export('cameras that move', 'cameras', poses=True)
    export('cameras with z up', 'cameras', axis_up='Z', axis_forward='Y')


def lights():
    for kind in ('POINT', 'SUN', 'SPOT', 'AREA'):
        reset()
        wedge()
        data = bpy.data.lights.new('Lamp', kind)
        data.color, data.energy = (1, 0.5, 0.25), 100
        item = link(bpy.data.objects.new('Lamp', data))
        item.location, item.rotation_euler = (0, 0, 5), (0.4, 0.3, 0)
        export('lights %s' % kind.lower(), 'lights')
    keyed(item, 'location', [(1, (0, 0, 5)), (25, (3, 0, 5))])
    data.type = 'SPOT'
    export('lights that move', 'lights', poses=True)


# --- import -----------------------------------------------------------------------------------------------------------------

def stacks():
    """Actions by the name of their take, with the data they are for."""
    found = {}
    for action in bpy.data.actions:
        # An action is named by its data, the take, and the layer where that has another name.
        owner, _, take = action.name.partition('|')
        found.setdefault(take.removesuffix('|BaseLayer'), []).append((owner, action))
    return found


def holders():
    for item in bpy.data.objects:
        yield item.name, item
        if item.type == 'MESH' and item.data.shape_keys:
            yield item.data.shape_keys.name, item.data.shape_keys


def imported(path):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.import_scene.fbx(filepath=path, use_anim=False)
    facts = facts_of_scene(False)
    used = {image for material in bpy.data.materials if material.users and material.node_tree for node in material.node_tree.nodes
            for image in [getattr(node, 'image', None)] if image}
    facts['pictures'] = sum(1 for image in used if image.size[0] > 0)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.import_scene.fbx(filepath=path)
    scene = bpy.context.scene
    facts['clips'] = []
    for name, actions in sorted(stacks().items()):
        for holder, data in holders():
            if data.animation_data:
                data.animation_data.action = None
            for bone in data.pose.bones if getattr(data, 'pose', None) else ():
                bone.matrix_basis = Matrix()
            for owner, action in actions:
                if owner == holder:
                    data.animation_data_create().action = action
                    if hasattr(data.animation_data, 'action_slot') and action.slots:
                        data.animation_data.action_slot = action.slots[0]
        first = min(action.frame_range[0] for _, action in actions)
        last = max(action.frame_range[1] for _, action in actions)
        poses = []
        for k in range(5):
            at_frame(first + (last - first) * k / 4)
            poses.append(shown()[0])
        facts['clips'].append({'name': name, 'seconds': (last - first) * scene.render.fps_base / scene.render.fps, 'poses': poses})
    return facts


for make in (axes, units, shapes, motions, actions, armatures, instances, materials, pictures, parents, names, normals, colors, coordinates, polygons, cameras, lights):
    make()

imports = {}
for name in sorted(os.listdir(folder)):
    if name.endswith('.fbx'):
        try:
            imports[name[:-4]] = imported(os.path.join(folder, name))
        except Exception as error:
            imports[name[:-4]] = {'refused': str(error).strip().splitlines()[-1]}
with open(os.path.join(folder, 'facts.json'), 'w') as out:
    json.dump({'version': '.'.join(map(str, version)), 'files': files, 'imports': imports}, out)
