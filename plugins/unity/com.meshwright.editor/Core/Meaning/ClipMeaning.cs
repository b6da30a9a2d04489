#nullable enable
using System;
using System.Collections.Generic;

namespace Meshwright.Meaning
{
    /// <summary>"Loop this clip": whether its last pose continues into its first.</summary>
    public sealed class ClipMeaning
    {
        /// <summary>A turn of this many degrees between the ends is certainly no loop.</summary>
        private const double NoLoopDegrees = 45;

        /// <summary>Score from which a clip loops; 1 when both ends are equal.</summary>
        private const double Loops = 0.95;

        private const string LoopSuffix = "-loop";

        public string Name { get; set; } = "";

        public bool Loop { get; set; }

        public double Seconds { get; set; }

        /// <summary>1 when the last pose equals the first; null when the keys could not be read and the name decided.</summary>
        public double? Score { get; set; }

        /// <summary>The clips of a file, in its order.</summary>
        public static List<ClipMeaning> Of(GlbFile file)
        {
            var clips = new List<ClipMeaning>();
            foreach (var animation in file.Json.Objects("animations"))
            {
                var name = animation.Text("name");
                var tracks = Tracks(file, animation);
                var clip = new ClipMeaning { Name = name };
                clips.Add(clip);
                if (tracks == null)
                {
                    clip.Loop = HasLoopingName(name);
                    continue;
                }
                var (start, end) = Range(tracks);
                clip.Seconds = end - start;
                clip.Score = ScoreOf(file, tracks, start, end);
                clip.Loop = name.EndsWith(LoopSuffix, StringComparison.Ordinal) || (end > start && clip.Score >= Loops);
            }
            return clips;
        }

        /// <summary>Whether a name says that a clip repeats: what is left when its keys are packed.</summary>
        public static bool HasLoopingName(string name)
        {
            if (name.EndsWith(LoopSuffix, StringComparison.OrdinalIgnoreCase))
                return true;
            foreach (var word in new[] { "walk", "running", "idle", "jog", "sprint", "swim", "crawl", "loop" })
            {
                if (name.Contains(word, StringComparison.OrdinalIgnoreCase))
                    return true;
            }
            return string.Equals(name, "run", StringComparison.OrdinalIgnoreCase);
        }

        private static double ScoreOf(GlbFile file, List<Track> tracks, double start, double end)
        {
            var root = RootOf(file, tracks);
            var score = 1.0;
            foreach (var track in tracks)
            {
                var first = track.At(start);
                var last = track.At(end);
                var apart = track.Path == "rotation" ? Degrees(first, last) / NoLoopDegrees : Offset(file, track, first, last, track == root);
                score = Math.Min(score, Math.Max(0, 1 - apart));
            }
            return score;
        }

        /// <summary>The translation highest in the skeleton, or in the scene without one: it may carry the model away.</summary>
        private static Track? RootOf(GlbFile file, List<Track> tracks)
        {
            var joints = new HashSet<int>();
            foreach (var skin in file.Json.Objects("skins"))
                joints.UnionWith(GlbFile.Indices(skin.List("joints"), file.Nodes.Count));
            Track? found = null;
            var depth = int.MaxValue;
            foreach (var track in tracks)
            {
                if (track.Path != "translation" || (joints.Count > 0 && !joints.Contains(track.Node)))
                    continue;
                var above = new List<int>(file.Above(track.Node)).Count;
                if (above < depth)
                    (found, depth) = (track, above);
            }
            return found;
        }

        /// <summary>Distance between the ends as a share of the movement between them; of the root only the height counts.</summary>
        private static double Offset(GlbFile file, Track track, double[] first, double[] last, bool isRoot)
        {
            Func<double[], double[]> seen = value => value;
            if (isRoot)
            {
                var rotation = Turn.None;
                foreach (var above in file.Above(track.Node))
                    rotation = file.RotationOf(above).Times(rotation);
                seen = value => new[] { rotation.Of(new Point(value[0], value[1], value[2])).Y };
            }
            var from = seen(first);
            var to = seen(last);
            var low = (double[])from.Clone();
            var high = (double[])from.Clone();
            for (var key = 0; key < track.Times.Length; key++)
            {
                var value = seen(track.Key(key));
                for (var axis = 0; axis < value.Length; axis++)
                {
                    low[axis] = Math.Min(low[axis], value[axis]);
                    high[axis] = Math.Max(high[axis], value[axis]);
                }
            }
            var apart = Distance(from, to);
            var reach = Distance(low, high);
            // Movement below a thousandth of the value itself is rounding.
            return reach > Math.Max(Distance(from, new double[from.Length]), 1e-9) * 1e-3 ? apart / reach : 0;
        }

        private static List<Track>? Tracks(GlbFile file, JsonObject animation)
        {
            var samplers = new List<JsonObject>(animation.Objects("samplers"));
            var tracks = new List<Track>();
            foreach (var channel in animation.Objects("channels"))
            {
                var target = channel.Child("target");
                var path = target?.Text("path") ?? "";
                if (path != "translation" && path != "rotation" && path != "scale" && path != "weights")
                    continue;
                if (!(target?.Number("node") is double node) || node < 0 || node >= file.Nodes.Count)
                    continue;
                if (!(channel.Number("sampler") is double index) || index < 0 || index >= samplers.Count)
                    continue;
                var sampler = samplers[(int)index];
                var times = file.NumbersOf(file.Entry("accessors", sampler, "input"));
                var values = file.NumbersOf(file.Entry("accessors", sampler, "output"));
                if (times == null || values == null)
                    return null;
                var track = new Track((int)node, path, times, values, sampler.Text("interpolation"));
                if (track.Width < 1)
                    return null;
                tracks.Add(track);
            }
            return tracks;
        }

        private static (double, double) Range(List<Track> tracks)
        {
            var start = double.PositiveInfinity;
            var end = double.NegativeInfinity;
            foreach (var track in tracks)
            {
                start = Math.Min(start, track.Times[0]);
                end = Math.Max(end, track.Times[track.Times.Length - 1]);
            }
            return tracks.Count == 0 ? (0, 0) : (start, end);
        }

        private static double Degrees(double[] a, double[] b)
        {
            var dot = 0.0;
            var sizes = Distance(a, new double[4]) * Distance(b, new double[4]);
            for (var axis = 0; axis < 4; axis++)
                dot += a[axis] * b[axis];
            return sizes > 0 ? 2 * Math.Acos(Math.Min(1, Math.Abs(dot) / sizes)) * 180 / Math.PI : 0;
        }

        private static double Distance(double[] a, double[] b)
        {
            var sum = 0.0;
            for (var axis = 0; axis < a.Length; axis++)
                sum += (a[axis] - b[axis]) * (a[axis] - b[axis]);
            return Math.Sqrt(sum);
        }

        /// <summary>One animated property of a node.</summary>
        private sealed class Track
        {
            private readonly double[] _values;
            private readonly bool _isCubic;

            public Track(int node, string path, double[] times, double[] values, string interpolation)
            {
                Node = node;
                Path = path;
                Times = times;
                _values = values;
                _isCubic = interpolation == "CUBICSPLINE";
                var width = values.Length / times.Length / (_isCubic ? 3 : 1);
                var wanted = path == "rotation" ? 4 : path == "weights" ? width : 3;
                Width = width == wanted && width * times.Length * (_isCubic ? 3 : 1) == values.Length ? width : 0;
            }

            public int Node { get; }

            public string Path { get; }

            public double[] Times { get; }

            /// <summary>Numbers a key; 0 when they do not fit the times.</summary>
            public int Width { get; }

            public double[] Key(int key)
            {
                var value = new double[Width];
                Array.Copy(_values, _isCubic ? (key * 3 + 1) * Width : key * Width, value, 0, Width);
                return value;
            }

            /// <summary>The value at the start or the end of the clip, where a track holds its first or its last key.</summary>
            public double[] At(double time)
            {
                return Key(time <= Times[0] ? 0 : Times.Length - 1);
            }
        }
    }
}
