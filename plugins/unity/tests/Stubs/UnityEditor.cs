#nullable enable
using System;
using System.Collections.Generic;
using UnityEngine;

namespace UnityEditor
{
    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/EditorPrefs.html</summary>
    public static partial class EditorPrefs
    {
        private static readonly Dictionary<string, string> Kept = new Dictionary<string, string>();

        public static string GetString(string key, string defaultValue)
        {
            return Kept.TryGetValue(key, out var value) ? value : defaultValue;
        }

        public static void SetString(string key, string value)
        {
            Kept[key] = value;
        }

        public static void DeleteKey(string key)
        {
            Kept.Remove(key);
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/EditorUtility.html</summary>
    public static partial class EditorUtility
    {
        public static bool IsPersistent(UnityEngine.Object target)
        {
            throw Stub.Only();
        }

        public static string OpenFilePanel(string title, string directory, string extension)
        {
            return "";
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/DragAndDropVisualMode.html</summary>
    public enum DragAndDropVisualMode
    {
        None = 0,
        Copy = 1,
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/DragAndDrop.html</summary>
    public static partial class DragAndDrop
    {
        public static string[] paths { get; set; } = Array.Empty<string>();

        public static DragAndDropVisualMode visualMode { get; set; }

        public static void AcceptDrag() { }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/EditorGUIUtility.html</summary>
    public static partial class EditorGUIUtility
    {
        public static GUIContent IconContent(string name)
        {
            return new GUIContent();
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/MenuItem.html</summary>
    [AttributeUsage(AttributeTargets.Method)]
    public sealed partial class MenuItem : Attribute
    {
        public MenuItem(string itemName) { }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/MonoScript.html</summary>
    public partial class MonoScript : UnityEngine.Object
    {
        public static MonoScript FromScriptableObject(ScriptableObject scriptableObject)
        {
            throw Stub.Only();
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/EditorWindow.html</summary>
    public partial class EditorWindow : ScriptableObject
    {
        public Vector2 minSize { get; set; }

        public UnityEngine.UIElements.VisualElement rootVisualElement { get; } = new UnityEngine.UIElements.VisualElement();

        public static T GetWindow<T>(string title)
            where T : EditorWindow
        {
            throw Stub.Only();
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/EditorApplication.html</summary>
    public static partial class EditorApplication
    {
        /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/EditorApplication.CallbackFunction.html</summary>
        public delegate void CallbackFunction();

        public static CallbackFunction? update;

        public static event Action? hierarchyChanged;

        public static event Action? quitting;

        public static bool isPlayingOrWillChangePlaymode
        {
            get { throw Stub.Only(); }
        }

        public static double timeSinceStartup
        {
            get { throw Stub.Only(); }
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/AssemblyReloadEvents.html</summary>
    public static partial class AssemblyReloadEvents
    {
        /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/AssemblyReloadEvents.AssemblyReloadCallback.html</summary>
        public delegate void AssemblyReloadCallback();

        public static event AssemblyReloadCallback? beforeAssemblyReload;
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Selection.html</summary>
    public static partial class Selection
    {
        public static Action? selectionChanged;

        public static GameObject? activeGameObject
        {
            get { throw Stub.Only(); }
            set { throw Stub.Only(); }
        }

        public static GameObject[] gameObjects
        {
            get { throw Stub.Only(); }
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Undo.html</summary>
    public static partial class Undo
    {
        /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Undo.UndoRedoCallback.html</summary>
        public delegate void UndoRedoCallback();

        public static UndoRedoCallback? undoRedoPerformed;

        public static void IncrementCurrentGroup()
        {
            throw Stub.Only();
        }

        public static void SetCurrentGroupName(string name)
        {
            throw Stub.Only();
        }

        public static int GetCurrentGroup()
        {
            throw Stub.Only();
        }

        public static void CollapseUndoOperations(int groupIndex)
        {
            throw Stub.Only();
        }

        public static void RegisterCreatedObjectUndo(UnityEngine.Object objectToUndo, string name)
        {
            throw Stub.Only();
        }

        public static void SetTransformParent(Transform transform, Transform? newParent, string name)
        {
            throw Stub.Only();
        }

        public static void DestroyObjectImmediate(UnityEngine.Object objectToUndo)
        {
            throw Stub.Only();
        }

        public static void RecordObject(UnityEngine.Object objectToUndo, string name)
        {
            throw Stub.Only();
        }

        public static T AddComponent<T>(GameObject gameObject)
            where T : Component
        {
            throw Stub.Only();
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/ImportAssetOptions.html</summary>
    [Flags]
    public enum ImportAssetOptions
    {
        Default = 0,
        ForceUpdate = 1,
        ForceSynchronousImport = 8,
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/AssetDatabase.html</summary>
    public static partial class AssetDatabase
    {
        public static void ImportAsset(string path, ImportAssetOptions options = ImportAssetOptions.Default)
        {
            throw Stub.Only();
        }

        public static bool DeleteAsset(string path)
        {
            throw Stub.Only();
        }

        public static string GetTextMetaFilePathFromAssetPath(string path)
        {
            throw Stub.Only();
        }

        public static string GetAssetPath(UnityEngine.Object assetObject)
        {
            throw Stub.Only();
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/ModelImporter.html</summary>
    public partial class ModelImporter
    {
        public float globalScale { get; set; }

        public bool useFileScale { get; set; }

        public bool importAnimation { get; set; }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/PrefabUtility.html</summary>
    public static partial class PrefabUtility
    {
        public static UnityEngine.Object InstantiatePrefab(
            UnityEngine.Object assetComponentOrGameObject,
            UnityEngine.SceneManagement.Scene destinationScene
        )
        {
            throw Stub.Only();
        }

        public static string GetPrefabAssetPathOfNearestInstanceRoot(UnityEngine.Object instanceComponentOrGameObject)
        {
            throw Stub.Only();
        }

        public static bool IsAddedGameObjectOverride(GameObject gameObject)
        {
            throw Stub.Only();
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/GameObjectUtility.html</summary>
    public static partial class GameObjectUtility
    {
        public static string GetUniqueNameForSibling(Transform? parent, string name)
        {
            throw Stub.Only();
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/SceneView.html</summary>
    public partial class SceneView : EditorWindow
    {
        public static SceneView? lastActiveSceneView
        {
            get { throw Stub.Only(); }
        }

        public Vector3 pivot { get; set; }

        public bool FrameSelected()
        {
            throw Stub.Only();
        }

        public static void RepaintAll()
        {
            throw Stub.Only();
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/AnimationMode.html</summary>
    public static partial class AnimationMode
    {
        public static void StartAnimationMode()
        {
            throw Stub.Only();
        }

        public static void StopAnimationMode()
        {
            throw Stub.Only();
        }

        public static bool InAnimationMode()
        {
            throw Stub.Only();
        }

        public static void BeginSampling()
        {
            throw Stub.Only();
        }

        public static void SampleAnimationClip(GameObject gameObject, AnimationClip clip, float time)
        {
            throw Stub.Only();
        }

        public static void EndSampling()
        {
            throw Stub.Only();
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/GlobalObjectId.html</summary>
    public partial struct GlobalObjectId
    {
        public static GlobalObjectId GetGlobalObjectIdSlow(UnityEngine.Object targetObject)
        {
            throw Stub.Only();
        }

        public static UnityEngine.Object? GlobalObjectIdentifierToObjectSlow(GlobalObjectId id)
        {
            throw Stub.Only();
        }

        public static bool TryParse(string stringValue, out GlobalObjectId id)
        {
            throw Stub.Only();
        }
    }
}

namespace UnityEditor.SceneManagement
{
    using UnityEngine.Events;
    using UnityEngine.SceneManagement;

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/SceneManagement.EditorSceneManager.html</summary>
    public static partial class EditorSceneManager
    {
        public static event UnityAction<Scene, Scene>? activeSceneChangedInEditMode;

        public static bool MarkSceneDirty(Scene scene)
        {
            throw Stub.Only();
        }
    }
}
