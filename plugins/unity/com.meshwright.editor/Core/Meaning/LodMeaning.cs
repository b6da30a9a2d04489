#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text.RegularExpressions;

namespace Meshwright.Meaning
{
    /// <summary>"A LOD group on that node with these levels": the levels of detail below one parent.</summary>
    public sealed class LodMeaning
    {
        private static readonly Regex LevelName = new Regex("^(?<name>.+)_LOD(?<level>[0-7])$", RegexOptions.CultureInvariant);

        /// <summary>Index of the parent in the file; -1 for the root of the scene.</summary>
        public int Parent { get; set; } = -1;

        /// <summary>Name of the parent; empty for the root of the scene.</summary>
        public string ParentName { get; set; } = "";

        public List<LodLevelMeaning> Levels { get; } = new List<LodLevelMeaning>();

        /// <summary>
        /// Finds the levels among nodes in the order of the file. Nodes of several names below one parent are in one group,
        /// because an object has one; a name with fewer levels shows its coarsest in the rest.
        /// </summary>
        public static List<LodMeaning> Find(IReadOnlyList<NamedNode> nodes)
        {
            var families = new Dictionary<(int, string), SortedDictionary<int, NamedNode>>();
            var order = new List<(int, string)>();
            foreach (var node in nodes)
            {
                var match = LevelName.Match(node.Name);
                if (!match.Success)
                    continue;
                var key = (node.Parent, match.Groups["name"].Value);
                if (!families.TryGetValue(key, out var levels))
                {
                    families[key] = levels = new SortedDictionary<int, NamedNode>();
                    order.Add(key);
                }
                levels[int.Parse(match.Groups["level"].Value, CultureInfo.InvariantCulture)] = node;
            }
            foreach (var node in nodes)
            {
                // A finest level that a clip moves keeps its name, so that the clip finds it.
                if (families.TryGetValue((node.Parent, node.Name), out var levels) && !levels.ContainsKey(0))
                    levels[0] = node;
            }
            var groups = new List<LodMeaning>();
            foreach (var key in order)
            {
                var levels = new List<NamedNode>(families[key].Values);
                if (levels.Count < 2 || !families[key].ContainsKey(0))
                    continue;
                var group = groups.Find(each => each.Parent == key.Item1);
                if (group == null)
                    groups.Add(group = new LodMeaning { Parent = key.Item1, ParentName = levels[0].ParentName });
                group.Add(levels);
            }
            foreach (var group in groups)
                group.Descend();
            return groups;
        }

        private void Add(List<NamedNode> levels)
        {
            var coverage = levels[0].Coverage;
            for (var level = Levels.Count; level < levels.Count; level++)
            {
                var added = new LodLevelMeaning { Height = -1 };
                // Names that came before show their coarsest level from here on.
                if (level > 0)
                    added.Nodes.AddRange(Levels[level - 1].Nodes);
                Levels.Add(added);
            }
            for (var level = 0; level < Levels.Count; level++)
            {
                var shown = levels[Math.Min(level, levels.Count - 1)];
                if (!Levels[level].Nodes.Exists(node => node.Index == shown.Index && node.Name == shown.Name))
                    Levels[level].Nodes.Add(shown);
                var height = level < coverage.Count ? coverage[level] : -1;
                Levels[level].Height = Math.Max(Levels[level].Height, height);
            }
        }

        /// <summary>Unity wants heights that fall, each below one; a level without a known height gets half of the one before.</summary>
        private void Descend()
        {
            var before = 1.0;
            for (var level = 0; level < Levels.Count; level++)
            {
                var isLast = level == Levels.Count - 1;
                var height = Levels[level].Height >= 0 ? Levels[level].Height : isLast ? 0 : before / 2;
                if (isLast)
                    height = Math.Min(height, before / 2);
                else
                    height = Math.Max(Math.Min(height, before * 0.99), 1e-4);
                Levels[level].Height = height;
                before = height;
            }
        }
    }

    public sealed class LodLevelMeaning
    {
        public List<NamedNode> Nodes { get; } = new List<NamedNode>();

        /// <summary>Share of the screen's height down to which the level is shown: screenRelativeTransitionHeight.</summary>
        public double Height { get; set; }
    }

    /// <summary>A node as levels of detail know it.</summary>
    public sealed class NamedNode
    {
        /// <summary>-1 when only the name is known.</summary>
        public int Index { get; set; } = -1;

        public string Name { get; set; } = "";

        /// <summary>-1 for the root of the scene.</summary>
        public int Parent { get; set; } = -1;

        public string ParentName { get; set; } = "";

        /// <summary>MSFT_screencoverage of its extras; empty without one.</summary>
        public IReadOnlyList<double> Coverage { get; set; } = Array.Empty<double>();
    }
}
