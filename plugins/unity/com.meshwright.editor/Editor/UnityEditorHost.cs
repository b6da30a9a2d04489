#nullable enable
#if MESHWRIGHT_GLTFAST || MESHWRIGHT_GLTFAST_7
#define MESHWRIGHT_GLTF
#endif
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Threading.Tasks;
using UnityEditor;
using UnityEditor.SceneManagement;
using UnityEngine;
using UnityEngine.SceneManagement;
#if MESHWRIGHT_GLTFAST_7
using Unity.Cloud.Gltfast.Export;
#elif MESHWRIGHT_GLTFAST
using GLTFast.Export;
#endif

namespace Meshwright.Editor
{
    /// <summary>Unity's editor as the core sees it: assets, the open scene, undo and selection.</summary>
    public sealed class UnityEditorHost : IEditor
    {
        /// <summary>How far down a surface is looked for, in metres.</summary>
        private const float MostDepth = 10_000;

        private GameObject? _playing;
        private AnimationClip? _clip;
        private double _clipStart;
        private string _step = "";

        public string Version
        {
            get { return Application.unityVersion; }
        }

        /// <summary>That of the system, because the editor does not say its own; the panel has these.</summary>
        public string Language
        {
            get
            {
                switch (Application.systemLanguage)
                {
                    case SystemLanguage.German:
                        return "de";
                    case SystemLanguage.Japanese:
                        return "ja";
                    default:
                        return "en";
                }
            }
        }

        public string ProjectFolder
        {
            get { return Path.GetDirectoryName(Application.dataPath) ?? ""; }
        }

#if MESHWRIGHT_GLTF
        public string ModelFormat
        {
            get { return "glb"; }
        }

        public bool ExportsSelection
        {
            get { return true; }
        }
#else
        public string ModelFormat
        {
            get { return "fbx"; }
        }

        public bool ExportsSelection
        {
            get { return false; }
        }
#endif

        public bool HasScene
        {
            get { return SceneManager.GetActiveScene().isLoaded && !EditorApplication.isPlayingOrWillChangePlaymode; }
        }

        public Metres Pivot
        {
            get { return SceneView.lastActiveSceneView != null ? ToMetres(SceneView.lastActiveSceneView.pivot) : default; }
        }

        public Task<string> ImportModel(string assetPath)
        {
            var isNew = !File.Exists(AssetDatabase.GetTextMetaFilePathFromAssetPath(assetPath));
            AssetDatabase.ImportAsset(assetPath, ImportAssetOptions.ForceUpdate | ImportAssetOptions.ForceSynchronousImport);
            if (isNew && AssetImporter.GetAtPath(assetPath) is ModelImporter importer)
            {
                // Our FBX is in metres, Y up, and says so: at factor 1 a metre of the file is a unit.
                importer.globalScale = 1;
                importer.useFileScale = true;
                importer.importAnimation = true;
                importer.SaveAndReimport();
            }
            var model = AssetDatabase.LoadAssetAtPath<GameObject>(assetPath);
            var name = Path.GetFileName(assetPath);
            if (model == null)
                return Task.FromResult($"Unity's importer did not take {name}. The Console says why.");
            return Task.FromResult(ModelMeasure.HasMesh(model) ? "" : $"Unity's importer found no mesh in {name}.");
        }

        public void ImportFile(string assetPath)
        {
            AssetDatabase.ImportAsset(assetPath);
        }

        public void DeleteFile(string assetPath)
        {
            AssetDatabase.DeleteAsset(assetPath);
        }

        public double? SurfaceBelow(Metres point)
        {
            Physics.SyncTransforms();
            var scene = SceneManager.GetActiveScene().GetPhysicsScene();
            var isMet = scene.Raycast(ToVector(point), Vector3.down, out var hit, MostDepth, Physics.DefaultRaycastLayers, QueryTriggerInteraction.Ignore);
            return isMet ? hit.point.y : (double?)null;
        }

        public Box BoundsOf(string assetPath)
        {
            return ToBox(ModelMeasure.Bounds(AssetDatabase.LoadAssetAtPath<GameObject>(assetPath)!));
        }

        public IReadOnlyList<Box> PlacedBounds()
        {
            return Tagged().Select(each => each.GetComponentsInChildren<Renderer>()).Where(each => each.Length > 0).Select(Union).ToList();

            static Box Union(Renderer[] renderers)
            {
                var bounds = renderers[0].bounds;
                foreach (var renderer in renderers)
                    bounds.Encapsulate(renderer.bounds);
                return ToBox(bounds);
            }
        }

        public IReadOnlyList<AssetTag> Placed()
        {
            return Tagged().Select(each => new AssetTag(each.Id, ProvenanceOf(each))).ToList();
        }

        public string ModelOf(string id)
        {
            var found = Find(id);
            return found == null ? "" : PrefabUtility.GetPrefabAssetPathOfNearestInstanceRoot(found) ?? "";
        }

        public void Place(string assetPath, string name, AssetTag tag, Metres at)
        {
            var step = Begin("Import " + name);
            var made = Instantiate(assetPath, SceneManager.GetActiveScene());
            made.name = GameObjectUtility.GetUniqueNameForSibling(null, name);
            made.transform.position = ToVector(at);
            Finish(made, tag, step);
        }

        public void Replace(string id, string assetPath, AssetTag tag)
        {
            var old = Find(id)!;
            var step = Begin($"Import {old.name} again");
            var made = Instantiate(assetPath, old.scene);
            var (from, to) = (old.transform, made.transform);
            Undo.SetTransformParent(to, from.parent, "");
            to.localPosition = from.localPosition;
            to.localRotation = from.localRotation;
            to.localScale = from.localScale;
            to.SetSiblingIndex(from.GetSiblingIndex());
            made.name = old.name;
            var added = Enumerable.Range(0, from.childCount).Select(from.GetChild).Where(child => PrefabUtility.IsAddedGameObjectOverride(child.gameObject));
            foreach (var child in added.ToList())
                Undo.SetTransformParent(child, to, "");
            Undo.DestroyObjectImmediate(old);
            Finish(made, tag, step);
        }

        public void Retag(string id, AssetTag tag)
        {
            var found = Find(id)!;
            var step = Begin($"Import {found.name} again");
            var asset = found.GetComponent<MeshwrightAsset>();
            Undo.RecordObject(asset!, "");
            Finish(found, tag, step);
        }

        public SceneFacts? Measure(string id)
        {
            var found = Find(id);
            return found == null ? null : ModelMeasure.Facts(found);
        }

        public bool Show(string id)
        {
            var found = Find(id);
            if (found == null)
                return false;
            UnityEditor.Selection.activeGameObject = found;
            if (SceneView.lastActiveSceneView != null)
                SceneView.lastActiveSceneView.FrameSelected();
            return true;
        }

        public bool Remove(string id)
        {
            var found = Find(id);
            if (found == null)
                return false;
            var step = Begin("Remove " + found.name);
            Undo.DestroyObjectImmediate(found);
            End(step);
            return true;
        }

        public string PlayClip(string id, string clip)
        {
            StopClips();
            var found = Find(id)!;
            _clip = ModelMeasure.Clips(found).FirstOrDefault(each => each.name == clip);
            if (_clip == null)
                return $"{found.name} has no clip {clip}.";
            _playing = found;
            _clipStart = EditorApplication.timeSinceStartup;
            // The pose before comes back when this mode ends, so that no scene saves one.
            AnimationMode.StartAnimationMode();
            EditorApplication.update += Sample;
            return "";
        }

        public void StopClips()
        {
            EditorApplication.update -= Sample;
            if (_clip != null && AnimationMode.InAnimationMode())
                AnimationMode.StopAnimationMode();
            _clip = null;
            _playing = null;
        }

        public SelectedModel? Selection()
        {
            var models = SelectedRoots();
            if (models.Count == 0)
                return null;
            var first = models[0];
            var asset = first.GetComponent<MeshwrightAsset>();
            var others = models.Count - 1;
            return new SelectedModel
            {
                Id = IdOf(first),
                Name = others > 0 ? $"{first.name} and {others} more" : first.name,
                Provenance = asset == null || others > 0 ? null : ProvenanceOf(asset),
                HasMesh = models.Any(ModelMeasure.HasMesh),
                Models = models.Count,
            };
        }

#if MESHWRIGHT_GLTF
        public async Task<string> ExportSelection(string path)
        {
            var models = SelectedRoots();
            var origin = models[0].transform.position;
            // Copies at the origin: the file has no place of the scene. What is hidden in the scene is hidden in the file.
            var copies = models.Select(each => CopyOf(each, each.transform.position - origin)).ToArray();
            try
            {
                var settings = new ExportSettings { Format = GltfFormat.Binary };
                var export = new GameObjectExport(settings);
                var isWritten = export.AddScene(copies, models[0].name) && await export.SaveToFileAndDispose(path);
                return isWritten ? "" : $"glTFast could not export {models[0].name}. The Console says why.";
            }
            finally
            {
                foreach (var copy in copies)
                    Object.DestroyImmediate(copy);
            }
        }

        private static GameObject CopyOf(GameObject model, Vector3 at)
        {
            var copy = Object.Instantiate(model);
            copy.name = model.name;
            copy.hideFlags = HideFlags.HideAndDontSave;
            copy.transform.position = at;
            copy.transform.rotation = Quaternion.identity;
            copy.transform.localScale = model.transform.lossyScale;
            return copy;
        }
#else
        public Task<string> ExportSelection(string path)
        {
            return Task.FromResult("Install glTFast (com.unity.cloud.gltfast) to send the selection.");
        }
#endif

        private void Sample()
        {
            if (_playing == null || _clip == null)
            {
                StopClips();
                return;
            }
            var time = (EditorApplication.timeSinceStartup - _clipStart) % Mathf.Max(_clip.length, 0.01f);
            AnimationMode.BeginSampling();
            AnimationMode.SampleAnimationClip(_playing, _clip, (float)time);
            AnimationMode.EndSampling();
            SceneView.RepaintAll();
        }

        private static GameObject Instantiate(string assetPath, Scene scene)
        {
            var model = AssetDatabase.LoadAssetAtPath<GameObject>(assetPath);
            var made = (GameObject)PrefabUtility.InstantiatePrefab(model!, scene);
            Undo.RegisterCreatedObjectUndo(made, "");
            return made;
        }

        /// <summary>Begins an undo step. Returns its number.</summary>
        private int Begin(string name)
        {
            _step = name;
            Undo.IncrementCurrentGroup();
            return Undo.GetCurrentGroup();
        }

        private void Finish(GameObject asset, AssetTag tag, int step)
        {
            var component = asset.GetComponent<MeshwrightAsset>();
            if (component == null)
                component = Undo.AddComponent<MeshwrightAsset>(asset);
            component.Write(tag.Id, Json.Write(tag.Provenance));
            UnityEditor.Selection.activeGameObject = asset;
            EditorSceneManager.MarkSceneDirty(asset.scene);
            End(step);
        }

        /// <summary>Makes one step of all that was done since its beginning, under its name.</summary>
        private void End(int step)
        {
            Undo.SetCurrentGroupName(_step);
            Undo.CollapseUndoOperations(step);
        }

        private static MeshwrightAsset[] Tagged()
        {
            return Object.FindObjectsByType<MeshwrightAsset>(FindObjectsInactive.Include, FindObjectsSortMode.InstanceID);
        }

        /// <summary>The object of an id, among copies a selected one first; null when it is gone.</summary>
        private static GameObject? Find(string id)
        {
            var selected = UnityEditor.Selection.gameObjects;
            var found = Tagged().Where(each => each.Id == id).OrderBy(each => selected.Contains(each.gameObject) ? 0 : 1).FirstOrDefault();
            if (found != null)
                return found.gameObject;
            return GlobalObjectId.TryParse(id, out var parsed) ? GlobalObjectId.GlobalObjectIdentifierToObjectSlow(parsed) as GameObject : null;
        }

        /// <summary>The selected objects of the scene; an object inside an asset stands for the asset.</summary>
        private static List<GameObject> SelectedRoots()
        {
            return UnityEditor
                .Selection.gameObjects.Where(each => !EditorUtility.IsPersistent(each))
                .Select(AssetOf)
                .Distinct()
                .ToList();

            static GameObject AssetOf(GameObject selected)
            {
                var asset = selected.GetComponentInParent<MeshwrightAsset>(true);
                return asset != null ? asset.gameObject : selected;
            }
        }

        private static string IdOf(GameObject model)
        {
            var asset = model.GetComponent<MeshwrightAsset>();
            return asset != null ? asset.Id : GlobalObjectId.GetGlobalObjectIdSlow(model).ToString();
        }

        private static JsonObject ProvenanceOf(MeshwrightAsset asset)
        {
            return Json.ReadObject(asset.Provenance) ?? new JsonObject();
        }

        private static Metres ToMetres(Vector3 place)
        {
            return new Metres(place.x, place.y, place.z);
        }

        private static Vector3 ToVector(Metres place)
        {
            return new Vector3((float)place.X, (float)place.Y, (float)place.Z);
        }

        private static Box ToBox(Bounds bounds)
        {
            return new Box(ToMetres(bounds.min), ToMetres(bounds.max));
        }
    }
}
