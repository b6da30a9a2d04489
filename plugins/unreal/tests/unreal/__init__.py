# SPDX-License-Identifier: Apache-2.0
# pyright: reportPrivateUsage=false, reportUnusedFunction=false
"""A stand-in for Unreal's Python module, with the members that the plugin uses and no others. MEMBERS.md has the page of
Unreal's public reference that each one follows. What begins with an underscore is the fake editor, which Unreal has not.

Like Unreal's, it refuses properties that a class does not have, and undo knows only what changed inside a transaction.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from pathlib import Path
from typing import Any, TypeVar

from ._editor import Record, editor as _editor
from ._glb import Model as _Model
from ._glb import bounds_of as _bounds_of
from ._glb import box_glb as _box_glb
from ._glb import read_model as _read_model

_T = TypeVar("_T")
_CENTIMETRES = 100.0


class Name:
    """A name of Unreal. It is no text of Python: the plugin has to convert it."""

    def __init__(self, text: str = "None") -> None:
        self._text = text

    def __str__(self) -> str:
        return self._text


# Structures


class Vector:
    """In centimetres, Z up."""

    def __init__(self, x: float = 0.0, y: float = 0.0, z: float = 0.0) -> None:
        self.x, self.y, self.z = x, y, z


class Rotator:
    """In degrees."""

    def __init__(self, roll: float = 0.0, pitch: float = 0.0, yaw: float = 0.0) -> None:
        self.roll, self.pitch, self.yaw = roll, pitch, yaw


class Quat:
    """A rotation."""

    def __init__(self, x: float = 0.0, y: float = 0.0, z: float = 0.0, w: float = 1.0) -> None:
        self.x, self.y, self.z, self.w = x, y, z, w

    def rotator(self) -> Rotator:
        """Returns the same rotation in degrees; the fake keeps those around Z apart from the others."""
        yaw = math.degrees(math.atan2(2 * (self.w * self.z + self.x * self.y), 1 - 2 * (self.y**2 + self.z**2)))
        pitch = math.degrees(math.asin(max(-1.0, min(1.0, 2 * (self.z * self.x - self.w * self.y)))))
        roll = math.degrees(math.atan2(-2 * (self.w * self.x + self.y * self.z), 1 - 2 * (self.x**2 + self.y**2)))
        return Rotator(roll, pitch, yaw)


class Transform:
    """Place, rotation and scale."""

    def __init__(self, translation: Vector, rotation: Quat, scale3d: Vector) -> None:
        self.translation, self.rotation, self.scale3d = translation, rotation, scale3d


class Box:
    """A box along the axes."""

    def __init__(self, low: Vector, high: Vector) -> None:
        self.min, self.max = low, high


class BoxSphereBounds:
    """A box around its middle."""

    def __init__(self, origin: Vector, box_extent: Vector) -> None:
        self.origin, self.box_extent = origin, box_extent


class HitResult:
    """The first surface that a trace met."""

    def __init__(self, point: Vector, normal: Vector) -> None:
        self._point, self._normal = point, normal

    def to_tuple(self) -> tuple[Any, ...]:
        """blocking_hit, initial_overlap, time, distance, location, impact_point, normal, impact_normal, and so on."""
        return (True, False, 0.0, 0.0, self._point, self._point, self._normal, self._normal)


# Enumerations


class MultiBlockType(Enum):
    MENU_ENTRY = 0


class ToolMenuStringCommandType(Enum):
    PYTHON = 0


class ScriptCollisionShapeType(Enum):
    NDOP26 = 0


class TraceTypeQuery(Enum):
    TRACE_TYPE_QUERY1 = 0


class DrawDebugTrace(Enum):
    NONE = 0


class AttachmentRule(Enum):
    KEEP_WORLD = 0


# Objects


class Object:
    """Base of everything with editor properties."""

    _PROPERTIES: dict[str, Any] = {}

    def __init__(self, outer: Object | None = None, name: str = "None") -> None:
        self._path = name
        self._values: dict[str, Any] = {}
        for kind in reversed(type(self).__mro__):
            for key, value in vars(kind).get("_PROPERTIES", {}).items():
                self._values[key] = value() if callable(value) else value

    def get_name(self) -> str:
        return self._path.rpartition("/")[2].rpartition(".")[2]

    def get_path_name(self) -> str:
        return self._path if "." in self._path else f"{self._path}.{self._path.rpartition('/')[2]}"

    def get_editor_property(self, name: str) -> Any:
        self._check(name)
        return self._values[name]

    def set_editor_property(self, name: str, value: Any) -> None:
        self._check(name)
        self._values[name] = value

    def _check(self, name: str) -> None:
        if name not in self._values:
            raise Exception(f"{type(self).__name__}: Failed to find property '{name}'")

    # An asset: its file is written when it is saved.
    _metadata: dict[str, str]
    _data: Record

    def _record(self) -> Record:
        return {"class": type(self).__name__, "path": self._path, "metadata": self._metadata, "data": self._data}

    @classmethod
    def _asset(cls: type[_T], path: str, data: Record | None = None) -> _T:
        asset = cls()
        old = _editor.assets.get(path)
        setattr(asset, "_path", path)
        # A new import of the same asset keeps its metadata.
        setattr(asset, "_metadata", dict(old._metadata) if old is not None else {})
        setattr(asset, "_data", data or {})
        _editor.assets[path] = asset  # pyright: ignore[reportArgumentType]
        return asset

    def _save(self) -> None:
        file = _editor.file_of(self._path)
        file.parent.mkdir(parents=True, exist_ok=True)
        # Unreal writes a package beside the old one, and then moves it into its place.
        part = file.with_suffix(".tmp")
        part.write_text(json.dumps(self._record(), indent=1), "utf-8")
        part.replace(file)


class StaticMesh(Object):
    def get_bounding_box(self) -> Box:
        low, high = self._data["bounds"]
        return Box(Vector(*low), Vector(*high))

    def find_socket(self, socket_name: str) -> StaticMeshSocket | None:
        fits = (each for each in self._sockets if str(each.get_editor_property("socket_name")) == socket_name)
        return next(fits, None)

    def add_socket(self, socket: StaticMeshSocket) -> None:
        self._sockets.append(socket)
        self._data["sockets"] = [str(each.get_editor_property("socket_name")) for each in self._sockets]

    def remove_socket(self, socket: StaticMeshSocket) -> None:
        self._sockets.remove(socket)

    def __init__(self, outer: Object | None = None, name: str = "None") -> None:
        super().__init__(outer, name)
        self._sockets: list[StaticMeshSocket] = []


class StaticMeshSocket(Object):
    _PROPERTIES = {"socket_name": "None", "relative_location": Vector, "relative_rotation": Rotator}


class AnimPose:
    def __init__(self, bones: list[str]) -> None:
        self._bones = bones

    def get_bone_names(self) -> list[Name]:
        return [Name(bone) for bone in self._bones]


class Skeleton(Object):
    def get_reference_pose(self) -> AnimPose:
        return AnimPose(self._data["bones"])


class SkeletalMesh(Object):
    _PROPERTIES = {"skeleton": None}

    def get_editor_property(self, name: str) -> Any:
        return _editor.assets.get(self._data["skeleton"]) if name == "skeleton" else super().get_editor_property(name)

    def get_imported_bounds(self) -> BoxSphereBounds:
        low, high = self._data["bounds"]
        middle = [(a + b) / 2 for a, b in zip(low, high, strict=True)]
        return BoxSphereBounds(Vector(*middle), Vector(*((b - a) / 2 for a, b in zip(low, high, strict=True))))


class AnimSequence(Object):
    pass


class Material(Object):
    """Not named by the plugin; the fake importer makes some."""


class IKRigDefinition(Object):
    pass


class EditorUtilityWidgetBlueprint(Object):
    pass


class IKRigDefinitionFactory(Object):
    pass


class EditorUtilityWidgetBlueprintFactory(Object):
    pass


class World(Object):
    pass


# Actors


class ActorComponent(Object):
    pass


class StaticMeshComponent(ActorComponent):
    _PROPERTIES = {"static_mesh": None}


class SkeletalMeshComponent(ActorComponent):
    _PROPERTIES = {"skeletal_mesh_asset": None}

    def __init__(self, outer: Object | None = None, name: str = "None") -> None:
        super().__init__(outer, name)
        self._updates = False

    def set_update_animation_in_editor(self, new_update_state: bool) -> None:
        self._updates = new_update_state

    def override_animation_data(self, anim_to_play: AnimSequence, is_looping: bool = True, is_playing: bool = True) -> None:
        if self._updates:
            _editor.playing_clips[self._path] = anim_to_play.get_name()

    def stop(self) -> None:
        _editor.playing_clips.pop(self._path, None)


class Actor(Object):
    _PROPERTIES = {"tags": list}

    def __init__(self, outer: Object | None = None, name: str = "None") -> None:
        super().__init__(outer, name)
        self._component: ActorComponent | None = None
        self._label, self._folder, self._parent, self._socket = "", "None", "", "None"
        self._at: Sequence[float] = (0.0, 0.0, 0.0)
        self._turn: Sequence[float] = (0.0, 0.0, 0.0, 1.0)
        self._scale: Sequence[float] = (1.0, 1.0, 1.0)

    def get_editor_property(self, name: str) -> Any:
        value = super().get_editor_property(name)
        return [Name(str(tag)) for tag in value] if name == "tags" else value

    def set_editor_property(self, name: str, value: Any) -> None:
        super().set_editor_property(name, [str(tag) for tag in value] if name == "tags" else value)

    def get_path_name(self) -> str:
        return self._path

    def get_actor_label(self) -> str:
        return self._label

    def set_actor_label(self, new_actor_label: str) -> None:
        self._label = new_actor_label

    def get_folder_path(self) -> Name:
        return Name(self._folder)

    def set_folder_path(self, new_folder_path: Name) -> None:
        self._folder = str(new_folder_path)

    def get_actor_location(self) -> Vector:
        return Vector(*self._at)

    def set_actor_location(self, new_location: Vector, sweep: bool, teleport: bool) -> None:
        self._at = (new_location.x, new_location.y, new_location.z)

    def get_actor_transform(self) -> Transform:
        return Transform(Vector(*self._at), Quat(*self._turn), Vector(*self._scale))

    def set_actor_transform(self, new_transform: Transform, sweep: bool, teleport: bool) -> None:
        place, turn, scale = new_transform.translation, new_transform.rotation, new_transform.scale3d
        self._at, self._turn = (place.x, place.y, place.z), (turn.x, turn.y, turn.z, turn.w)
        self._scale = (scale.x, scale.y, scale.z)

    def get_component_by_class(self, component_class: type[_T]) -> _T | None:
        return self._component if isinstance(self._component, component_class) else None

    def get_actor_bounds(self, only_colliding_components: bool) -> tuple[Vector, Vector]:
        low, high = self._world_box()
        middle, half = (zip(low, high, strict=True) for _ in range(2))
        return Vector(*((a + b) / 2 for a, b in middle)), Vector(*((b - a) / 2 for a, b in half))

    def get_attach_parent_actor(self) -> Actor | None:
        return _editor.actors.get(self._parent)

    def get_attach_parent_socket_name(self) -> Name:
        return Name(self._socket)

    def get_attached_actors(self) -> list[Actor]:
        return [_editor.actors[path] for path in _editor.standing if _editor.actors[path]._parent == self._path]

    def attach_to_actor(
        self,
        parent_actor: Actor,
        socket_name: Name | str,
        location_rule: AttachmentRule,
        rotation_rule: AttachmentRule,
        scale_rule: AttachmentRule,
    ) -> bool:
        self._parent, self._socket = parent_actor._path, str(socket_name)
        return True

    def _mesh(self) -> StaticMesh | SkeletalMesh | None:
        if isinstance(self._component, StaticMeshComponent):
            return self._component.get_editor_property("static_mesh")
        return self._component.get_editor_property("skeletal_mesh_asset") if self._component else None

    def _world_box(self) -> tuple[list[float], list[float]]:
        mesh = self._mesh()
        low, high = mesh._data["bounds"] if mesh else ((0, 0, 0), (0, 0, 0))
        return (
            [at + side * scale for at, side, scale in zip(self._at, low, self._scale, strict=True)],
            [at + side * scale for at, side, scale in zip(self._at, high, self._scale, strict=True)],
        )

    def _record(self) -> Record:
        mesh = self._mesh()
        return {
            "class": type(self).__name__,
            "path": self._path,
            "label": self._label,
            "folder": self._folder,
            "parent": self._parent,
            "socket": self._socket,
            "at": list(self._at),
            "turn": list(self._turn),
            "scale": list(self._scale),
            "tags": list(self._values["tags"]),
            "mesh": mesh._path if mesh else None,
        }

    def _load(self, record: Record) -> None:
        self._path, self._label, self._folder = record["path"], record["label"], record["folder"]
        self._parent, self._socket = record["parent"], record["socket"]
        self._at, self._turn, self._scale = record["at"], record["turn"], record["scale"]
        self._values["tags"] = list(record["tags"])
        if self._component:
            self._component._path = f"{self._path}.Component"
            static = isinstance(self._component, StaticMeshComponent)
            mesh = _editor.assets.get(str(record["mesh"]))
            self._component.set_editor_property("static_mesh" if static else "skeletal_mesh_asset", mesh)


class StaticMeshActor(Actor):
    """Not named by the plugin."""

    def __init__(self, outer: Object | None = None, name: str = "None") -> None:
        super().__init__(outer, name)
        self._component = StaticMeshComponent()


class SkeletalMeshActor(Actor):
    """Not named by the plugin."""

    def __init__(self, outer: Object | None = None, name: str = "None") -> None:
        super().__init__(outer, name)
        self._component = SkeletalMeshComponent()


def _make_asset(record: Record) -> Object:
    asset: Object = globals()[record["class"]]()
    asset._path, asset._metadata, asset._data = record["path"], record["metadata"], record["data"]
    return asset


def _make_actor(record: Record) -> Actor:
    actor: Actor = globals()[record["class"]]()
    actor._load(record)
    return actor


# Import


class InterchangePipelineBase(Object):
    """Base of the pipelines."""


class InterchangeGenericMeshPipeline(InterchangePipelineBase):
    _PROPERTIES = {
        "combine_static_meshes": False,
        "combine_skeletal_meshes": True,
        "import_collision_according_to_mesh_name": True,
        "one_convex_hull_per_ucx": True,
        "build_nanite": True,
    }


class InterchangeGenericCommonMeshesProperties(InterchangePipelineBase):
    _PROPERTIES = {"bake_meshes": True, "auto_detect_mesh_type": True, "recompute_normals": False}


class InterchangeGenericAnimationPipeline(InterchangePipelineBase):
    _PROPERTIES = {"import_animations": True}


class InterchangeGenericAssetsPipeline(InterchangePipelineBase):
    _PROPERTIES = {
        "use_source_name_for_asset": True,
        "asset_name": "",
        "import_offset_uniform_scale": 1.0,
        "mesh_pipeline": InterchangeGenericMeshPipeline,
        "common_meshes_properties": InterchangeGenericCommonMeshesProperties,
        "animation_pipeline": InterchangeGenericAnimationPipeline,
    }


class InterchangeGLTFPipeline(InterchangePipelineBase):
    pass


class InterchangePipelineStackOverride(Object):
    def __init__(self, outer: Object | None = None, name: str = "None") -> None:
        super().__init__(outer, name)
        self._pipelines: list[InterchangePipelineBase] = []

    def add_pipeline(self, pipeline_base: InterchangePipelineBase) -> None:
        self._pipelines.append(pipeline_base)


class AssetImportTask(Object):
    _PROPERTIES = {
        "filename": "",
        "destination_path": "",
        "automated": False,
        "async_": False,
        "replace_existing": False,
        "replace_existing_settings": False,
        "save": False,
        "options": None,
    }

    def __init__(self, outer: Object | None = None, name: str = "None") -> None:
        super().__init__(outer, name)
        self._objects: list[Object] = []

    def get_objects(self) -> list[Object]:
        return self._objects


class AssetTools:
    def import_asset_tasks(self, import_tasks: list[AssetImportTask]) -> None:
        for task in import_tasks:
            path = Path(task.get_editor_property("filename"))
            _editor.imports.append(path.name)
            try:
                task._objects = _import_file(task, path)
            except (ValueError, KeyError, OSError) as error:
                log_warning(f"Interchange: {path.name}: {error}")
            if task.get_editor_property("save"):
                for item in task.get_objects():
                    item._save()

    def create_asset(self, asset_name: str, package_path: str, asset_class: type[Object], factory: Object) -> Object:
        return asset_class._asset(f"{package_path}/{asset_name}")


def _import_file(task: AssetImportTask, path: Path) -> list[Object]:
    """As Interchange is documented: metres become centimetres, Y and Z change places, and one mesh is made by the settings."""
    stack = task.get_editor_property("options")
    pipelines: list[InterchangePipelineBase] = stack._pipelines
    generic = next(each for each in pipelines if isinstance(each, InterchangeGenericAssetsPipeline))
    folder, name = task.get_editor_property("destination_path"), generic.get_editor_property("asset_name")
    scale = _CENTIMETRES * generic.get_editor_property("import_offset_uniform_scale")
    if path.suffix.lower() == ".fbx":
        if not path.read_bytes().startswith(b"Kaydara FBX Binary"):
            raise ValueError("not an FBX")
        # Its meshes are not read: a box of a metre.
        return [StaticMesh._asset(f"{folder}/{name}", {"bounds": [[-50, -50, 0], [50, 50, 100]], "lods": 1})]
    model = _read_model(path)
    nodes = model.json.get("nodes", [])
    colliders = {index: str(node.get("name", "")) for index, node in enumerate(nodes) if "mesh" in node}
    colliders = {index: own for index, own in colliders.items() if own[:4] in ("UCX_", "UBX_", "USP_", "UCP_")}
    bounds = _bounds_of(model, set(colliders))
    if bounds is None:
        return []
    low, high = bounds
    sides = [[side[axis] * scale for axis in (0, 2, 1)] for side in (low, high)]
    clips = model.json.get("animations", [])
    moving = generic.get_editor_property("common_meshes_properties").get_editor_property("auto_detect_mesh_type")
    skinned = any("skin" in node for node in nodes)
    made: list[Object] = [
        Material._asset(f"{folder}/{_taken(str(each.get('name', f'material_{index}')))}")
        for index, each in enumerate(model.json.get("materials", []))
    ]
    if not skinned and not (moving and clips):
        hulls = sum(1 for own in colliders.values() if own.startswith("UCX_"))
        data = {"bounds": sides, "lods": 1, "convex": hulls or int(not colliders), "simple": len(colliders) - hulls}
        return [*made, StaticMesh._asset(f"{folder}/{name}", data)]
    bones = _bones(model)
    skeleton = Skeleton._asset(f"{folder}/{name}_Skeleton", {"bones": bones})
    mesh = SkeletalMesh._asset(f"{folder}/{name}", {"bounds": sides, "skeleton": skeleton._path})
    sequences = [AnimSequence._asset(f"{folder}/{name}_Anim_{_taken(str(clip.get('name', at)))}") for at, clip in enumerate(clips)]
    return [*made, skeleton, mesh, *sequences]


def _bones(model: _Model) -> list[str]:
    nodes = model.json.get("nodes", [])
    joints = [joint for skin in model.json.get("skins", []) for joint in skin["joints"]] or list(range(len(nodes)))
    return [_taken(str(nodes[joint].get("name", f"bone_{joint}"))) for joint in dict.fromkeys(joints)]


def _taken(name: str) -> str:
    """A name as Unreal takes it: other characters become underscores."""
    return "".join(letter if letter.isalnum() or letter in "_-" else "_" for letter in name)


class AssetToolsHelpers:
    @classmethod
    def get_asset_tools(cls) -> AssetTools:
        return AssetTools()


class EditorAssetLibrary:
    @classmethod
    def does_asset_exist(cls, asset_path: str) -> bool:
        return asset_path in _editor.assets

    @classmethod
    def does_directory_exist(cls, directory_path: str) -> bool:
        return any(path.startswith(f"{directory_path}/") for path in _editor.assets)

    @classmethod
    def delete_directory(cls, directory_path: str) -> bool:
        for path in [path for path in _editor.assets if path.startswith(f"{directory_path}/")]:
            del _editor.assets[path]
            _editor.file_of(path).unlink(missing_ok=True)
        return True

    @classmethod
    def load_asset(cls, asset_path: str) -> Object:
        return _editor.assets[asset_path.partition(".")[0]]

    @classmethod
    def list_assets(cls, directory_path: str, recursive: bool = True, include_folder: bool = False) -> list[str]:
        found = [asset for path, asset in _editor.assets.items() if path.startswith(f"{directory_path}/")]
        return [asset.get_path_name() for asset in found]

    @classmethod
    def save_loaded_asset(cls, asset_to_save: Object, only_if_is_dirty: bool = True) -> bool:
        asset_to_save._save()
        return True

    @classmethod
    def set_metadata_tag(cls, object: Object, tag: str, value: str) -> None:
        object._metadata[tag] = value

    @classmethod
    def get_metadata_tag(cls, object: Object, tag: str) -> str:
        return object._metadata.get(tag, "")


class SourceControl:
    @classmethod
    def is_enabled(cls) -> bool:
        return _editor.source_control

    @classmethod
    def check_out_files(cls, files: list[str], silent: bool = False) -> bool:
        _editor.checked_out += files
        for file in files:
            Path(file).chmod(0o644)
        return True

    @classmethod
    def mark_files_for_add(cls, files: list[str], silent: bool = False) -> bool:
        _editor.added += files
        return True


class GLTFExportOptions(Object):
    _PROPERTIES = {"export_uniform_scale": 0.01}


class GLTFExporter:
    @classmethod
    def export_to_gltf(cls, object: Object, file_path: str, options: GLTFExportOptions, selected_actors: set[Actor]) -> object:
        """Writes one box around the actors: the fake has no meshes of its own."""
        boxes = [actor._world_box() for actor in selected_actors]
        scale = options.get_editor_property("export_uniform_scale")
        low = [min(box[0][axis] for box in boxes) * scale for axis in (0, 2, 1)]
        high = [max(box[1][axis] for box in boxes) * scale for axis in (0, 2, 1)]
        Path(file_path).write_bytes(_box_glb((low[0], low[1], low[2]), (high[0], high[1], high[2])))
        return {}


class IKRigController:
    def __init__(self, rig: Object) -> None:
        self._rig = rig

    @classmethod
    def get_controller(cls, ik_rig_definition: Object) -> IKRigController:
        return cls(ik_rig_definition)

    def set_skeletal_mesh(self, skeletal_mesh: SkeletalMesh) -> bool:
        self._rig._data["mesh"] = skeletal_mesh._path
        return True

    def set_retarget_root(self, root_bone_name: str) -> bool:
        self._rig._data["root"] = root_bone_name
        return True

    def add_retarget_chain(self, chain_name: str, start_bone_name: str, end_bone_name: str, goal_name: str) -> Name:
        chain = [chain_name, start_bone_name, end_bone_name, goal_name]
        self._rig._data.setdefault("chains", []).append(chain)
        return Name(chain_name)


# Subsystems and libraries


class EditorActorSubsystem:
    def get_all_level_actors(self) -> list[Actor]:
        return [_editor.actors[path] for path in _editor.standing]

    def get_selected_level_actors(self) -> list[Actor]:
        return [_editor.actors[path] for path in _editor.selected if path in _editor.standing]

    def set_selected_level_actors(self, actors_to_select: list[Actor]) -> None:
        _editor.selected = [actor.get_path_name() for actor in actors_to_select]

    def spawn_actor_from_object(self, object_to_use: Object, location: Vector, rotation: Rotator) -> Actor | None:
        kinds: dict[type[Object], type[Actor]] = {StaticMesh: StaticMeshActor, SkeletalMesh: SkeletalMeshActor}
        kind = kinds.get(type(object_to_use))
        if kind is None:
            return None
        actor = kind()
        record = actor._record()
        path = _editor.new_name(kind.__name__)
        record |= {"path": path, "label": object_to_use.get_name(), "mesh": object_to_use._path}
        actor._load({**record, "at": [location.x, location.y, location.z]})
        _editor.actors[path] = actor
        _editor.standing.append(path)
        _editor.selected = [path]
        return actor

    def destroy_actor(self, actor_to_destroy: Actor) -> bool:
        path = actor_to_destroy.get_path_name()
        if path not in _editor.standing:
            return False
        for child in actor_to_destroy.get_attached_actors():
            child._parent = ""
        _editor.standing.remove(path)
        _editor.selected = [each for each in _editor.selected if each != path]
        return True


class UnrealEditorSubsystem:
    def get_editor_world(self) -> World:
        return World()

    def get_level_viewport_camera_info(self) -> tuple[Vector, Rotator] | None:
        eye, (pitch, yaw, roll) = _editor.camera
        return Vector(*eye), Rotator(roll, pitch, yaw)

    def set_level_viewport_camera_info(self, camera_location: Vector, camera_rotation: Rotator) -> None:
        turn = (camera_rotation.pitch, camera_rotation.yaw, camera_rotation.roll)
        _editor.camera = (camera_location.x, camera_location.y, camera_location.z), turn


class LevelEditorSubsystem:
    def is_in_play_in_editor(self) -> bool:
        return _editor.playing


class StaticMeshEditorSubsystem:
    def add_simple_collisions(self, static_mesh: StaticMesh, shape_type: ScriptCollisionShapeType) -> int:
        static_mesh._data["convex"] = 1
        return 0

    def get_simple_collision_count(self, static_mesh: StaticMesh) -> int:
        return static_mesh._data.get("simple", 0)

    def get_convex_collision_count(self, static_mesh: StaticMesh) -> int:
        return static_mesh._data.get("convex", 0)

    def set_lod_from_static_mesh(
        self,
        destination_static_mesh: StaticMesh,
        destination_lod_index: int,
        source_static_mesh: StaticMesh,
        source_lod_index: int,
        reuse_existing_material_slots: bool,
    ) -> int:
        data = destination_static_mesh._data
        data["lods"] = max(data["lods"], destination_lod_index + 1)
        data.setdefault("lod_bounds", []).append(source_static_mesh._data["bounds"])
        return destination_lod_index

    def set_lod_screen_sizes(self, static_mesh: StaticMesh, screen_sizes: list[float]) -> bool:
        static_mesh._data["screen_sizes"] = screen_sizes
        return True


class EditorUtilitySubsystem:
    def does_tab_exist(self, new_tab_id: str) -> bool:
        return new_tab_id in _editor.tabs

    def close_tab_by_id(self, new_tab_id: str) -> bool:
        return _editor.tabs.pop(new_tab_id, None) is not None

    def spawn_and_register_tab_with_id(self, blueprint: Object, tab_id: str) -> object:
        _editor.tabs[tab_id] = blueprint.get_name()
        return blueprint


class EditorUtilityLibrary:
    """Its `add_source_widget` and `find_source_widget_by_name` are in the reference since 5.7: a test adds them."""


class BlueprintEditorLibrary:
    @classmethod
    def compile_blueprint(cls, blueprint: Object) -> None:
        pass


_subsystems: dict[type[Any], Any] = {}


def get_editor_subsystem(subsystem: type[_T]) -> _T:
    return _subsystems.setdefault(subsystem, subsystem())


class GameplayStatics:
    @classmethod
    def get_all_actors_with_tag(cls, world_context_object: Object, tag: str) -> list[Actor]:
        actors = get_editor_subsystem(EditorActorSubsystem).get_all_level_actors()
        return [actor for actor in actors if tag in actor._values["tags"]]


class InternationalizationLibrary:
    @classmethod
    def get_current_language(cls) -> str:
        return "en"


class SystemLibrary:
    @classmethod
    def get_engine_version(cls) -> str:
        return "5.5.4-0+++fake"

    @classmethod
    def is_unattended(cls) -> bool:
        return False

    @classmethod
    def launch_url(cls, url: str) -> None:
        _editor.launched.append(url)

    @classmethod
    def line_trace_single(
        cls,
        world_context_object: Object,
        start: Vector,
        end: Vector,
        trace_channel: TraceTypeQuery,
        trace_complex: bool,
        actors_to_ignore: Iterable[Actor],
        draw_debug_type: DrawDebugTrace,
        ignore_self: bool = True,
    ) -> HitResult | None:
        """Meets the ground at height 0 and the boxes of actors from outside."""
        way = (end.x - start.x, end.y - start.y, end.z - start.z)
        origin = (start.x, start.y, start.z)
        surfaces = [(-origin[2] / way[2], 2)] if way[2] else []
        ignored = [actor.get_path_name() for actor in actors_to_ignore]
        for path in _editor.standing:
            if path not in ignored:
                surfaces += _entry(_editor.actors[path], origin, way)
        met = [(time, axis) for time, axis in surfaces if 0 < time <= 1]
        if not met:
            return None
        time, axis = min(met)
        x, y, z = (at + step * time for at, step in zip(origin, way, strict=True))
        normal = [0.0, 0.0, 0.0]
        normal[axis] = -math.copysign(1, way[axis])
        return HitResult(Vector(x, y, z), Vector(*normal))


def _entry(actor: Actor, origin: tuple[float, float, float], way: tuple[float, float, float]) -> list[tuple[float, int]]:
    """Returns when a ray comes into a box, and the axis of the side."""
    low, high = actor._world_box()
    first, last, side_axis = 0.0, 1.0, 2
    for axis in range(3):
        if not way[axis]:
            if not low[axis] <= origin[axis] <= high[axis]:
                return []
            continue
        near, far = sorted((side - origin[axis]) / way[axis] for side in (low[axis], high[axis]))
        if near > first:
            first, side_axis = near, axis
        last = min(last, far)
    return [(first, side_axis)] if 0 < first <= last else []


class Paths:
    @classmethod
    def project_dir(cls) -> str:
        return f"{_editor.project}/"

    @classmethod
    def get_project_file_path(cls) -> str:
        return f"{_editor.project}/Suite.uproject"

    @classmethod
    def convert_relative_path_to_full(cls, path: str) -> str:
        return path


# Menus


class ToolMenuOwner:
    def __init__(self, name: str = "None") -> None:
        self._name = name


class ToolMenuEntry:
    def __init__(self, name: str, type: MultiBlockType, owner: ToolMenuOwner) -> None:
        self._name, self._label, self._command, self._owner = name, "", "", owner._name

    def set_label(self, label: str) -> None:
        self._label = label

    def set_tool_tip(self, tool_tip: str) -> None:
        pass

    def set_string_command(self, type: ToolMenuStringCommandType, custom_type: str, string: str) -> None:
        self._command = string


class ToolMenu:
    def add_section(self, section_name: str, label: str = "") -> None:
        pass

    def add_menu_entry(self, section_name: str, args: ToolMenuEntry) -> None:
        owner = args._owner
        entry = (args._label, args._command)
        _editor.menus.setdefault(owner, []).append(entry)


class ToolMenus:
    @classmethod
    def get(cls) -> ToolMenus:
        return cls()

    def extend_menu(self, name: str) -> ToolMenu:
        return ToolMenu()

    def refresh_all_widgets(self) -> None:
        pass

    def unregister_owner_by_name(self, owner_name: str) -> None:
        _editor.menus.pop(owner_name, None)


# Functions of the module


class ScopedEditorTransaction:
    """One step of undo."""

    def __init__(self, desc: str) -> None:
        self._text = desc

    def __enter__(self) -> ScopedEditorTransaction:
        _editor.begin()
        return self

    def __exit__(self, *error: object) -> None:
        _editor.end(self._text)


def register_slate_post_tick_callback(callable: Callable[[float], None]) -> object:
    _editor.ticks.append(callable)
    return callable


def unregister_slate_post_tick_callback(handle: object) -> None:
    _editor.ticks[:] = [each for each in _editor.ticks if each is not handle and each != handle]


def register_python_shutdown_callback(callable: Callable[[], None]) -> object:
    _editor.ends.append(callable)
    return callable


def unregister_python_shutdown_callback(handle: object) -> None:
    _editor.ends[:] = [each for each in _editor.ends if each != handle]


def log(arg: str) -> None:
    _editor.log.append(arg)
    print(arg, flush=True)


def log_warning(arg: str) -> None:
    _editor.log.append(f"Warning: {arg}")
    print(f"Warning: {arg}", flush=True)
