#nullable enable
using System;
using UnityEditor;
using UnityEngine.UIElements;

namespace Meshwright.Editor
{
    /// <summary>Service, key and command of the bridge, folded below the sections of the view. They are the user's, for all projects.</summary>
    public sealed class SettingsElement : Foldout
    {
        private const string Help = "Leave service and key empty to use a local service, which needs no account.";
        private const string CommandName = "Meshwright.BridgeCommand";
        private const string ServiceName = "Meshwright.ServiceUrl";

        private readonly HelpBox _error = new HelpBox("", HelpBoxMessageType.Error);

        public SettingsElement(PanelSession session)
        {
            text = "Settings";
            name = "settings";
            value = false;
            var help = new Label(Help);
            help.AddToClassList("meshwright-text");
            Add(help);
            AddField("Service URL", EditorPrefs.GetString(ServiceName, ""), typed => Change(ServiceName, typed, ""));
            AddField("API key", KeyFile.Read(), ChangeKey).isPasswordField = true;
            AddField("Bridge command", Settings().Command, typed => Change(CommandName, typed, BridgeSettings.DefaultCommand));
            Add(_error);
            PanelElement.Show(_error, false);
            Add(
                new Button(() => session.Open(restart: true))
                {
                    text = "Restart Bridge",
                    tooltip = "Service and key take effect when the bridge starts. Jobs continue.",
                }
            );
        }

        /// <summary>Reads what a connection is opened with.</summary>
        public static BridgeSettings Settings()
        {
            return new BridgeSettings
            {
                Command = EditorPrefs.GetString(CommandName, BridgeSettings.DefaultCommand),
                ServiceUrl = EditorPrefs.GetString(ServiceName, ""),
                Key = KeyFile.Read(),
            };
        }

        /// <summary>The default is not stored: a newer plugin has a newer one.</summary>
        private static void Change(string name, string typed, string preset)
        {
            var value = typed.Trim();
            if (value.Length == 0 || value == preset)
                EditorPrefs.DeleteKey(name);
            else
                EditorPrefs.SetString(name, value);
        }

        private void ChangeKey(string typed)
        {
            _error.text = KeyFile.Change(typed);
            PanelElement.Show(_error, _error.text.Length > 0);
        }

        private TextField AddField(string label, string current, Action<string> change)
        {
            var field = new TextField(label) { name = "settings/" + label, isDelayed = true };
            field.SetValueWithoutNotify(current);
            field.RegisterValueChangedCallback(typed => change(typed.newValue));
            Add(field);
            return field;
        }
    }
}
