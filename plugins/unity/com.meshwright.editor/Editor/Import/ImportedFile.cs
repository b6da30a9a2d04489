#nullable enable
using System;
using System.Collections.Generic;
using System.IO;
using Meshwright.Meaning;
using UnityEngine;

namespace Meshwright.Editor.Import
{
    /// <summary>A model of the project with the files beside it. A file that is wrong is said in the console and left out.</summary>
    internal sealed class ImportedFile
    {
        public ImportedFile(string assetPath)
        {
            AssetPath = assetPath;
        }

        public string AssetPath { get; }

        public bool IsGlb => HasEnding(AssetPath, ".glb");

        public bool IsFbx => HasEnding(AssetPath, ".fbx");

        public string BonesPath => Beside(".humanoid.json");

        public string AvatarPath => Beside(".avatar.asset");

        public string PrefabPath => Beside(".humanoid.prefab");

        /// <summary>NAME.CLIP.anim with a name that every system takes.</summary>
        public string ClipPath(string clip)
        {
            var letters = clip.ToCharArray();
            for (var at = 0; at < letters.Length; at++)
            {
                if (letters[at] < ' ' || "<>:\"/\\|?*".Contains(letters[at]))
                    letters[at] = '-';
            }
            return Beside("." + new string(letters) + ".anim");
        }

        /// <summary>What the model means; for an FBX what the GLB beside it means, when there is one. Null when nothing is known.</summary>
        public ModelMeaning? Meaning()
        {
            var path = IsGlb ? AssetPath : Beside(".glb");
            if (!File.Exists(path))
                return null;
            try
            {
                var meaning = ModelMeaning.Of(File.ReadAllBytes(path));
                foreach (var note in meaning.Notes)
                    Debug.LogWarning($"{path}: {note}");
                return meaning;
            }
            catch (Exception error) when (error is FormatException || error is IOException)
            {
                Debug.LogWarning($"{path}: {error.Message}");
                return null;
            }
        }

        public HumanoidFile? Bones()
        {
            if (!File.Exists(BonesPath))
                return null;
            try
            {
                return HumanoidFile.Read(File.ReadAllText(BonesPath));
            }
            catch (Exception error) when (error is FormatException || error is IOException)
            {
                Debug.LogWarning($"{BonesPath}: {error.Message}");
                return null;
            }
        }

        /// <summary>The JSON beside the model that says its origin; null without one.</summary>
        public JsonObject? Sidecar()
        {
            var path = Beside(".json");
            try
            {
                return File.Exists(path) ? Json.ReadObject(File.ReadAllText(path)) : null;
            }
            catch (IOException)
            {
                return null;
            }
        }

        /// <summary>The sockets to add: those of the bone file, and the grip of the model.</summary>
        public static List<SocketMeaning> Sockets(ModelMeaning? meaning, HumanoidFile? bones)
        {
            var sockets = new List<SocketMeaning>();
            if (bones != null)
                sockets.AddRange(bones.Sockets);
            if (meaning != null)
                sockets.AddRange(meaning.Sockets);
            return sockets;
        }

        private string Beside(string ending)
        {
            return Path.ChangeExtension(AssetPath, null) + ending;
        }

        private static bool HasEnding(string path, string ending)
        {
            return path.EndsWith(ending, StringComparison.OrdinalIgnoreCase);
        }
    }
}
