#nullable enable
using System;
using System.Collections.Generic;
using System.Text;

namespace Meshwright.Meaning
{
    /// <summary>Origin of a model as labels, by which the search of the project window finds it.</summary>
    public static class AssetLabels
    {
        public const string Ours = "meshwright";
        public const string StandIn = "meshwright-stand-in";
        public const string Lightmap = "meshwright-lightmap-uv";

        /// <summary>
        /// The labels of a model, beside those that it has already.
        /// </summary>
        /// <param name="ours">asset.extras.meshwright of the model; null without one.</param>
        /// <param name="sidecar">The JSON beside the model; null without one: `provenance` of an import, or `tasks` of `meshwright create`.</param>
        public static List<string> Of(JsonObject? ours, JsonObject? sidecar, bool hasLightmapUv)
        {
            var labels = new List<string> { Ours };
            if ((ours?.Text("standIn") ?? "") != "" || (sidecar?.Text("standIn") ?? "") != "")
                labels.Add(StandIn);
            if (hasLightmapUv)
                labels.Add(Lightmap);
            foreach (var task in Tasks(sidecar))
            {
                var family = task.Split(':')[0];
                Add(labels, family);
                Add(labels, task.Split('@')[0]);
            }
            return labels;
        }

        /// <summary>Whether the JSON beside a model says a task: a file of that name may be anything.</summary>
        public static bool HasOrigin(JsonObject? sidecar)
        {
            foreach (var _ in Tasks(sidecar))
                return true;
            return false;
        }

        /// <summary>The labels that an asset has afterwards: what users added stays, in its place.</summary>
        public static List<string> Merge(IEnumerable<string> before, IEnumerable<string> added)
        {
            var labels = new List<string>(before);
            foreach (var label in added)
            {
                if (!labels.Contains(label))
                    labels.Add(label);
            }
            return labels;
        }

        private static IEnumerable<string> Tasks(JsonObject? sidecar)
        {
            if (sidecar == null)
                yield break;
            var task = sidecar.Child("provenance")?.Text("task") ?? "";
            if (task != "")
                yield return task;
            foreach (var each in sidecar.Objects("tasks"))
            {
                if (each.Text("ref") != "")
                    yield return each.Text("ref");
            }
        }

        /// <summary>Adds a label of letters, digits and hyphens: a search ends at others.</summary>
        private static void Add(List<string> labels, string text)
        {
            var label = new StringBuilder("meshwright-");
            foreach (var letter in text)
            {
                var isPlain = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9');
                label.Append(isPlain ? letter : '-');
            }
            if (text != "" && !labels.Contains(label.ToString()))
                labels.Add(label.ToString());
        }
    }
}
