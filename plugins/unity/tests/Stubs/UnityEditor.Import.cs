#nullable enable
// The asset database and the importers as Editor/Import uses them. Assets are kept by path.
using System;
using System.Collections.Generic;
using System.Linq;
using UnityEngine;
using Object = UnityEngine.Object;

namespace UnityEditor.AssetImporters
{
    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/AssetImporters.AssetImportContext.html</summary>
    public partial class AssetImportContext
    {
        internal List<string> Sources { get; } = new List<string>();

        public void DependsOnSourceAsset(string path)
        {
            Sources.Add(path);
        }
    }
}

namespace UnityEditor
{
    using UnityEditor.AssetImporters;

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/InitializeOnLoadMethodAttribute.html</summary>
    [AttributeUsage(AttributeTargets.Method)]
    public partial class InitializeOnLoadMethodAttribute : Attribute { }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/AssetPostprocessor.html</summary>
    public partial class AssetPostprocessor
    {
        public string assetPath { get; set; } = "";

        public AssetImporter? assetImporter { get; internal set; }

        public AssetImportContext context { get; internal set; } = new AssetImportContext();

        public virtual uint GetVersion()
        {
            return 0;
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/AssetImporter.html</summary>
    public partial class AssetImporter : Object
    {
        internal static Dictionary<string, AssetImporter> Importers { get; } = new Dictionary<string, AssetImporter>();

        internal int Reimports { get; private set; }

        public static AssetImporter? GetAtPath(string path)
        {
            return Importers.TryGetValue(path, out var importer) ? importer : null;
        }

        public void SaveAndReimport()
        {
            Reimports++;
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/ModelImporterAnimationType.html</summary>
    public enum ModelImporterAnimationType
    {
        None = 0,
        Legacy = 1,
        Generic = 2,
        Human = 3,
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/ModelImporterAvatarSetup.html</summary>
    public enum ModelImporterAvatarSetup
    {
        NoAvatar = 0,
        CreateFromThisModel = 1,
        CopyFromOther = 2,
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/ModelImporterClipAnimation.html</summary>
    public sealed partial class ModelImporterClipAnimation
    {
        public string name { get; set; } = "";

        public string takeName { get; set; } = "";

        public bool loopTime { get; set; }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/ModelImporter.html</summary>
    public partial class ModelImporter : AssetImporter
    {
        public ModelImporterAnimationType animationType { get; set; } = ModelImporterAnimationType.Generic;

        public ModelImporterAvatarSetup avatarSetup { get; set; }

        public HumanDescription humanDescription { get; set; }

        public bool generateSecondaryUV { get; set; }

        public ModelImporterClipAnimation[] clipAnimations { get; set; } = Array.Empty<ModelImporterClipAnimation>();

        public ModelImporterClipAnimation[] defaultClipAnimations { get; internal set; } = Array.Empty<ModelImporterClipAnimation>();
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/AssetDatabase.html</summary>
    public static partial class AssetDatabase
    {
        internal static Dictionary<string, List<Object>> Assets { get; } = new Dictionary<string, List<Object>>();

        internal static Dictionary<Object, string[]> Labels { get; } = new Dictionary<Object, string[]>();

        public static T? LoadAssetAtPath<T>(string assetPath)
            where T : Object
        {
            return LoadAllAssetsAtPath(assetPath).OfType<T>().FirstOrDefault();
        }

        public static Object? LoadMainAssetAtPath(string assetPath)
        {
            return LoadAllAssetsAtPath(assetPath).FirstOrDefault();
        }

        public static Object[] LoadAllAssetsAtPath(string assetPath)
        {
            return Assets.TryGetValue(assetPath, out var found) ? found.ToArray() : Array.Empty<Object>();
        }

        public static void CreateAsset(Object asset, string path)
        {
            Assets[path] = new List<Object> { asset };
        }

        public static string[] GetLabels(Object obj)
        {
            return Labels.TryGetValue(obj, out var labels) ? labels : Array.Empty<string>();
        }

        public static void SetLabels(Object obj, string[] labels)
        {
            Labels[obj] = labels;
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/PrefabUtility.html</summary>
    public static partial class PrefabUtility
    {
        public static Object InstantiatePrefab(Object assetComponentOrGameObject)
        {
            return Object.Instantiate(assetComponentOrGameObject);
        }

        public static GameObject SaveAsPrefabAsset(GameObject instanceRoot, string assetPath)
        {
            AssetDatabase.CreateAsset(instanceRoot, assetPath);
            return instanceRoot;
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/EditorUtility.html</summary>
    public static partial class EditorUtility
    {
        public static void CopySerialized(Object source, Object dest)
        {
            dest.name = source.name;
        }

        public static void SetDirty(Object target) { }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/StaticEditorFlags.html</summary>
    [Flags]
    public enum StaticEditorFlags
    {
        ContributeGI = 1,
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/GameObjectUtility.html</summary>
    public static partial class GameObjectUtility
    {
        private static readonly Dictionary<GameObject, StaticEditorFlags> Flags = new Dictionary<GameObject, StaticEditorFlags>();

        public static StaticEditorFlags GetStaticEditorFlags(GameObject go)
        {
            return Flags.TryGetValue(go, out var flags) ? flags : default;
        }

        public static void SetStaticEditorFlags(GameObject go, StaticEditorFlags flags)
        {
            Flags[go] = flags;
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/AnimationClipSettings.html</summary>
    public partial class AnimationClipSettings
    {
        public bool loopTime;
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/AnimationUtility.html</summary>
    public static partial class AnimationUtility
    {
        public static AnimationClipSettings GetAnimationClipSettings(AnimationClip clip)
        {
            return new AnimationClipSettings { loopTime = clip.LoopTime };
        }

        public static void SetAnimationClipSettings(AnimationClip clip, AnimationClipSettings srcClipInfo)
        {
            clip.LoopTime = srcClipInfo.loopTime;
        }
    }
}
