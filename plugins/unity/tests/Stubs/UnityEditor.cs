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
}
