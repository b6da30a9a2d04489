#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

namespace Meshwright
{
    /// <summary>Where a new asset goes: on the surface below the pivot of the view, beside what stands there.</summary>
    public static class Placement
    {
        /// <summary>An asset that is this many times larger than the new one, or smaller, is not in its way: a landscape, a blade of grass.</summary>
        private const double MostTimes = 4;

        /// <summary>Between two assets, in widths of the new one.</summary>
        private const double Gap = 0.1;

        /// <summary>The search for the surface begins above the pivot, in heights of the asset: a rug at the pivot carries it.</summary>
        private const double Above = 0.1;

        private const int MostSteps = 200;

        /// <param name="bounds">of the new asset around its origin</param>
        /// <param name="surfaceBelow">height of the first surface below a point; null for none, and then Y 0 is the ground</param>
        public static Metres Find(Metres pivot, Box bounds, IEnumerable<Box> placed, Func<Metres, double?> surfaceBelow)
        {
            var size = LargestSide(bounds);
            var taken = placed
                .Where(each => LargestSide(each) <= size * MostTimes && LargestSide(each) >= size / MostTimes)
                .ToList();
            var place = OnSurface(pivot);
            for (var step = 0; step < MostSteps; step++)
            {
                var met = taken.Where(each => Overlaps(each, Moved(bounds, place))).ToList();
                if (met.Count == 0)
                    break;
                var right = met.Max(each => each.High.X);
                var gap = Math.Max(Gap * (bounds.High.X - bounds.Low.X), 0.01);
                place = OnSurface(new Metres(right - bounds.Low.X + gap, pivot.Y, pivot.Z));
            }
            return place;

            Metres OnSurface(Metres point)
            {
                var start = new Metres(point.X, point.Y + Above * (bounds.High.Y - bounds.Low.Y), point.Z);
                return new Metres(point.X, surfaceBelow(start) ?? 0, point.Z);
            }
        }

        private static double LargestSide(Box box)
        {
            var flat = Math.Max(box.High.X - box.Low.X, box.High.Z - box.Low.Z);
            return Math.Max(Math.Max(flat, box.High.Y - box.Low.Y), 1e-3);
        }

        private static Box Moved(Box box, Metres by)
        {
            return new Box(
                new Metres(box.Low.X + by.X, box.Low.Y + by.Y, box.Low.Z + by.Z),
                new Metres(box.High.X + by.X, box.High.Y + by.Y, box.High.Z + by.Z)
            );
        }

        private static bool Overlaps(Box one, Box other)
        {
            return one.Low.X < other.High.X
                && other.Low.X < one.High.X
                && one.Low.Y < other.High.Y
                && other.Low.Y < one.High.Y
                && one.Low.Z < other.High.Z
                && other.Low.Z < one.High.Z;
        }
    }
}
