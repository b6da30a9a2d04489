#nullable enable
using System;
using System.Collections.Generic;
using System.Text.RegularExpressions;

namespace Meshwright.Meaning
{
    public enum ColliderShape
    {
        Box,
        Sphere,
        Capsule,

        /// <summary>The mesh of the node as a convex mesh collider.</summary>
        Convex,

        /// <summary>The mesh of the node as it is.</summary>
        Triangles,
    }

    /// <summary>
    /// "A box collider with this centre and this size on that node", in the space of the node and in Unity's axes. The mesh
    /// of the node is hidden.
    /// </summary>
    public sealed class ColliderMeaning
    {
        /// <summary>Most triangles of a convex mesh in PhysX; beyond it Unity makes a coarser hull.</summary>
        private const int MostTriangles = 255;

        private static readonly Regex ByName = new Regex(
            @"_Collider_(?<shape>box|sphere|capsule|hull)(_\d+)?$|^(?<shape>UBX|USP|UCP|UCX)_|-(?<shape>convcolonly|colonly)$",
            RegexOptions.CultureInvariant
        );

        /// <summary>Index of the node in the file; -1 when only its name is known.</summary>
        public int Index { get; set; } = -1;

        public string Node { get; set; } = "";

        public ColliderShape Shape { get; set; }

        public Point Center { get; set; }

        /// <summary>With a rotation the collider goes to a child that is turned so, because a box has the axes of its transform.</summary>
        public Turn Rotation { get; set; } = Turn.None;

        /// <summary>Of a box.</summary>
        public Point Size { get; set; }

        public double Radius { get; set; }

        /// <summary>Of a capsule with its ends.</summary>
        public double Height { get; set; }

        /// <summary>Axis of a capsule: 0 is x, 1 is y, 2 is z.</summary>
        public int Direction { get; set; } = 1;

        /// <summary>The shape is known by the name alone; <see cref="ColliderFit"/> measures it on the mesh.</summary>
        public bool IsUnmeasured { get; set; }

        public bool NeedsChild => !Rotation.IsNone;

        /// <summary>The collider of a node that has one; null for others. What is wrong with it goes to <paramref name="notes"/>.</summary>
        public static ColliderMeaning? Of(string name, JsonObject? extras, ICollection<string> notes)
        {
            var facts = extras?.Child("collider");
            if (facts == null)
                return OfName(name);
            var collider = OfFacts(facts);
            if (collider == null)
            {
                notes.Add($"The collider of {name} has no shape that is known; it stays a mesh.");
                return null;
            }
            collider.Node = name;
            if (collider.Shape == ColliderShape.Convex && facts.Number("triangles") > MostTriangles)
                notes.Add($"The hull of {name} has more than {MostTriangles} triangles; Unity makes a coarser one. Use mostVertices 128.");
            return collider;
        }

        /// <summary>The collider that a name asks for: ours for Unity, and those for Unreal and Godot.</summary>
        public static ColliderMeaning? OfName(string name)
        {
            var match = ByName.Match(name);
            if (!match.Success)
                return null;
            var shape = ShapeOf(match.Groups["shape"].Value);
            var isMesh = shape == ColliderShape.Convex || shape == ColliderShape.Triangles;
            return new ColliderMeaning { Node = name, Shape = shape, IsUnmeasured = !isMesh };
        }

        private static ColliderShape ShapeOf(string word)
        {
            switch (word)
            {
                case "box":
                case "UBX":
                    return ColliderShape.Box;
                case "sphere":
                case "USP":
                    return ColliderShape.Sphere;
                case "capsule":
                case "UCP":
                    return ColliderShape.Capsule;
                case "colonly":
                    return ColliderShape.Triangles;
                default:
                    return ColliderShape.Convex;
            }
        }

        private static ColliderMeaning? OfFacts(JsonObject facts)
        {
            switch (facts.Text("shape"))
            {
                case "box":
                    return Box(facts);
                case "sphere":
                    return Axes.PointOf(facts.List("center")) is Point center && facts.Number("radius") > 0
                        ? Sphere(Axes.ToUnity(center), facts.Number("radius") ?? 0)
                        : null;
                case "capsule":
                    return Axes.PointOf(facts.List("start")) is Point start && Axes.PointOf(facts.List("end")) is Point end && facts.Number("radius") > 0
                        ? Capsule(Axes.ToUnity(start), Axes.ToUnity(end), facts.Number("radius") ?? 0)
                        : null;
                case "hull":
                    return new ColliderMeaning { Shape = ColliderShape.Convex };
                case "trimesh":
                    return new ColliderMeaning { Shape = ColliderShape.Triangles };
                default:
                    return null;
            }
        }

        private static ColliderMeaning? Box(JsonObject facts)
        {
            var axes = facts.List("axes");
            if (!(Axes.PointOf(facts.List("center")) is Point center) || !(Axes.PointOf(facts.List("half")) is Point half) || axes.Count != 3)
                return null;
            var directions = new Point[3];
            for (var axis = 0; axis < 3; axis++)
            {
                if (!(axes[axis] is List<object?> list) || !(Axes.PointOf(list) is Point direction))
                    return null;
                directions[axis] = Axes.ToUnity(direction);
            }
            return BoxOf(Axes.ToUnity(center), half, directions);
        }

        /// <summary>A box by its centre, half its sizes and the directions of its edges.</summary>
        internal static ColliderMeaning BoxOf(Point center, Point half, IReadOnlyList<Point> directions)
        {
            var order = new[] { Axes.AxisOf(directions[0]), Axes.AxisOf(directions[1]), Axes.AxisOf(directions[2]) };
            if (order[0] >= 0 && order[1] >= 0 && order[2] >= 0)
            {
                var sizes = new double[3];
                for (var axis = 0; axis < 3; axis++)
                    sizes[order[axis]] = half.Along(axis) * 2;
                return new ColliderMeaning { Shape = ColliderShape.Box, Center = center, Size = new Point(sizes[0], sizes[1], sizes[2]) };
            }
            var x = directions[0].Unit();
            var y = directions[1].Unit();
            // A box is the same with an axis reversed, and a rotation keeps the hand of the axes.
            var z = x.Cross(y);
            return new ColliderMeaning
            {
                Shape = ColliderShape.Box,
                Center = center,
                Rotation = Axes.TurnTo(x, y, z),
                Size = half.Times(2),
            };
        }

        internal static ColliderMeaning Sphere(Point center, double radius)
        {
            return new ColliderMeaning { Shape = ColliderShape.Sphere, Center = center, Radius = radius };
        }

        internal static ColliderMeaning Capsule(Point start, Point end, double radius)
        {
            var along = end.Minus(start);
            var collider = new ColliderMeaning
            {
                Shape = ColliderShape.Capsule,
                Center = start.Plus(end).Times(0.5),
                Radius = radius,
                Height = along.Length + 2 * radius,
            };
            if (along.Length <= Axes.Tolerance)
                return collider;
            var axis = Axes.AxisOf(along);
            if (axis >= 0)
                collider.Direction = axis;
            else
                collider.Rotation = Axes.TurnUpTo(along);
            return collider;
        }
    }

    /// <summary>
    /// Measures the shapes that names ask for on the vertices of their meshes, in the space of the node: what an FBX without
    /// our facts has.
    /// </summary>
    public static class ColliderFit
    {
        /// <summary>Fills in the measures; false when the points have no extent.</summary>
        public static bool Measure(ColliderMeaning collider, IReadOnlyList<Point> points)
        {
            if (points.Count < 2)
                return false;
            var (first, last) = Farthest(points);
            var across = last.Minus(first);
            if (!(across.Length > 0))
                return false;
            var measured = collider.Shape switch
            {
                ColliderShape.Box => Box(points, first),
                ColliderShape.Sphere => ColliderMeaning.Sphere(first.Plus(last).Times(0.5), across.Length / 2),
                _ => Capsule(points, first, last),
            };
            collider.Center = measured.Center;
            collider.Rotation = measured.Rotation;
            collider.Size = measured.Size;
            collider.Radius = measured.Radius;
            collider.Height = measured.Height;
            collider.Direction = measured.Direction;
            collider.IsUnmeasured = false;
            return true;
        }

        /// <summary>Edges of the eight corners when they are a box, else the box along the axes.</summary>
        private static ColliderMeaning Box(IReadOnlyList<Point> points, Point corner)
        {
            var low = points[0];
            var high = points[0];
            var edges = new List<Point>();
            foreach (var point in points)
            {
                low = new Point(Math.Min(low.X, point.X), Math.Min(low.Y, point.Y), Math.Min(low.Z, point.Z));
                high = new Point(Math.Max(high.X, point.X), Math.Max(high.Y, point.Y), Math.Max(high.Z, point.Z));
                var edge = point.Minus(corner);
                if (edge.Length > 0 && !edges.Exists(other => other.Minus(edge).Length <= 1e-5 * edge.Length))
                    edges.Add(edge);
            }
            edges.Sort((a, b) => a.Length.CompareTo(b.Length));
            // Of the seven other corners, three are at the ends of the edges: the shortest, and those square to the ones before.
            var square = new List<Point>();
            foreach (var edge in edges)
            {
                if (square.Count < 3 && square.TrueForAll(other => Math.Abs(other.Unit().Dot(edge.Unit())) < 1e-3))
                    square.Add(edge);
            }
            if (edges.Count != 7 || square.Count != 3)
                return ColliderMeaning.BoxOf(low.Plus(high).Times(0.5), high.Minus(low).Times(0.5), new[] { new Point(1, 0, 0), new Point(0, 1, 0), new Point(0, 0, 1) });
            var center = corner.Plus(square[0].Plus(square[1]).Plus(square[2]).Times(0.5));
            return ColliderMeaning.BoxOf(center, new Point(square[0].Length / 2, square[1].Length / 2, square[2].Length / 2), square);
        }

        /// <summary>The two farthest points are the ends; the radius is the farthest point from the line between them.</summary>
        private static ColliderMeaning Capsule(IReadOnlyList<Point> points, Point first, Point last)
        {
            var along = last.Minus(first);
            var up = along.Unit();
            var radius = 0.0;
            foreach (var point in points)
            {
                var off = point.Minus(first);
                radius = Math.Max(radius, off.Minus(up.Times(off.Dot(up))).Length);
            }
            radius = Math.Min(radius, along.Length / 2);
            return ColliderMeaning.Capsule(first.Plus(up.Times(radius)), last.Minus(up.Times(radius)), radius);
        }

        private static (Point, Point) Farthest(IReadOnlyList<Point> points)
        {
            var found = (points[0], points[0]);
            var most = 0.0;
            for (var a = 0; a < points.Count; a++)
            {
                for (var b = a + 1; b < points.Count; b++)
                {
                    var distance = points[a].Minus(points[b]).Length;
                    // Opposite corners of a box are equally far; the first pair stays, whatever rounding says.
                    if (distance > most * (1 + 1e-6))
                        (found, most) = ((points[a], points[b]), distance);
                }
            }
            return found;
        }
    }
}
