#nullable enable
using System;
using System.Collections.Generic;
using System.Text;

namespace Meshwright.Meaning
{
    /// <summary>The JSON of a GLB, its tree of nodes, and the numbers of its accessors.</summary>
    public sealed class GlbFile
    {
        private const uint Magic = 0x46546c67;
        private const uint JsonChunk = 0x4e4f534a;
        private const uint BinChunk = 0x004e4942;

        private readonly byte[] _bytes;
        private readonly int _binStart;
        private readonly int _binLength;
        private readonly int[] _parents;

        private GlbFile(JsonObject json, byte[] bytes, int binStart, int binLength)
        {
            Json = json;
            _bytes = bytes;
            _binStart = binStart;
            _binLength = binLength;
            Nodes = new List<JsonObject>(json.Objects("nodes"));
            _parents = new int[Nodes.Count];
            Array.Fill(_parents, -1);
            for (var node = 0; node < Nodes.Count; node++)
            {
                foreach (var child in Indices(Nodes[node].List("children"), Nodes.Count))
                    _parents[child] = node;
            }
        }

        public JsonObject Json { get; }

        public IReadOnlyList<JsonObject> Nodes { get; }

        /// <summary>Reads a GLB of version 2.</summary>
        /// <exception cref="FormatException">The bytes are no GLB; the message says what is wrong.</exception>
        public static GlbFile Read(byte[] bytes)
        {
            if (bytes.Length < 20 || Number(bytes, 0) != Magic)
                throw new FormatException("The file is no GLB.");
            if (Number(bytes, 4) != 2)
                throw new FormatException($"The GLB has version {Number(bytes, 4)}; version 2 is read.");
            JsonObject? json = null;
            var binStart = 0;
            var binLength = 0;
            for (long at = 12; at + 8 <= bytes.Length; )
            {
                long length = Number(bytes, (int)at);
                var kind = Number(bytes, (int)at + 4);
                if (at + 8 + length > bytes.Length)
                    throw new FormatException("The GLB ends early.");
                if (kind == JsonChunk && json == null)
                    json = Meshwright.Json.ReadObject(Encoding.UTF8.GetString(bytes, (int)at + 8, (int)length));
                else if (kind == BinChunk && binLength == 0)
                    (binStart, binLength) = ((int)at + 8, (int)length);
                at += 8 + length;
            }
            return new GlbFile(json ?? throw new FormatException("The GLB has no JSON."), bytes, binStart, binLength);
        }

        public string NameOf(int node)
        {
            return Nodes[node].Text("name");
        }

        /// <summary>The parent of a node; -1 for a root.</summary>
        public int ParentOf(int node)
        {
            return _parents[node];
        }

        /// <summary>The nodes above a node, the nearest first. Ends where nodes go in a circle.</summary>
        public IEnumerable<int> Above(int node)
        {
            var seen = new HashSet<int> { node };
            for (var next = _parents[node]; next >= 0 && seen.Add(next); next = _parents[next])
                yield return next;
        }

        /// <summary>The rotation of a node without its scale.</summary>
        public Turn RotationOf(int node)
        {
            var matrix = Nodes[node].List("matrix");
            if (matrix.Count != 16)
                return Axes.TurnOf(Nodes[node].List("rotation")) ?? Turn.None;
            Point Column(int from)
            {
                return (Axes.PointOf(matrix.GetRange(from, 3)) ?? default).Unit();
            }
            return Axes.TurnTo(Column(0), Column(4), Column(8));
        }

        /// <summary>Nodes that are in a scene.</summary>
        public HashSet<int> Shown()
        {
            var shown = new HashSet<int>();
            var open = new Stack<int>();
            foreach (var scene in Json.Objects("scenes"))
            {
                foreach (var root in Indices(scene.List("nodes"), Nodes.Count))
                    open.Push(root);
            }
            while (open.Count > 0)
            {
                var node = open.Pop();
                if (!shown.Add(node))
                    continue;
                foreach (var child in Indices(Nodes[node].List("children"), Nodes.Count))
                    open.Push(child);
            }
            return shown;
        }

        /// <summary>The member of a list of the file by an index in another object; null when there is none.</summary>
        public JsonObject? Entry(string list, JsonObject? from, string member)
        {
            return from?.Number(member) is double index ? Entry(list, (int)index) : null;
        }

        public JsonObject? Entry(string list, int index)
        {
            var entries = Json.List(list);
            return index >= 0 && index < entries.Count ? entries[index] as JsonObject : null;
        }

        /// <summary>
        /// The numbers of an accessor, normalized ones between -1 and 1; null when they are packed, sparse or outside the file.
        /// </summary>
        public double[]? NumbersOf(JsonObject? accessor)
        {
            var view = Entry("bufferViews", accessor, "bufferView");
            if (accessor == null || view == null || accessor.Child("sparse") != null || view.Child("extensions") != null)
                return null;
            // Only the first buffer can be in the file itself.
            if (view.Number("buffer") != 0 || Entry("buffers", 0)?.Text("uri") != "")
                return null;
            var kind = (int)(accessor.Number("componentType") ?? 0);
            var size = kind == 5126 || kind == 5125 ? 4 : kind == 5122 || kind == 5123 ? 2 : kind == 5120 || kind == 5121 ? 1 : 0;
            var width = WidthOf(accessor.Text("type"));
            var count = accessor.Number("count") ?? 0;
            if (size == 0 || width == 0 || !(count >= 1) || count > _binLength)
                return null;
            var stride = view.Number("byteStride") ?? size * width;
            var start = (view.Number("byteOffset") ?? 0) + (accessor.Number("byteOffset") ?? 0);
            if (!(start >= 0) || !(stride >= size * width) || !(start + (count - 1) * stride + size * width <= _binLength))
                return null;
            var isNormalized = accessor.Flag("normalized");
            var numbers = new double[(int)count * width];
            for (var at = 0; at < numbers.Length; at++)
            {
                var from = _binStart + (int)(start + at / width * stride) + at % width * size;
                numbers[at] = Component(from, kind, isNormalized);
            }
            return numbers;
        }

        public static IEnumerable<int> Indices(List<object?> list, int count)
        {
            foreach (var each in list)
            {
                if (each is double index && index >= 0 && index < count)
                    yield return (int)index;
            }
        }

        private double Component(int at, int kind, bool isNormalized)
        {
            switch (kind)
            {
                case 5120:
                    return isNormalized ? Math.Max((sbyte)_bytes[at] / 127.0, -1) : (sbyte)_bytes[at];
                case 5121:
                    return isNormalized ? _bytes[at] / 255.0 : _bytes[at];
                case 5122:
                    var signed = BitConverter.ToInt16(_bytes, at);
                    return isNormalized ? Math.Max(signed / 32767.0, -1) : signed;
                case 5123:
                    var word = BitConverter.ToUInt16(_bytes, at);
                    return isNormalized ? word / 65535.0 : word;
                case 5125:
                    return BitConverter.ToUInt32(_bytes, at);
                default:
                    return BitConverter.ToSingle(_bytes, at);
            }
        }

        private static int WidthOf(string type)
        {
            switch (type)
            {
                case "SCALAR":
                    return 1;
                case "VEC2":
                    return 2;
                case "VEC3":
                    return 3;
                case "VEC4":
                    return 4;
                default:
                    return 0;
            }
        }

        private static uint Number(byte[] bytes, int at)
        {
            return BitConverter.ToUInt32(bytes, at);
        }
    }
}
