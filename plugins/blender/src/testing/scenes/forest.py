# SPDX-License-Identifier: GPL-3.0-or-later
"""Scenes of an environment artist, for tests: a hilly forest of 40 m under a sky, and a room with furniture."""

import math

import bpy
from mathutils import Vector


def ground(x, y):
    """Height of the forest's ground."""
    return 1.2 * math.sin(x / 4) * math.cos(y / 5) + 0.15 * math.sin(x * 1.3 + y)


def mesh(name, vertices, faces):
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    item = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(item)
    return item


def box(name, low, high):
    corners = [tuple((low, high)[side][axis] for axis, side in enumerate(each)) for each in CORNERS]
    return mesh(name, corners, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)])


CORNERS = [(x, y, z) for x in (0, 1) for y in (0, 1) for z in (0, 1)]


def color(item, red, green, blue):
    material = bpy.data.materials.new(item.name)
    material.use_nodes = True
    shader = next(node for node in material.node_tree.nodes if node.type == "BSDF_PRINCIPLED")
    shader.inputs["Base Color"].default_value = (red, green, blue, 1)
    material.diffuse_color = (red, green, blue, 1)
    item.data.materials.append(material)
    return item


def empty_scene():
    bpy.data.batch_remove([item for item in bpy.data.objects])
    bpy.context.view_layer.update()


def forest():
    """Terrain of 40 m, 60 trees as instances of a collection, 400 blades of grass, a sky of 400 m."""
    empty_scene()
    side, steps = 40, 80
    at = [side * step / steps - side / 2 for step in range(steps + 1)]
    corners = [(x, y, ground(x, y)) for y in at for x in at]
    width = steps + 1
    squares = [(r * width + c, r * width + c + 1, (r + 1) * width + c + 1, (r + 1) * width + c)
        for r in range(steps) for c in range(steps)]  # fmt: skip
    color(mesh("terrain", corners, squares), 0.12, 0.22, 0.06)
    bpy.ops.mesh.primitive_uv_sphere_add(radius=200)
    color(bpy.context.object, 0.5, 0.65, 0.8).name = "sky"
    trees = bpy.data.collections.new("tree")
    bpy.ops.mesh.primitive_cone_add(radius1=1.3, depth=5, location=(0, 0, 4.5))
    crown = color(bpy.context.object, 0.03, 0.14, 0.05)
    bpy.ops.mesh.primitive_cylinder_add(radius=0.2, depth=3, location=(0, 0, 1))
    trunk = color(bpy.context.object, 0.16, 0.08, 0.03)
    for part in (crown, trunk):
        trees.objects.link(part)
        for other in list(part.users_collection):
            if other != trees:
                other.objects.unlink(part)
    for number in range(60):
        x, y = (number * 7.31) % 38 - 19, (number * 11.17) % 38 - 19
        if math.hypot(x - 3, y - 2) > 4:
            instance = bpy.data.objects.new("a tree", None)
            instance.instance_type, instance.instance_collection = "COLLECTION", trees
            instance.location = (x, y, ground(x, y) - 0.2)
            bpy.context.scene.collection.objects.link(instance)
    blade = color(mesh("blade", [(-0.02, 0, 0), (0.02, 0, 0), (0, 0.05, 0.2)], [(0, 1, 2)]), 0.2, 0.4, 0.08)
    for number in range(400):
        x, y = 3 + math.sin(number * 2.4) * number * 0.02, 2 + math.cos(number * 2.4) * number * 0.02
        copy = bpy.data.objects.new("blade", blade.data)
        copy.location = (x, y, ground(x, y))
        bpy.context.scene.collection.objects.link(copy)
    bpy.context.view_layer.update()


def room():
    """A closed box of 6 m, 3 m high, with a rug, a table, a chest of 0.8 m and an arch of 2 m."""
    empty_scene()
    box("room", (-3, -3, 0), (3, 3, 3))
    box("rug", (-2.5, -2.5, 0), (-1, -1, 0.02))
    box("table", (1, 1, 0.7), (2.4, 2, 0.75))
    for x, y in ((1, 1), (2.3, 1), (1, 1.9), (2.3, 1.9)):
        box("leg", (x, y, 0), (x + 0.1, y + 0.1, 0.7))
    box("chest", (-0.4, -0.4, 0), (0.4, 0.4, 0.8))
    for low, high in (((-2.7, 1.4, 0), (-2.5, 1.6, 2)), ((-0.7, 1.4, 0), (-0.5, 1.6, 2)), ((-2.7, 1.4, 2), (-0.5, 1.6, 2.2))):
        box("arch", low, high)
    bpy.context.view_layer.update()
