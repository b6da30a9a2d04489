#nullable enable
using System.Collections.Generic;
using Meshwright.Meaning;
using UnityEditor;
using UnityEngine;

namespace Meshwright.Editor.Import
{
    /// <summary>Makes a rig Humanoid from the bone file beside its model.</summary>
    internal static class HumanoidAssets
    {
        /// <summary>
        /// Makes an FBX Humanoid after its first import, when its transforms are known, and imports it again. Settings that
        /// have an avatar or a skeleton already are the user's and stay.
        /// </summary>
        public static void ForFbx(ImportedFile file, HumanoidFile bones)
        {
            if (!(AssetImporter.GetAtPath(file.AssetPath) is ModelImporter importer))
                return;
            if (importer.animationType == ModelImporterAnimationType.Human || importer.humanDescription.skeleton?.Length > 0)
                return;
            var model = AssetDatabase.LoadAssetAtPath<GameObject>(file.AssetPath);
            if (model == null || !IsComplete(file, bones, TreeOf(model.transform), out var description))
                return;
            importer.animationType = ModelImporterAnimationType.Human;
            importer.avatarSetup = ModelImporterAvatarSetup.CreateFromThisModel;
            importer.humanDescription = description;
            importer.SaveAndReimport();
        }

        /// <summary>
        /// Writes the avatar of a GLB and a prefab of the model with it. glTFast has no avatars, and clips of the GLB move
        /// transforms, so the model itself stays as it is: the prefab is for Humanoid clips from elsewhere.
        /// </summary>
        public static void ForGlb(ImportedFile file, HumanoidFile bones)
        {
            var model = AssetDatabase.LoadAssetAtPath<GameObject>(file.AssetPath);
            if (model == null)
                return;
            var copy = Object.Instantiate(model);
            copy.name = model.name;
            try
            {
                if (!IsComplete(file, bones, TreeOf(copy.transform), out var description))
                    return;
                var avatar = AvatarBuilder.BuildHumanAvatar(copy, description);
                if (!avatar.isValid || !avatar.isHuman)
                {
                    Debug.LogWarning($"{file.BonesPath}: Unity made no valid avatar of these bones.");
                    return;
                }
                avatar.name = model.name;
                WritePrefab(file, model, Kept(avatar, file.AvatarPath));
            }
            finally
            {
                Object.DestroyImmediate(copy);
            }
        }

        /// <summary>Writes an asset, or its new content into the asset that is there, so that what refers to it stays.</summary>
        public static T Kept<T>(T made, string path)
            where T : Object
        {
            var before = AssetDatabase.LoadAssetAtPath<T>(path);
            if (before == null)
            {
                AssetDatabase.CreateAsset(made, path);
                return made;
            }
            EditorUtility.CopySerialized(made, before);
            EditorUtility.SetDirty(before);
            return before;
        }

        public static List<SkeletonNode> TreeOf(Transform root)
        {
            var tree = new List<SkeletonNode>();
            Visit(tree, root, -1);
            return tree;
        }

        private static void Visit(List<SkeletonNode> tree, Transform node, int parent)
        {
            var (place, turn, scale) = (node.localPosition, node.localRotation, node.localScale);
            var at = tree.Count;
            tree.Add(
                new SkeletonNode
                {
                    Name = node.name,
                    Parent = parent,
                    Position = new Point(place.x, place.y, place.z),
                    Rotation = new Turn(turn.x, turn.y, turn.z, turn.w),
                    Scale = new Point(scale.x, scale.y, scale.z),
                }
            );
            for (var index = 0; index < node.childCount; index++)
                Visit(tree, node.GetChild(index), at);
        }

        private static bool IsComplete(ImportedFile file, HumanoidFile bones, List<SkeletonNode> model, out HumanDescription description)
        {
            description = default;
            var missing = bones.Missing(model);
            if (missing.Count > 0)
            {
                Debug.LogWarning($"{file.BonesPath}: the model has no {string.Join(", ", missing)}; write the bone file of this model.");
                return false;
            }
            description = DescriptionOf(bones, bones.Complete(model));
            return true;
        }

        private static HumanDescription DescriptionOf(HumanoidFile bones, List<SkeletonNode> skeleton)
        {
            var human = new HumanBone[bones.Human.Count];
            for (var index = 0; index < human.Length; index++)
            {
                human[index] = new HumanBone
                {
                    humanName = bones.Human[index].Key,
                    boneName = bones.Human[index].Value,
                    limit = new HumanLimit { useDefaultValues = true },
                };
            }
            var joints = new SkeletonBone[skeleton.Count];
            for (var index = 0; index < joints.Length; index++)
            {
                joints[index] = new SkeletonBone
                {
                    name = skeleton[index].Name,
                    position = ModelComponents.Vector(skeleton[index].Position),
                    rotation = ModelComponents.Rotation(skeleton[index].Rotation),
                    scale = ModelComponents.Vector(skeleton[index].Scale),
                };
            }
            return new HumanDescription
            {
                human = human,
                skeleton = joints,
                upperArmTwist = (float)bones.UpperArmTwist,
                lowerArmTwist = (float)bones.LowerArmTwist,
                upperLegTwist = (float)bones.UpperLegTwist,
                lowerLegTwist = (float)bones.LowerLegTwist,
                armStretch = (float)bones.ArmStretch,
                legStretch = (float)bones.LegStretch,
                feetSpacing = (float)bones.FeetSpacing,
                hasTranslationDoF = bones.HasTranslationDoF,
            };
        }

        private static void WritePrefab(ImportedFile file, GameObject model, Avatar avatar)
        {
            // A prefab that is there may have changes of the user; it refers to the avatar already.
            if (AssetDatabase.LoadAssetAtPath<GameObject>(file.PrefabPath) != null)
                return;
            var instance = (GameObject)PrefabUtility.InstantiatePrefab(model);
            var animator = instance.GetComponent<Animator>();
            if (animator == null)
                animator = instance.AddComponent<Animator>();
            animator.avatar = avatar;
            PrefabUtility.SaveAsPrefabAsset(instance, file.PrefabPath);
            Object.DestroyImmediate(instance);
        }
    }
}
