#nullable enable
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Meshwright
{
    /// <summary>A place or an extent in metres, Y up.</summary>
    public readonly struct Metres
    {
        public Metres(double x, double y, double z)
        {
            X = x;
            Y = y;
            Z = z;
        }

        public double X { get; }

        public double Y { get; }

        public double Z { get; }
    }

    /// <summary>An upright box in metres.</summary>
    public readonly struct Box
    {
        public Box(Metres low, Metres high)
        {
            Low = low;
            High = high;
        }

        public Metres Low { get; }

        public Metres High { get; }
    }

    /// <summary>What an object in the scene keeps of its import; saved with the scene.</summary>
    public sealed class AssetTag
    {
        public AssetTag(string id, JsonObject provenance)
        {
            Id = id;
            Provenance = provenance;
        }

        /// <summary>Names the object for the core; copies of an object have the same one.</summary>
        public string Id { get; }

        /// <summary>As the core gave it.</summary>
        public JsonObject Provenance { get; }

        public string Task
        {
            get { return Provenance.Text("task"); }
        }
    }

    /// <summary>What stands in the scene, by the editor's own data.</summary>
    public sealed class SceneFacts
    {
        public string Name { get; set; } = "";

        /// <summary>By the vertices, in metres.</summary>
        public double Height { get; set; }

        public int Meshes { get; set; }

        public IReadOnlyList<string> Clips { get; set; } = new List<string>();
    }

    /// <summary>The selection, as one model.</summary>
    public sealed class SelectedModel
    {
        /// <summary>Of the asset that contains the selected object, else of the object.</summary>
        public string Id { get; set; } = "";

        public string Name { get; set; } = "";

        /// <summary>Of an import; null for other objects and for several models.</summary>
        public JsonObject? Provenance { get; set; }

        public bool HasMesh { get; set; }

        public int Models { get; set; } = 1;
    }

    /// <summary>
    /// What the core asks of an editor, on the editor's own thread. Paths are those of the project: <c>Assets/Meshwright/...</c>.
    /// Texts that are returned say why something failed; they are empty when it did not.
    /// </summary>
    public interface IEditor
    {
        /// <summary>Name and version for the hello.</summary>
        string Version { get; }

        /// <summary>Of its user, by BCP 47.</summary>
        string Language { get; }

        /// <summary>Absolute path of the folder that contains <c>Assets</c>.</summary>
        string ProjectFolder { get; }

        /// <summary>Format of the models that the editor can import: <c>glb</c> or <c>fbx</c>.</summary>
        string ModelFormat { get; }

        /// <summary>Whether the selection can be written as GLB.</summary>
        bool ExportsSelection { get; }

        /// <summary>Whether a scene is open that takes objects.</summary>
        bool HasScene { get; }

        /// <summary>Imports a file of the project that is new or has changed, and waits for it.</summary>
        Task<string> ImportModel(string assetPath);

        /// <summary>Tells the editor of a file that is no model.</summary>
        void ImportFile(string assetPath);

        /// <summary>Removes a file of the project with what the editor keeps beside it.</summary>
        void DeleteFile(string assetPath);

        /// <summary>Point around which the view of the scene turns: where a new asset goes.</summary>
        Metres Pivot { get; }

        /// <summary>Height of the first surface below a point; null when there is none.</summary>
        double? SurfaceBelow(Metres point);

        /// <summary>Extent of an imported model around its origin.</summary>
        Box BoundsOf(string assetPath);

        /// <summary>Extents of the placed assets in the scene.</summary>
        IReadOnlyList<Box> PlacedBounds();

        /// <summary>The tags of the placed assets.</summary>
        IReadOnlyList<AssetTag> Placed();

        /// <summary>Path of the model that a placed asset is an instance of; empty for none, and when it is gone.</summary>
        string ModelOf(string id);

        /// <summary>Places an instance and selects it, as one undo step.</summary>
        void Place(string assetPath, string name, AssetTag tag, Metres at);

        /// <summary>
        /// Puts an instance in the place of an object, as one undo step: transform, parent, name and the children that the user
        /// added stay. Selects it.
        /// </summary>
        void Replace(string id, string assetPath, AssetTag tag);

        /// <summary>Changes the tag of a placed asset whose model is a new one now, as one undo step. Selects it.</summary>
        void Retag(string id, AssetTag tag);

        /// <summary>Facts of an object; null when it is gone.</summary>
        SceneFacts? Measure(string id);

        /// <summary>Selects and frames an object; false when it is gone.</summary>
        bool Show(string id);

        /// <summary>Takes an object out of the scene, as one undo step; false when it was gone.</summary>
        bool Remove(string id);

        /// <summary>Plays a clip of an object in a loop; the pose comes back when it stops.</summary>
        string PlayClip(string id, string clip);

        void StopClips();

        /// <summary>The selection; null when nothing is selected.</summary>
        SelectedModel? Selection();

        /// <summary>Writes the selection as one GLB, in metres, Y up, without its place.</summary>
        Task<string> ExportSelection(string path);
    }
}
