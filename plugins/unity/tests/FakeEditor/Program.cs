#nullable enable
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Threading.Tasks;
using Meshwright.Editor;

namespace Meshwright.Tests
{
    /// <summary>
    /// Runs the fake editor on a project until its input ends: <c>Meshwright.FakeEditor PROJECT</c>. Each line in is
    /// <c>{"id": 1, "code": "{\"do\": \"press\", \"label\": \"Generate\"}"}</c>, each line out <c>@@{"id", "answer"}</c>.
    /// </summary>
    public static class Program
    {
        public static int Main(string[] arguments)
        {
            var thread = new EditorThread();
            var editor = new FakeEditor(arguments[0]);
            using var session = new PanelSession(editor, SettingsElement.Settings);
            var panel = new PanelElement(session);
            var person = new Person(panel);
            editor.Changed += session.OnSceneEdited;
            session.Open();
            var longest = TimeSpan.Zero;
            Console.Out.WriteLine("@@ready");
            Task.Run(() =>
            {
                while (Console.In.ReadLine() is { } line)
                    thread.Post(() => Answer(line));
                thread.Post(thread.End);
            });
            thread.Run(() =>
            {
                var start = Stopwatch.GetTimestamp();
                session.Tick();
                var taken = Stopwatch.GetElapsedTime(start);
                longest = taken > longest ? taken : longest;
            });
            return 0;

            void Answer(string line)
            {
                var command = Json.ReadObject(line)!;
                var answer = new JsonObject { ["id"] = command["id"] };
                try
                {
                    answer["answer"] = Run(Json.ReadObject(command.Text("code"))!);
                }
                catch (Exception error) when (error is not OutOfMemoryException)
                {
                    answer["error"] = error.ToString();
                }
                Console.Out.WriteLine("@@" + Json.Write(answer));
            }

            object? Run(JsonObject command)
            {
                switch (command.Text("do"))
                {
                    case "set":
                        return person.Set(command.Text("label"), command["value"]);
                    case "press":
                        return person.Press(command.Text("label"));
                    case "drop":
                        return person.Drop(command.Text("label"), command.Texts("paths"));
                    case "text":
                        return person.Text();
                    case "html":
                        return WindowHtml.Of(panel);
                    case "scene":
                        return editor.Objects.Select(each => (object?)Shown(editor, each)).ToList();
                    case "select":
                        editor.Select(command.Text("id"));
                        return null;
                    case "undo":
                        editor.Undo();
                        return null;
                    case "save":
                        editor.Save();
                        return null;
                    case "jobs":
                        return session.IsConnected && session.View.Sections.Count > 0 ? Jobs(session) : null;
                    case "press-job":
                        return PressJob(session, command.Text("title"), command.Text("label"));
                    case "longest":
                        return longest.TotalMilliseconds;
                    default:
                        throw new ArgumentException("No such command: " + command.Text("do"));
                }
            }
        }

        private static JsonObject Shown(FakeEditor editor, FakeEditor.Placed3D each)
        {
            var facts = editor.FactsOf(each.Model);
            return new JsonObject
            {
                ["id"] = each.Id,
                ["name"] = each.Name,
                ["height"] = facts.Bounds.High.Y - facts.Bounds.Low.Y,
                ["ground"] = facts.Bounds.Low.Y + each.At.Y,
                ["at"] = new List<object?> { each.At.X, each.At.Y, each.At.Z },
                ["meshes"] = (double)facts.Meshes,
                ["clips"] = facts.Clips.Cast<object?>().ToList(),
                ["provenance"] = each.Provenance,
                ["selected"] = editor.Selected == each.Id,
            };
        }

        private static List<object?> Jobs(PanelSession session)
        {
            return JobControls(session)
                .Select(job =>
                    (object?)
                        new JsonObject
                        {
                            ["title"] = job.Label,
                            ["state"] = job.State,
                            ["text"] = job.Text,
                            ["actions"] = job.Actions.Select(action => (object?)action.Label).ToList(),
                        }
                )
                .ToList();
        }

        private static object? PressJob(PanelSession session, string title, string label)
        {
            var action = JobControls(session).FirstOrDefault(job => job.Label == title)?.Actions.FirstOrDefault(each => each.Label == label);
            if (action != null)
                session.Press(action.Id);
            return action != null;
        }

        private static IEnumerable<ViewControl> JobControls(PanelSession session)
        {
            return session.View.Sections.SelectMany(section => section.Controls).Where(control => control.Kind == "job");
        }
    }
}
