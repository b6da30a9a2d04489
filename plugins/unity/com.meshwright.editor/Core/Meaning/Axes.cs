#nullable enable
using System;
using System.Collections.Generic;

namespace Meshwright.Meaning
{
    /// <summary>A place or a direction. Metres.</summary>
    public readonly struct Point
    {
        public Point(double x, double y, double z)
        {
            X = x;
            Y = y;
            Z = z;
        }

        public double X { get; }

        public double Y { get; }

        public double Z { get; }

        public double Length => Math.Sqrt(Dot(this));

        public Point Plus(Point other)
        {
            return new Point(X + other.X, Y + other.Y, Z + other.Z);
        }

        public Point Minus(Point other)
        {
            return new Point(X - other.X, Y - other.Y, Z - other.Z);
        }

        public Point Times(double factor)
        {
            return new Point(X * factor, Y * factor, Z * factor);
        }

        public double Dot(Point other)
        {
            return X * other.X + Y * other.Y + Z * other.Z;
        }

        public Point Cross(Point other)
        {
            return new Point(Y * other.Z - Z * other.Y, Z * other.X - X * other.Z, X * other.Y - Y * other.X);
        }

        /// <summary>Length one; zero stays zero.</summary>
        public Point Unit()
        {
            return Length > 0 ? Times(1 / Length) : this;
        }

        public double Along(int axis)
        {
            return axis == 0 ? X : axis == 1 ? Y : Z;
        }

        public override string ToString()
        {
            return FormattableString.Invariant($"({X}, {Y}, {Z})");
        }
    }

    /// <summary>A rotation as a quaternion of length one.</summary>
    public readonly struct Turn
    {
        public Turn(double x, double y, double z, double w)
        {
            X = x;
            Y = y;
            Z = z;
            W = w;
        }

        public static Turn None => new Turn(0, 0, 0, 1);

        public bool IsNone => X == 0 && Y == 0 && Z == 0;

        public double X { get; }

        public double Y { get; }

        public double Z { get; }

        public double W { get; }

        public Turn Times(Turn other)
        {
            return new Turn(
                W * other.X + X * other.W + Y * other.Z - Z * other.Y,
                W * other.Y - X * other.Z + Y * other.W + Z * other.X,
                W * other.Z + X * other.Y - Y * other.X + Z * other.W,
                W * other.W - X * other.X - Y * other.Y - Z * other.Z
            );
        }

        public Point Of(Point point)
        {
            var axis = new Point(X, Y, Z);
            var across = axis.Cross(point).Times(2);
            return point.Plus(across.Times(W)).Plus(axis.Cross(across));
        }

        public override string ToString()
        {
            return FormattableString.Invariant($"({X}, {Y}, {Z}, {W})");
        }
    }

    /// <summary>
    /// The axes of Unity are those of glTF with x reversed: both of its importers, of glTF and of FBX, convert so.
    /// </summary>
    public static class Axes
    {
        /// <summary>Below this, two directions are the same and a number is zero.</summary>
        public const double Tolerance = 1e-6;

        public static Point ToUnity(Point point)
        {
            // Zero keeps its sign plus.
            return new Point(point.X == 0 ? 0 : -point.X, point.Y, point.Z);
        }

        public static Turn ToUnity(Turn turn)
        {
            return new Turn(turn.X, turn.Y == 0 ? 0 : -turn.Y, turn.Z == 0 ? 0 : -turn.Z, turn.W);
        }

        /// <summary>The point of a list of three finite numbers; null for anything else.</summary>
        public static Point? PointOf(List<object?> list)
        {
            var numbers = Numbers(list, 3);
            return numbers == null ? (Point?)null : new Point(numbers[0], numbers[1], numbers[2]);
        }

        /// <summary>The rotation of a list of four finite numbers; null for anything else.</summary>
        public static Turn? TurnOf(List<object?> list)
        {
            var numbers = Numbers(list, 4);
            if (numbers == null)
                return null;
            var length = Math.Sqrt(numbers[0] * numbers[0] + numbers[1] * numbers[1] + numbers[2] * numbers[2] + numbers[3] * numbers[3]);
            if (!(length > Tolerance))
                return null;
            return new Turn(numbers[0] / length, numbers[1] / length, numbers[2] / length, numbers[3] / length);
        }

        /// <summary>The rotation that brings the axes of the space to these, which are at right angles and right-handed.</summary>
        public static Turn TurnTo(Point x, Point y, Point z)
        {
            var trace = x.X + y.Y + z.Z;
            if (trace > 0)
            {
                var s = Math.Sqrt(trace + 1) * 2;
                return new Turn((y.Z - z.Y) / s, (z.X - x.Z) / s, (x.Y - y.X) / s, s / 4);
            }
            if (x.X > y.Y && x.X > z.Z)
            {
                var s = Math.Sqrt(1 + x.X - y.Y - z.Z) * 2;
                return new Turn(s / 4, (x.Y + y.X) / s, (z.X + x.Z) / s, (y.Z - z.Y) / s);
            }
            if (y.Y > z.Z)
            {
                var s = Math.Sqrt(1 + y.Y - x.X - z.Z) * 2;
                return new Turn((x.Y + y.X) / s, s / 4, (y.Z + z.Y) / s, (z.X - x.Z) / s);
            }
            else
            {
                var s = Math.Sqrt(1 + z.Z - x.X - y.Y) * 2;
                return new Turn((z.X + x.Z) / s, (y.Z + z.Y) / s, s / 4, (x.Y - y.X) / s);
            }
        }

        /// <summary>The rotation that brings y to a direction.</summary>
        public static Turn TurnUpTo(Point direction)
        {
            var up = direction.Unit();
            var side = up.Cross(Math.Abs(up.X) < 0.9 ? new Point(1, 0, 0) : new Point(0, 0, 1)).Unit();
            return TurnTo(side, up, side.Cross(up));
        }

        /// <summary>0, 1 or 2 for a direction along an axis, either way; -1 for others.</summary>
        public static int AxisOf(Point direction)
        {
            var unit = direction.Unit();
            for (var axis = 0; axis < 3; axis++)
            {
                if (Math.Abs(Math.Abs(unit.Along(axis)) - 1) < Tolerance)
                    return axis;
            }
            return -1;
        }

        private static double[]? Numbers(List<object?> list, int count)
        {
            if (list.Count != count)
                return null;
            var numbers = new double[count];
            for (var index = 0; index < count; index++)
            {
                if (!(list[index] is double number) || double.IsNaN(number) || double.IsInfinity(number))
                    return null;
                numbers[index] = number;
            }
            return numbers;
        }
    }
}
