#nullable enable
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Numerics;
using System.Text;

namespace Meshwright.Tests
{
    /// <summary>What a GLB contains, measured on its vertices in the pose of the file.</summary>
    public sealed class ModelFacts
    {
        public Box Bounds { get; private set; }

        public int Meshes { get; private set; }

        public IReadOnlyList<string> Clips { get; private set; } = new List<string>();

        /// <exception cref="FormatException">The bytes are no GLB with a mesh.</exception>
        public static ModelFacts Read(byte[] bytes)
        {
            if (bytes.Length < 20 || BitConverter.ToUInt32(bytes, 0) != 0x46546c67)
                throw new FormatException("This is no GLB.");
            var length = BitConverter.ToInt32(bytes, 12);
            var json = Json.ReadObject(Encoding.UTF8.GetString(bytes, 20, length)) ?? throw new FormatException("The GLB has no JSON.");
            return new Reader(json, bytes, 20 + length + 8).Facts();
        }

        private sealed class Reader
        {
            private readonly JsonObject _json;
            private readonly byte[] _bytes;
            private readonly int _binary;
            private readonly List<JsonObject> _nodes;
            private readonly Matrix4x4[] _global;
            private Vector3 _low = new Vector3(float.PositiveInfinity);
            private Vector3 _high = new Vector3(float.NegativeInfinity);

            public Reader(JsonObject json, byte[] bytes, int binary)
            {
                _json = json;
                _bytes = bytes;
                _binary = binary;
                _nodes = json.Objects("nodes").ToList();
                _global = new Matrix4x4[_nodes.Count];
            }

            public ModelFacts Facts()
            {
                var scene = _json.Objects("scenes").ElementAt((int)(_json.Number("scene") ?? 0));
                var order = new List<int>();
                foreach (var root in scene.List("nodes"))
                    Walk(Convert.ToInt32(root), Matrix4x4.Identity, order);
                var used = new HashSet<int>();
                foreach (var index in order.Where(each => _nodes[each].Number("mesh") != null))
                {
                    var mesh = (int)_nodes[index].Number("mesh")!;
                    used.Add(mesh);
                    foreach (var primitive in _json.Objects("meshes").ElementAt(mesh).Objects("primitives"))
                        Measure(_nodes[index], _global[index], primitive.Child("attributes")!);
                }
                if (used.Count == 0)
                    throw new FormatException("The GLB has no mesh.");
                return new ModelFacts
                {
                    Bounds = new Box(new Metres(_low.X, _low.Y, _low.Z), new Metres(_high.X, _high.Y, _high.Z)),
                    Meshes = used.Count,
                    Clips = _json.Objects("animations").Select(each => each.Text("name")).ToList(),
                };
            }

            private void Walk(int index, Matrix4x4 parent, List<int> order)
            {
                var node = _nodes[index];
                _global[index] = Local(node) * parent;
                order.Add(index);
                foreach (var child in node.List("children"))
                    Walk(Convert.ToInt32(child), _global[index], order);
            }

            private static Matrix4x4 Local(JsonObject node)
            {
                if (node.List("matrix").Count == 16)
                    return MatrixOf(node.List("matrix").Select(each => Convert.ToSingle(each)).ToArray());
                var t = Numbers(node, "translation", new float[] { 0, 0, 0 });
                var r = Numbers(node, "rotation", new float[] { 0, 0, 0, 1 });
                var s = Numbers(node, "scale", new float[] { 1, 1, 1 });
                return Matrix4x4.CreateScale(s[0], s[1], s[2])
                    * Matrix4x4.CreateFromQuaternion(new Quaternion(r[0], r[1], r[2], r[3]))
                    * Matrix4x4.CreateTranslation(t[0], t[1], t[2]);
            }

            private static float[] Numbers(JsonObject node, string name, float[] preset)
            {
                var list = node.List(name);
                return list.Count == preset.Length ? list.Select(each => Convert.ToSingle(each)).ToArray() : preset;
            }

            /// <summary>A column of glTF is a row of a matrix that is multiplied from the right.</summary>
            private static Matrix4x4 MatrixOf(float[] m)
            {
                return new Matrix4x4(
                    m[0], m[1], m[2], m[3], m[4], m[5], m[6], m[7], m[8], m[9], m[10], m[11], m[12], m[13], m[14], m[15]
                );
            }

            private void Measure(JsonObject node, Matrix4x4 global, JsonObject attributes)
            {
                var positions = Read(attributes, "POSITION", 3);
                var bones = node.Number("skin") is { } skin ? Bones((int)skin) : null;
                var joints = bones == null ? null : Read(attributes, "JOINTS_0", 4);
                var weights = bones == null ? null : Read(attributes, "WEIGHTS_0", 4);
                for (var vertex = 0; vertex < positions.Count / 3; vertex++)
                {
                    var point = new Vector3(positions[vertex * 3], positions[vertex * 3 + 1], positions[vertex * 3 + 2]);
                    var placed = Vector3.Zero;
                    if (bones == null)
                    {
                        placed = Vector3.Transform(point, global);
                    }
                    else
                    {
                        for (var slot = vertex * 4; slot < vertex * 4 + 4; slot++)
                            placed += Vector3.Transform(point, bones[(int)joints![slot]]) * weights![slot];
                    }
                    _low = Vector3.Min(_low, placed);
                    _high = Vector3.Max(_high, placed);
                }
            }

            private Matrix4x4[] Bones(int index)
            {
                var skin = _json.Objects("skins").ElementAt(index);
                var inverse = ReadAccessor((int)skin.Number("inverseBindMatrices")!, 16);
                return skin.List("joints")
                    .Select((joint, at) => MatrixOf(inverse.Skip(at * 16).Take(16).ToArray()) * _global[Convert.ToInt32(joint)])
                    .ToArray();
            }

            private List<float> Read(JsonObject attributes, string name, int width)
            {
                return ReadAccessor((int)attributes.Number(name)!, width);
            }

            private List<float> ReadAccessor(int index, int width)
            {
                var accessor = _json.Objects("accessors").ElementAt(index);
                var view = _json.Objects("bufferViews").ElementAt((int)accessor.Number("bufferView")!);
                var type = (int)accessor.Number("componentType")!;
                var size = type == 5126 || type == 5125 ? 4 : type == 5123 || type == 5122 ? 2 : 1;
                var stride = (int)(view.Number("byteStride") ?? width * size);
                var start = _binary + (int)(view.Number("byteOffset") ?? 0) + (int)(accessor.Number("byteOffset") ?? 0);
                var count = (int)accessor.Number("count")!;
                var isNormalised = accessor.Flag("normalized");
                var values = new List<float>(count * width);
                for (var element = 0; element < count; element++)
                {
                    for (var part = 0; part < width; part++)
                    {
                        var at = start + element * stride + part * size;
                        values.Add(
                            type switch
                            {
                                5126 => BitConverter.ToSingle(_bytes, at),
                                5125 => BitConverter.ToUInt32(_bytes, at),
                                5123 => BitConverter.ToUInt16(_bytes, at) / (isNormalised ? 65535f : 1),
                                5122 => BitConverter.ToInt16(_bytes, at) / (isNormalised ? 32767f : 1),
                                5121 => _bytes[at] / (isNormalised ? 255f : 1),
                                _ => (sbyte)_bytes[at] / (isNormalised ? 127f : 1),
                            }
                        );
                    }
                }
                return values;
            }
        }
    }
}
