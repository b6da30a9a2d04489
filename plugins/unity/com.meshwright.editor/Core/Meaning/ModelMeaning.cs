#nullable enable
using System;
using System.Collections.Generic;

namespace Meshwright.Meaning
{
    /// <summary>
    /// What a model means beyond what it looks like, as data: what an import has to do, in Unity's axes. Read from the file
    /// alone; nothing here knows Unity.
    /// </summary>
    public sealed class ModelMeaning
    {
        /// <summary>The file is made or marked by our steps. Others are left as their importer made them.</summary>
        public bool IsOurs { get; private set; }

        public List<ColliderMeaning> Colliders { get; } = new List<ColliderMeaning>();

        public List<LodMeaning> Lods { get; } = new List<LodMeaning>();

        /// <summary>Nodes whose second coordinates are for baked light: no material shows a picture by them.</summary>
        public List<NamedNode> Lightmapped { get; } = new List<NamedNode>();

        public List<SocketMeaning> Sockets { get; } = new List<SocketMeaning>();

        public List<ClipMeaning> Clips { get; } = new List<ClipMeaning>();

        /// <summary>asset.extras.meshwright; null without one.</summary>
        public JsonObject? Ours { get; private set; }

        /// <summary>Sentences for the console: what is not as the file says.</summary>
        public List<string> Notes { get; } = new List<string>();

        /// <summary>Reads a GLB.</summary>
        /// <exception cref="FormatException">The bytes are no GLB.</exception>
        public static ModelMeaning Of(byte[] glb)
        {
            var file = GlbFile.Read(glb);
            var ours = file.Json.Child("asset")?.Child("extras")?.Child("meshwright");
            var meaning = new ModelMeaning { Ours = ours, IsOurs = ours != null };
            var shown = file.Shown();
            var named = new List<NamedNode>();
            for (var index = 0; index < file.Nodes.Count; index++)
            {
                if (shown.Contains(index))
                    named.Add(meaning.ReadNode(file, index));
            }
            meaning.Lods.AddRange(LodMeaning.Find(named));
            meaning.Clips.AddRange(ClipMeaning.Of(file));
            if (SocketMeaning.Grip(ours) is SocketMeaning grip)
                meaning.Sockets.Add(grip);
            return meaning;
        }

        /// <summary>
        /// What the names of a hierarchy say, for a file without our facts such as an FBX. Colliders have to be measured.
        /// </summary>
        public static ModelMeaning OfNames(IReadOnlyList<NamedNode> nodes)
        {
            var meaning = new ModelMeaning();
            foreach (var node in nodes)
            {
                var collider = ColliderMeaning.OfName(node.Name);
                if (collider != null)
                {
                    collider.Index = node.Index;
                    meaning.Colliders.Add(collider);
                    meaning.IsOurs = true;
                }
            }
            meaning.Lods.AddRange(LodMeaning.Find(nodes));
            return meaning;
        }

        /// <summary>The name that our FBX has for a node: readers drop these characters before they bind clips by name.</summary>
        public static string FbxName(string name)
        {
            var kept = new System.Text.StringBuilder();
            foreach (var letter in name)
            {
                if (char.IsWhiteSpace(letter))
                    kept.Append('_');
                else if (!"[].:/".Contains(letter))
                    kept.Append(letter);
            }
            return kept.ToString();
        }

        private NamedNode ReadNode(GlbFile file, int index)
        {
            var node = file.Nodes[index];
            var extras = node.Child("extras");
            var parent = file.ParentOf(index);
            var named = new NamedNode
            {
                Index = index,
                Name = NameInUnity(file, index),
                Parent = parent,
                ParentName = parent < 0 ? "" : NameInUnity(file, parent),
                Coverage = CoverageOf(extras),
            };
            IsOurs |= extras?.Child("collider") != null || named.Coverage.Count > 0;
            var mesh = file.Entry("meshes", node, "mesh");
            if (mesh == null)
            {
                var socket = SocketMeaning.NameOf(file.NameOf(index));
                if (socket != null)
                    Sockets.Add(new SocketMeaning { Name = socket, Parent = named.Name, IsThere = true });
                return named;
            }
            var collider = ColliderMeaning.Of(named.Name, extras, Notes);
            if (collider != null)
            {
                collider.Index = index;
                Colliders.Add(collider);
                IsOurs = true;
            }
            else if (node.Number("skin") == null && HasLightmapUv(file, mesh))
                Lightmapped.Add(named);
            return named;
        }

        /// <summary>Importers of glTF call a node without a name after its mesh, or after its index.</summary>
        private static string NameInUnity(GlbFile file, int index)
        {
            var name = file.NameOf(index);
            if (name != "")
                return name;
            var mesh = file.Entry("meshes", file.Nodes[index], "mesh")?.Text("name") ?? "";
            return mesh != "" ? mesh : "Node-" + index.ToString(System.Globalization.CultureInfo.InvariantCulture);
        }

        private static List<double> CoverageOf(JsonObject? extras)
        {
            var coverage = new List<double>();
            foreach (var each in extras?.List("MSFT_screencoverage") ?? new List<object?>())
            {
                if (each is double share && share >= 0 && share <= 1)
                    coverage.Add(share);
            }
            return coverage;
        }

        private static bool HasLightmapUv(GlbFile file, JsonObject mesh)
        {
            var hasParts = false;
            foreach (var part in mesh.Objects("primitives"))
            {
                hasParts = true;
                if (part.Child("attributes")?.Number("TEXCOORD_1") == null)
                    return false;
                if (ShowsSecondSet(file.Entry("materials", part, "material")))
                    return false;
            }
            return hasParts;
        }

        private static bool ShowsSecondSet(object? value)
        {
            if (value is JsonObject members)
            {
                if (members.Number("texCoord") == 1)
                    return true;
                foreach (var member in members)
                {
                    if (member.Key != "extras" && ShowsSecondSet(member.Value))
                        return true;
                }
            }
            else if (value is List<object?> list)
                return list.Exists(ShowsSecondSet);
            return false;
        }
    }
}
