#nullable enable
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Threading.Tasks;

namespace Meshwright.Tests
{
    /// <summary>
    /// An editor without Unity: files of a project, an importer that takes some time, a scene whose objects are instances of
    /// models, undo and selection. Its scene is the file <c>Assets/Scene.unity</c>.
    /// </summary>
    public sealed class FakeEditor : IEditor
    {
        private readonly Dictionary<string, ModelFacts> _imported = new Dictionary<string, ModelFacts>();
        private readonly Stack<List<Placed3D>> _earlier = new Stack<List<Placed3D>>();
        private List<Placed3D> _objects = new List<Placed3D>();

        public FakeEditor(string project)
        {
            ProjectFolder = project;
            Directory.CreateDirectory(Path.Combine(project, "Assets"));
            if (!File.Exists(SceneFile))
                return;
            foreach (var each in (Json.ReadObject(File.ReadAllText(SceneFile)) ?? new JsonObject()).Objects("objects"))
                _objects.Add(Placed3D.From(each));
        }

        /// <summary>An object of the scene. Changes make a new one, so that undo keeps the old.</summary>
        public sealed class Placed3D
        {
            public Placed3D(string id, string name, string model, JsonObject? provenance, Metres at)
            {
                Id = id;
                Name = name;
                Model = model;
                Provenance = provenance;
                At = at;
            }

            public string Id { get; }

            public string Name { get; }

            public string Model { get; }

            public JsonObject? Provenance { get; }

            public Metres At { get; }

            public static Placed3D From(JsonObject data)
            {
                var at = data.List("at").Select(Convert.ToDouble).ToList();
                var place = new Metres(at[0], at[1], at[2]);
                return new Placed3D(data.Text("id"), data.Text("name"), data.Text("model"), data.Child("provenance"), place);
            }

            public JsonObject Data()
            {
                return new JsonObject
                {
                    ["id"] = Id,
                    ["name"] = Name,
                    ["model"] = Model,
                    ["provenance"] = Provenance,
                    ["at"] = new List<object?> { At.X, At.Y, At.Z },
                };
            }
        }

        public string Version { get; set; } = "2022.3.62f1";

        public string Language { get; set; } = "en";

        public string ProjectFolder { get; }

        public string ModelFormat { get; set; } = "glb";

        public bool ExportsSelection { get; set; } = true;

        public bool HasScene { get; set; } = true;

        public Metres Pivot { get; set; }

        /// <summary>Boxes that carry things, beside nothing: the scene has no other ground.</summary>
        public List<Box> Surfaces { get; } = new List<Box>();

        /// <summary>Full path of the selected object's id.</summary>
        public string Selected { get; private set; } = "";

        /// <summary>Names of the undo steps, newest last.</summary>
        public List<string> Steps { get; } = new List<string>();

        public string Playing { get; private set; } = "";

        /// <summary>Why the next imports fail; empty: they do not.</summary>
        public string ImporterFails { get; set; } = "";

        public IReadOnlyList<Placed3D> Objects
        {
            get { return _objects; }
        }

        /// <summary>Raised as Unity's <c>hierarchyChanged</c> and <c>selectionChanged</c>.</summary>
        public event Action? Changed;

        private string SceneFile
        {
            get { return Path.Combine(ProjectFolder, "Assets", "Scene.unity"); }
        }

        public void Save()
        {
            var scene = new JsonObject { ["objects"] = _objects.Select(each => (object?)each.Data()).ToList() };
            File.WriteAllText(SceneFile, Json.Write(scene));
        }

        public void Undo()
        {
            if (_earlier.Count == 0)
                return;
            _objects = _earlier.Pop();
            Steps.RemoveAt(Steps.Count - 1);
            Changed?.Invoke();
        }

        public void Select(string id)
        {
            Selected = id;
            Changed?.Invoke();
        }

        public ModelFacts FactsOf(string model)
        {
            if (!_imported.TryGetValue(model, out var facts))
                _imported[model] = facts = ModelFacts.Read(File.ReadAllBytes(Full(model)));
            return facts;
        }

        public async Task<string> ImportModel(string assetPath)
        {
            // The importer of a real editor runs some frames later.
            await Task.Delay(5);
            if (ImporterFails.Length > 0)
                return ImporterFails;
            try
            {
                _imported.Remove(assetPath);
                FactsOf(assetPath);
                File.WriteAllText(Full(assetPath) + ".meta", "fileFormatVersion: 2\n");
                return "";
            }
            catch (FormatException error)
            {
                return $"The importer did not take {Path.GetFileName(assetPath)}: {error.Message}";
            }
        }

        public void ImportFile(string assetPath)
        {
            File.WriteAllText(Full(assetPath) + ".meta", "fileFormatVersion: 2\n");
        }

        public void DeleteFile(string assetPath)
        {
            File.Delete(Full(assetPath) + ".meta");
            if (Directory.Exists(Full(assetPath)))
                Directory.Delete(Full(assetPath));
            else
                File.Delete(Full(assetPath));
        }

        public double? SurfaceBelow(Metres point)
        {
            var met = Surfaces.Where(each =>
                each.Low.X <= point.X && point.X <= each.High.X && each.Low.Z <= point.Z && point.Z <= each.High.Z && each.High.Y <= point.Y
            );
            return met.Select(each => (double?)each.High.Y).Max();
        }

        public Box BoundsOf(string assetPath)
        {
            return FactsOf(assetPath).Bounds;
        }

        public IReadOnlyList<Box> PlacedBounds()
        {
            return _objects.Where(each => each.Provenance != null).Select(each => Moved(FactsOf(each.Model).Bounds, each.At)).ToList();
        }

        public IReadOnlyList<AssetTag> Placed()
        {
            return _objects.Where(each => each.Provenance != null).Select(each => new AssetTag(each.Id, each.Provenance!)).ToList();
        }

        public string ModelOf(string id)
        {
            return Find(id)?.Model ?? "";
        }

        public void Place(string assetPath, string name, AssetTag tag, Metres at)
        {
            Do("Import " + name);
            var unused = name;
            for (var number = 1; _objects.Any(each => each.Name == unused); number++)
                unused = $"{name} ({number})";
            _objects.Add(new Placed3D(tag.Id, unused, assetPath, tag.Provenance, at));
            Select(tag.Id);
        }

        public void Replace(string id, string assetPath, AssetTag tag)
        {
            var old = Find(id)!;
            Do($"Import {old.Name} again");
            _objects[_objects.IndexOf(old)] = new Placed3D(tag.Id, old.Name, assetPath, tag.Provenance, old.At);
            Select(tag.Id);
        }

        public void Retag(string id, AssetTag tag)
        {
            var old = Find(id)!;
            Replace(id, old.Model, tag);
        }

        public SceneFacts? Measure(string id)
        {
            var found = Find(id);
            if (found == null)
                return null;
            var facts = found.Model.Length > 0 ? FactsOf(found.Model) : null;
            return new SceneFacts
            {
                Name = found.Name,
                Height = facts == null ? 0 : facts.Bounds.High.Y - facts.Bounds.Low.Y,
                Meshes = facts?.Meshes ?? 0,
                Clips = facts?.Clips ?? new List<string>(),
            };
        }

        public bool Show(string id)
        {
            if (Find(id) == null)
                return false;
            Select(id);
            return true;
        }

        public bool Remove(string id)
        {
            var found = Find(id);
            if (found == null)
                return false;
            Do("Remove " + found.Name);
            _objects.Remove(found);
            Select(Selected == id ? "" : Selected);
            return true;
        }

        public string PlayClip(string id, string clip)
        {
            if (!Measure(id)!.Clips.Contains(clip))
                return $"{Find(id)!.Name} has no clip {clip}.";
            Playing = clip;
            return "";
        }

        public void StopClips()
        {
            Playing = "";
        }

        public SelectedModel? Selection()
        {
            var found = Find(Selected);
            if (found == null)
                return null;
            return new SelectedModel
            {
                Id = found.Id,
                Name = found.Name,
                Provenance = found.Provenance,
                HasMesh = found.Model.Length > 0,
            };
        }

        public async Task<string> ExportSelection(string path)
        {
            await Task.Delay(5);
            File.Copy(Full(Find(Selected)!.Model), path, overwrite: true);
            return "";
        }

        private Placed3D? Find(string id)
        {
            return _objects.FirstOrDefault(each => each.Id == id);
        }

        private string Full(string assetPath)
        {
            return Path.Combine(ProjectFolder, assetPath);
        }

        private void Do(string step)
        {
            _earlier.Push(_objects.ToList());
            Steps.Add(step);
        }

        private static Box Moved(Box box, Metres by)
        {
            return new Box(
                new Metres(box.Low.X + by.X, box.Low.Y + by.Y, box.Low.Z + by.Z),
                new Metres(box.High.X + by.X, box.High.Y + by.Y, box.High.Z + by.Z)
            );
        }
    }
}
