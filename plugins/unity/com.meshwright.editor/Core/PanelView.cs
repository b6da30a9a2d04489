#nullable enable
using System.Collections.Generic;
using System.Globalization;
using System.Linq;

namespace Meshwright
{
    /// <summary>The newest view of the core, to be drawn in the order in which it comes: docs/bring-your-own-host.md, Draw the view.</summary>
    public sealed class PanelView
    {
        public static readonly PanelView Empty = new PanelView(new JsonObject());

        public PanelView(JsonObject data)
        {
            Announcement = data.Text("announcement");
            Sections = data.Objects("sections").Select(each => new ViewSection(each)).ToList();
        }

        /// <summary>For a status line, when it changes.</summary>
        public string Announcement { get; }

        public IReadOnlyList<ViewSection> Sections { get; }
    }

    public sealed class ViewSection
    {
        public ViewSection(JsonObject data)
        {
            Id = data.Text("id");
            Title = data.Text("title");
            Folded = data.Flag("folded");
            Controls = data.Objects("controls").Select(each => new ViewControl(each)).ToList();
        }

        public string Id { get; }

        public string Title { get; }

        /// <summary>Whether it begins closed.</summary>
        public bool Folded { get; }

        public IReadOnlyList<ViewControl> Controls { get; }
    }

    /// <summary>A control, of a <see cref="Kind"/> that says which of the members it has. Absent texts are empty.</summary>
    public sealed class ViewControl
    {
        private readonly JsonObject _data;

        public ViewControl(JsonObject data)
        {
            _data = data;
            Json = Meshwright.Json.Write(data);
        }

        /// <summary>All of it as text: a control is drawn again only when it changes.</summary>
        public string Json { get; }

        public string Kind
        {
            get { return _data.Text("kind"); }
        }

        public string Id
        {
            get { return _data.Text("id"); }
        }

        public string Label
        {
            get { return _data.Text("label"); }
        }

        /// <summary>The label, marked when the value is not its default.</summary>
        public string Title
        {
            get { return Label + (_data.Flag("changed") ? " •" : ""); }
        }

        public string Help
        {
            get { return _data.Text("help"); }
        }

        /// <summary>Why it cannot be used now.</summary>
        public string Disabled
        {
            get { return _data.Text("disabled"); }
        }

        /// <summary>What is wrong with its value.</summary>
        public string Issue
        {
            get { return _data.Text("issue"); }
        }

        /// <summary>Of a note: <c>info</c>, <c>warning</c>, <c>error</c>. Of a button: <c>primary</c>, <c>plain</c>, <c>danger</c>.</summary>
        public string Tone
        {
            get { return _data.Text("tone"); }
        }

        /// <summary>The text of a button, with its price.</summary>
        public string ButtonText
        {
            get { return _data.Text("cost") is { Length: > 0 } cost ? $"{Label} ({cost})" : Label; }
        }

        public bool IsLong
        {
            get { return _data.Flag("long"); }
        }

        public bool IsWhole
        {
            get { return _data.Flag("whole"); }
        }

        /// <summary>Most characters of a text, or most files; 0 for no limit.</summary>
        public int Most
        {
            get { return (int)(_data.Number("most") ?? 0); }
        }

        public string Unit
        {
            get { return _data.Text("unit"); }
        }

        /// <summary>The value of a text or a choice.</summary>
        public string TextValue
        {
            get { return _data.Text("value"); }
        }

        /// <summary>The value of a number as text; empty when its preset counts.</summary>
        public string NumberText
        {
            get { return TextOf(_data.Number("value")); }
        }

        public string PresetText
        {
            get { return TextOf(_data.Number("preset")); }
        }

        public bool IsOn
        {
            get { return _data.Flag("value"); }
        }

        /// <summary>The chosen values of <c>choices</c>, in the order of choosing.</summary>
        public IEnumerable<string> Chosen
        {
            get { return _data.Texts("value"); }
        }

        /// <summary>The files of a control of that kind, as the core gave them.</summary>
        public IReadOnlyList<object?> Files
        {
            get { return _data.List("value"); }
        }

        public IReadOnlyList<string> FileNames
        {
            get { return _data.Objects("value").Select(each => each.Text("name")).ToList(); }
        }

        /// <summary>Endings of files that it takes, with their dots.</summary>
        public IReadOnlyList<string> Endings
        {
            get { return _data.Texts("endings").ToList(); }
        }

        public IReadOnlyList<ViewOption> Options
        {
            get { return _data.Objects("options").Select(each => new ViewOption(each)).ToList(); }
        }

        /// <summary>Of a job.</summary>
        public string State
        {
            get { return _data.Text("state"); }
        }

        public string Text
        {
            get { return _data.Text("text"); }
        }

        /// <summary>0 to 100; null without a bar.</summary>
        public double? Progress
        {
            get { return _data.Number("progress"); }
        }

        /// <summary>File of a picture.</summary>
        public string Picture
        {
            get { return _data.Text("picture"); }
        }

        /// <summary>Several results of one request.</summary>
        public IReadOnlyList<ViewTake> Takes
        {
            get { return _data.Objects("takes").Select(each => new ViewTake(each)).ToList(); }
        }

        /// <summary>What the pictures to show large are: `Larger picture`, `Compare pictures`; empty where there is none.</summary>
        public string LargerLabel
        {
            get { return _data.Child("larger")?.Text("label") ?? ""; }
        }

        /// <summary>Pictures to show large and side by side, each with its name.</summary>
        public IReadOnlyList<ViewPicture> LargerPictures
        {
            get
            {
                var pictures = _data.Child("larger")?.Objects("pictures") ?? Enumerable.Empty<JsonObject>();
                return pictures.Select(each => new ViewPicture(each)).ToList();
            }
        }

        /// <summary>The buttons of a job, without those that are drawn as takes.</summary>
        public IReadOnlyList<ViewControl> Actions
        {
            get
            {
                var taken = new HashSet<string>(Takes.Select(take => take.Control));
                return _data.Objects("actions").Select(each => new ViewControl(each)).Where(each => !taken.Contains(each.Id)).ToList();
            }
        }

        /// <summary>
        /// Reads what was typed into a number. Returns whether it is one; null, for which the preset counts, is that of empty
        /// text.
        /// </summary>
        public static bool TryReadNumber(string typed, out double? value)
        {
            value = null;
            var text = typed.Trim().Replace(',', '.');
            if (text.Length == 0)
                return true;
            if (!double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out var number))
                return false;
            value = number;
            return true;
        }

        private static string TextOf(double? number)
        {
            return number == null ? "" : number.Value.ToString("R", CultureInfo.InvariantCulture);
        }
    }

    public sealed class ViewOption
    {
        public ViewOption(JsonObject data)
        {
            Value = data.Text("value");
            Label = data.Text("label");
            Picture = data.Text("picture");
        }

        public string Value { get; }

        public string Label { get; }

        /// <summary>File of a still picture; empty for none.</summary>
        public string Picture { get; }
    }

    /// <summary>A picture to show large.</summary>
    public sealed class ViewPicture
    {
        public ViewPicture(JsonObject data)
        {
            Label = data.Text("label");
            Picture = data.Text("picture");
        }

        /// <summary>`Before`, `After`, `Take 2`.</summary>
        public string Label { get; }

        public string Picture { get; }
    }

    /// <summary>One of several results of a request.</summary>
    public sealed class ViewTake
    {
        public ViewTake(JsonObject data)
        {
            Label = data.Text("label");
            Text = data.Text("text");
            Picture = data.Text("picture");
            Control = data.Text("control");
            IsPicked = data.Flag("picked");
        }

        public string Label { get; }

        public string Text { get; }

        public string Picture { get; }

        /// <summary>What is pressed to take it; empty for the one that is taken.</summary>
        public string Control { get; }

        public bool IsPicked { get; }
    }
}
