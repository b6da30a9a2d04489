#nullable enable
using System;
using System.IO;
using System.Linq;
using System.Threading.Tasks;

namespace Meshwright
{
    /// <summary>Carries out the calls of the core in the editor: docs/bring-your-own-host.md, Carry out calls.</summary>
    public sealed class HostCalls
    {
        private const string NoScene = "No scene is open. Open or create a scene, then press Import.";

        /// <summary>Of the files of a model.</summary>
        private static readonly string[] Endings = { ".glb", ".fbx", ".json", ".humanoid.json" };

        private readonly IEditor _editor;
        private readonly ModelFiles _files;

        public HostCalls(IEditor editor)
        {
            _editor = editor;
            _files = new ModelFiles(editor.ProjectFolder);
        }

        /// <summary>Returns <c>result</c> or <c>error</c> of a call.</summary>
        /// <param name="exchange">folder that the bridge reads</param>
        public async Task<JsonObject> Run(JsonObject call, string exchange)
        {
            try
            {
                _editor.StopClips();
                switch (call.Text("call"))
                {
                    case "importAsset":
                        return await Import(call.Child("asset") ?? new JsonObject());
                    case "exportSelection":
                        return await Export(Path.Combine(exchange, $"selection-{call.Number("id")}.glb"));
                    case "show":
                        return Result(_editor.Show(call.Text("asset")));
                    case "remove":
                        return Result(_editor.Remove(call.Text("asset")));
                    case "playClip":
                        return Play(call.Text("asset"), call.Text("clip"));
                    case "saveFile":
                        return Save(call);
                    default:
                        return Error("This plugin is too old for that. Install the current one.");
                }
            }
#pragma warning disable CA1031 // Whatever Unity throws: the user gets a sentence, and the core an answer.
            catch (Exception error)
#pragma warning restore CA1031
            {
                return Error("Unity could not do that: " + error.Message);
            }
        }

        private async Task<JsonObject> Import(JsonObject asset)
        {
            if (!_editor.HasScene)
                return Error(NoScene);
            var provenance = asset.Child("provenance") ?? new JsonObject();
            byte[] bytes;
            try
            {
                bytes = File.ReadAllBytes(asset.Text(_editor.ModelFormat == "glb" ? "path" : _editor.ModelFormat));
            }
            catch (Exception error) when (error is IOException || error is ArgumentException || error is UnauthorizedAccessException)
            {
                var refusal = asset.Text("refusal");
                return Error(refusal.Length > 0 ? refusal : "The model that the bridge made is gone. Import it again.");
            }
            var path = _files.PathFor(asset.Text("name"), provenance.Text("task"), _editor.ModelFormat);
            var before = _files.Read(path);
            var sidecarBefore = _files.Read(ModelFiles.SidecarOf(path));
            var failure = WriteBeside(path, asset);
            if (failure.Length == 0)
                failure = await Store(path, bytes, provenance);
            if (failure.Length > 0)
            {
                if (before == null || sidecarBefore == null)
                    Discard(path);
                else
                    await Restore(path, before, sidecarBefore);
                return Error(failure);
            }
            if (!_editor.HasScene)
                return Error(NoScene);
            var tag = new AssetTag(Guid.NewGuid().ToString("N").Substring(0, 16), provenance);
            var id = Put(path, asset, tag);
            var facts = _editor.Measure(id);
            if (facts == null)
                return Error("Unity placed the model, but it is not in the scene.");
            return Result(
                new JsonObject
                {
                    ["id"] = id,
                    ["name"] = facts.Name,
                    ["height"] = facts.Height,
                    ["meshes"] = (double)facts.Meshes,
                    ["clips"] = facts.Clips.Cast<object?>().ToList(),
                }
            );
        }

        /// <summary>
        /// Writes what the importer of the model reads beside it: the bones of a humanoid, and for an FBX, which carries no
        /// extras, the GLB that it is made of.
        /// </summary>
        private string WriteBeside(string path, JsonObject asset)
        {
            var failure = "";
            foreach (var (member, ending) in new[] { ("bones", ".humanoid.json"), ("path", ".glb") })
            {
                var beside = Path.ChangeExtension(path, null) + ending;
                if (beside == path || failure.Length > 0 || !File.Exists(asset.Text(member)))
                    continue;
                failure = _files.Write(beside, File.ReadAllBytes(asset.Text(member)));
                if (failure.Length == 0)
                    _editor.ImportFile(beside);
            }
            return failure;
        }

        /// <summary>The sidecar comes first: the importer of a new model may read it.</summary>
        private async Task<string> Store(string path, byte[] bytes, JsonObject provenance)
        {
            var failure = _files.WriteSidecar(path, provenance);
            if (failure.Length > 0)
                return failure;
            var isSame = _files.Has(path, bytes);
            if (!isSame)
                failure = _files.Write(path, bytes);
            if (failure.Length > 0)
                return failure;
            _editor.ImportFile(ModelFiles.SidecarOf(path));
            return await _editor.ImportModel(path);
        }

        /// <summary>Brings back the files that an import of the same task has overwritten before it failed.</summary>
        private async Task Restore(string path, byte[] model, byte[] sidecar)
        {
            _files.Write(ModelFiles.SidecarOf(path), sidecar);
            if (_files.Has(path, model))
                return;
            _files.Write(path, model);
            await _editor.ImportModel(path);
        }

        /// <summary>Removes the files of an import that failed. Other files of the folder stay, and so does the folder with them.</summary>
        private void Discard(string path)
        {
            foreach (var ending in Endings)
                _editor.DeleteFile(Path.ChangeExtension(path, null) + ending);
            var folder = Path.GetDirectoryName(_files.FullPath(path))!;
            if (Directory.Exists(folder) && !Directory.EnumerateFileSystemEntries(folder).Any())
                _editor.DeleteFile(path.Substring(0, path.LastIndexOf('/')));
        }

        /// <summary>Brings the model into the scene. Returns the id of its object.</summary>
        private string Put(string path, JsonObject asset, AssetTag tag)
        {
            var replaced = asset.Text("replace");
            var model = replaced.Length > 0 && _editor.Measure(replaced) != null ? _editor.ModelOf(replaced) : null;
            if (model == path)
            {
                // The instance shows the new model already, with what the scene changes in it.
                var same = new AssetTag(replaced, tag.Provenance);
                _editor.Retag(replaced, same);
                return same.Id;
            }
            if (model != null)
            {
                _editor.Replace(replaced, path, tag);
                return tag.Id;
            }
            var at = Placement.Find(_editor.Pivot, _editor.BoundsOf(path), _editor.PlacedBounds(), _editor.SurfaceBelow);
            _editor.Place(path, asset.Text("name"), tag, at);
            return tag.Id;
        }

        private async Task<JsonObject> Export(string path)
        {
            if (_editor.Selection() == null)
                return Error("Nothing is selected. Select a model and try again.");
            var failure = await _editor.ExportSelection(path);
            return failure.Length > 0 ? Error(failure) : Result(new JsonObject { ["path"] = path });
        }

        private JsonObject Play(string id, string clip)
        {
            if (_editor.Measure(id) == null)
                return Error("That asset is no longer in the scene.");
            var failure = clip.Length > 0 ? _editor.PlayClip(id, clip) : "";
            return failure.Length > 0 ? Error(failure) : Result(null);
        }

        /// <summary>Copies a file into the project, under an unused name.</summary>
        private JsonObject Save(JsonObject call)
        {
            var path = _files.UnusedPath(call.Text("name"));
            byte[] bytes;
            try
            {
                bytes = File.ReadAllBytes(call.Text("path"));
            }
            catch (Exception error) when (error is IOException || error is ArgumentException || error is UnauthorizedAccessException)
            {
                return Error("The file is gone: " + error.Message);
            }
            var failure = _files.Write(path, bytes);
            if (failure.Length > 0)
                return Error(failure);
            _editor.ImportFile(path);
            return Result(path);
        }

        private static JsonObject Result(object? value)
        {
            return new JsonObject { ["result"] = value };
        }

        private static JsonObject Error(string sentence)
        {
            return new JsonObject { ["error"] = sentence };
        }
    }
}
