#nullable enable
using System;
using System.Collections.Generic;
using Meshwright.Meaning;
using UnityEditor;
using UnityEngine;
using Object = UnityEngine.Object;

namespace Meshwright.Editor.Import
{
    /// <summary>
    /// Reads what our models mean while they are imported. A GLB gets its components by <see cref="GltfastAddon"/>, an FBX
    /// here; what is an asset of its own (avatars, clips that end, labels) is made after the import of both.
    /// </summary>
    internal sealed class ModelPostprocessor : AssetPostprocessor
    {
        /// <summary>The GLB that is being imported: the importer does not tell its add-ons the path.</summary>
        internal static ImportedFile? Current { get; private set; }

        /// <summary>Counts up when the same file gets other components, so that Unity imports it again.</summary>
        public override uint GetVersion()
        {
            return 1;
        }

        private void OnPreprocessAsset()
        {
            var file = new ImportedFile(assetPath);
            Current = file.IsGlb ? file : null;
            // Imported again when the bones change.
            if (file.IsGlb || file.IsFbx)
                context.DependsOnSourceAsset(file.BonesPath);
        }

        private void OnPreprocessModel()
        {
            var file = new ImportedFile(assetPath);
            if (!file.IsFbx || !(assetImporter is ModelImporter importer))
                return;
            // A generated second set would replace ours.
            if (file.Meaning()?.Lightmapped.Count > 0)
                importer.generateSecondaryUV = false;
        }

        private void OnPreprocessAnimation()
        {
            var file = new ImportedFile(assetPath);
            if (!file.IsFbx || !(assetImporter is ModelImporter importer))
                return;
            // Clips that are set already are the user's.
            if (importer.clipAnimations.Length > 0)
                return;
            var known = Loops(file.Meaning());
            var clips = importer.defaultClipAnimations;
            var isChanged = false;
            foreach (var clip in clips)
            {
                var isLoop = known.TryGetValue(clip.takeName, out var found) ? found : ClipMeaning.HasLoopingName(clip.takeName);
                clip.loopTime = isLoop;
                isChanged |= isLoop;
            }
            if (isChanged)
                importer.clipAnimations = clips;
        }

        private void OnPostprocessModel(GameObject g)
        {
            var file = new ImportedFile(assetPath);
            if (!file.IsFbx)
                return;
            var meaning = file.Meaning() ?? ModelMeaning.OfNames(NodesOf(g.transform));
            var bones = file.Bones();
            if (!meaning.IsOurs && bones == null)
                return;
            var byName = new Dictionary<string, Transform>(StringComparer.Ordinal);
            Collect(byName, g.transform);
            ModelComponents.Add(
                meaning,
                ImportedFile.Sockets(meaning, bones),
                g.transform,
                (_, name) => byName.TryGetValue(ModelMeaning.FbxName(name), out var found) ? found : null
            );
        }

        private static void OnPostprocessAllAssets(string[] importedAssets, string[] deletedAssets, string[] movedAssets, string[] movedFromAssetPaths)
        {
            Current = null;
            foreach (var path in importedAssets)
            {
                var file = new ImportedFile(path);
                if (file.IsGlb || file.IsFbx)
                    After(file);
            }
        }

        private static void After(ImportedFile file)
        {
            var meaning = file.Meaning();
            var sidecar = file.Sidecar();
            var bones = file.Bones();
            if (meaning?.IsOurs == true || bones != null || AssetLabels.HasOrigin(sidecar))
                Label(file, AssetLabels.Of(meaning?.Ours, sidecar, meaning?.Lightmapped.Count > 0));
            if (file.IsGlb && meaning?.IsOurs == true)
                WriteEndingClips(file, meaning);
            if (bones == null)
                return;
            if (file.IsGlb)
                HumanoidAssets.ForGlb(file, bones);
            else
                HumanoidAssets.ForFbx(file, bones);
        }

        /// <summary>glTFast lets every clip loop; those that end are written beside the model, with Loop Time off.</summary>
        private static void WriteEndingClips(ImportedFile file, ModelMeaning meaning)
        {
            var loops = Loops(meaning);
            foreach (var each in AssetDatabase.LoadAllAssetsAtPath(file.AssetPath))
            {
                if (!(each is AnimationClip clip) || clip.legacy || !loops.TryGetValue(clip.name, out var isLoop) || isLoop)
                    continue;
                var copy = Object.Instantiate(clip);
                copy.name = clip.name;
                var settings = AnimationUtility.GetAnimationClipSettings(copy);
                settings.loopTime = false;
                AnimationUtility.SetAnimationClipSettings(copy, settings);
                HumanoidAssets.Kept(copy, file.ClipPath(clip.name));
            }
        }

        private static void Label(ImportedFile file, List<string> labels)
        {
            var asset = AssetDatabase.LoadMainAssetAtPath(file.AssetPath);
            if (asset == null)
                return;
            var before = AssetDatabase.GetLabels(asset);
            var after = AssetLabels.Merge(before, labels);
            // Labels are in the settings of the file; the same ones again would import it again.
            if (after.Count > before.Length)
                AssetDatabase.SetLabels(asset, after.ToArray());
        }

        private static Dictionary<string, bool> Loops(ModelMeaning? meaning)
        {
            var loops = new Dictionary<string, bool>(StringComparer.Ordinal);
            if (meaning == null)
                return loops;
            foreach (var clip in meaning.Clips)
                loops[clip.Name] = clip.Loop;
            return loops;
        }

        private static void Collect(Dictionary<string, Transform> byName, Transform node)
        {
            if (!byName.ContainsKey(node.name))
                byName[node.name] = node;
            for (var index = 0; index < node.childCount; index++)
                Collect(byName, node.GetChild(index));
        }

        private static List<NamedNode> NodesOf(Transform root)
        {
            var nodes = new List<NamedNode>();
            AddNodes(nodes, root, -1, "");
            return nodes;
        }

        /// <summary>The root stands for the scene, so its children have no parent.</summary>
        private static void AddNodes(List<NamedNode> nodes, Transform above, int parent, string parentName)
        {
            for (var index = 0; index < above.childCount; index++)
            {
                var child = above.GetChild(index);
                var node = new NamedNode { Index = nodes.Count, Name = child.name, Parent = parent, ParentName = parentName };
                nodes.Add(node);
                AddNodes(nodes, child, node.Index, child.name);
            }
        }
    }
}
