#nullable enable
using System;
using System.IO;
using System.Linq;
using System.Text;

namespace Meshwright
{
    /// <summary>The files of an asset in the project: <c>Assets/Meshwright/NAME/NAME.glb</c> and its sidecar with the provenance.</summary>
    public sealed class ModelFiles
    {
        public const string Folder = "Assets/Meshwright";

        private readonly string _project;

        /// <param name="project">absolute path of the folder that contains <c>Assets</c></param>
        public ModelFiles(string project)
        {
            _project = project;
        }

        public string FullPath(string assetPath)
        {
            return Path.Combine(_project, assetPath.Replace('/', Path.DirectorySeparatorChar));
        }

        public bool Exists(string assetPath)
        {
            return File.Exists(FullPath(assetPath));
        }

        /// <summary>
        /// The path of the model of an asset: that of the same task, so that what users changed in its import settings stays;
        /// else of an unused name.
        /// </summary>
        /// <param name="format">ending without the dot</param>
        public string PathFor(string name, string task, string format)
        {
            var safe = SafeName(name);
            for (var number = 1; ; number++)
            {
                var unused = number == 1 ? safe : $"{safe}-{number}";
                var path = $"{Folder}/{unused}/{unused}.{format}";
                var isKnown = Exists(path) || Exists(SidecarOf(path));
                if (!isKnown || TaskOf(path) == task)
                    return path;
            }
        }

        public static string SidecarOf(string assetPath)
        {
            return Path.ChangeExtension(assetPath, ".json");
        }

        /// <summary>The bytes of a file of the project; null when there is none.</summary>
        public byte[]? Read(string assetPath)
        {
            return Exists(assetPath) ? File.ReadAllBytes(FullPath(assetPath)) : null;
        }

        /// <summary>Whether a file of the project has these bytes already.</summary>
        public bool Has(string assetPath, byte[] bytes)
        {
            var path = FullPath(assetPath);
            return File.Exists(path) && new FileInfo(path).Length == bytes.Length && File.ReadAllBytes(path).SequenceEqual(bytes);
        }

        /// <summary>Writes a file whole or not at all. Returns why it failed; empty when it did not.</summary>
        public string Write(string assetPath, byte[] bytes)
        {
            var path = FullPath(assetPath);
            // Unity leaves out files of this ending.
            var part = path + ".tmp";
            try
            {
                Directory.CreateDirectory(Path.GetDirectoryName(path)!);
                File.WriteAllBytes(part, bytes);
                if (File.Exists(path))
                    File.Replace(part, path, null);
                else
                    File.Move(part, path);
                return "";
            }
            catch (Exception error) when (error is IOException || error is UnauthorizedAccessException)
            {
                File.Delete(part);
                return $"Unity could not write {assetPath}: {error.Message}";
            }
        }

        public string WriteSidecar(string assetPath, JsonObject provenance)
        {
            var text = Json.Write(new JsonObject { ["provenance"] = provenance });
            return Write(SidecarOf(assetPath), Encoding.UTF8.GetBytes(text));
        }

        /// <summary>A path below the folder of the plugin that no file has: <c>chair.fbx</c>, <c>chair-2.fbx</c>.</summary>
        public string UnusedPath(string name)
        {
            var file = SafeName(Path.GetFileName(name));
            var stem = Path.GetFileNameWithoutExtension(file);
            for (var number = 1; ; number++)
            {
                var path = $"{Folder}/{(number == 1 ? file : $"{stem}-{number}{Path.GetExtension(file)}")}";
                if (!Exists(path))
                    return path;
            }
        }

        private string TaskOf(string assetPath)
        {
            try
            {
                var sidecar = Json.ReadObject(File.ReadAllText(FullPath(SidecarOf(assetPath))));
                return sidecar?.Child("provenance")?.Text("task") ?? "";
            }
            catch (IOException)
            {
                return "";
            }
        }

        /// <summary>A name that every system takes for a file, and that Unity does not hide: those begin with a dot or end with ~.</summary>
        private static string SafeName(string name)
        {
            var letters = name.Select(letter => letter < ' ' || "<>:\"/\\|?*~".Contains(letter) ? '-' : letter).ToArray();
            var safe = new string(letters).Trim(' ', '.');
            return safe.Length > 0 ? safe : "model";
        }
    }
}
