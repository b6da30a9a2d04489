#nullable enable
#if MESHWRIGHT_GLTFAST || MESHWRIGHT_GLTFAST_7
using System.Collections.Generic;
using UnityEditor;
using UnityEngine;
#if MESHWRIGHT_GLTFAST_7
using Unity.Cloud.Gltfast;
using Unity.Cloud.Gltfast.Addons;
using GltfBase = Unity.Cloud.Gltfast.GltfImport;
#else
using GLTFast;
using GLTFast.Addons;
using GltfBase = GLTFast.GltfImportBase;
#endif

namespace Meshwright.Editor.Import
{
    /// <summary>
    /// The add-on of glTFast that gives a GLB its components while the importer makes its objects, so that they are in the
    /// asset itself. Models that are loaded while the game runs are left alone.
    /// </summary>
    internal sealed class GltfastAddon : ImportAddon<GltfastAddonInstance>
    {
        [InitializeOnLoadMethod]
        private static void Register()
        {
            ImportAddonRegistry.RegisterImportAddon(new GltfastAddon());
        }
    }

    internal sealed class GltfastAddonInstance : ImportAddonInstance
    {
        public override bool SupportsGltfExtension(string extensionName)
        {
            return false;
        }

        public override void Inject(GltfBase gltfImport)
        {
            gltfImport.AddImportAddonInstance(this);
        }

        public override void Inject(IInstantiator instantiator)
        {
            var file = ModelPostprocessor.Current;
            if (file == null || !(instantiator is GameObjectInstantiator objects))
                return;
            var nodes = new Dictionary<int, Transform>();
            objects.NodeCreated += (index, node) => nodes[(int)index] = node.transform;
            objects.EndSceneCompleted += () => Add(file, objects.SceneTransform, nodes);
        }

        public override void Dispose() { }

        private static void Add(ImportedFile file, Transform root, Dictionary<int, Transform> nodes)
        {
            var meaning = file.Meaning();
            var bones = file.Bones();
            if (meaning == null || (!meaning.IsOurs && bones == null))
                return;
            ModelComponents.Add(
                meaning,
                ImportedFile.Sockets(meaning, bones),
                root,
                (index, name) => index < 0 ? ModelComponents.Named(root, name) : nodes.TryGetValue(index, out var found) ? found : null
            );
        }
    }
}
#endif
