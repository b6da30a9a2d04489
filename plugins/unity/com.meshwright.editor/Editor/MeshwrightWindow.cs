#nullable enable
using System.IO;
using UnityEditor;
using UnityEditor.SceneManagement;
using UnityEngine;
using UnityEngine.UIElements;

namespace Meshwright.Editor
{
    /// <summary>The window with the panel: Window > Meshwright. The panel connects when the window is opened.</summary>
    public sealed class MeshwrightWindow : EditorWindow
    {
        private const string Styles = "Panel.uss";

        /// <summary>One a project; a reload of the domain ends it, and the window opens the next one.</summary>
        private static PanelSession? _session;

        [MenuItem("Window/Meshwright")]
        public static void Open()
        {
            GetWindow<MeshwrightWindow>("Meshwright").minSize = new Vector2(260, 240);
        }

        public void CreateGUI()
        {
            // Beside this file: below Packages, or below Assets where the .unitypackage was imported.
            var folder = Path.GetDirectoryName(AssetDatabase.GetAssetPath(MonoScript.FromScriptableObject(this)));
            var styles = AssetDatabase.LoadAssetAtPath<StyleSheet>($"{folder}/{Styles}".Replace('\\', '/'));
            if (styles != null)
                rootVisualElement.styleSheets.Add(styles);
            var session = Session();
            rootVisualElement.Add(new PanelElement(session));
            if (!session.IsConnected && session.Status.Length == 0)
                session.Open();
        }

        private static PanelSession Session()
        {
            if (_session != null)
                return _session;
            var session = new PanelSession(new UnityEditorHost(), SettingsElement.Settings);
            EditorApplication.update += session.Tick;
            EditorApplication.hierarchyChanged += session.OnSceneEdited;
            Undo.undoRedoPerformed += session.OnSceneEdited;
            Selection.selectionChanged += session.OnSelectionChanged;
            EditorSceneManager.activeSceneChangedInEditMode += (_, _) => session.OnSceneEdited();
            // The session ends with the code that runs it. The window says hello again after a reload, for the same project.
            AssemblyReloadEvents.beforeAssemblyReload += session.Close;
            EditorApplication.quitting += session.Close;
            _session = session;
            return session;
        }
    }
}
