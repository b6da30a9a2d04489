#nullable enable
using System;
using System.IO;
using System.Linq;
using System.Text;
using UnityEngine.UIElements;
using Xunit;
using Xunit.Abstractions;

namespace Meshwright.Tests
{
    /// <summary>The plugin in the fake editor, with the bridge and the local service that it starts itself.</summary>
    public sealed class BridgeTests : IDisposable
    {
        private readonly Home _home = new Home();
        private readonly ITestOutputHelper _output;

        public BridgeTests(ITestOutputHelper output)
        {
            _output = output;
        }

        public void Dispose()
        {
            _home.Dispose();
        }

        private OpenEditor Open(string project = "project", Action<FakeEditor>? prepare = null)
        {
            return new OpenEditor(Path.Combine(_home.Folder, project), Home.Settings, prepare);
        }

        [Fact]
        public void From_nothing_to_a_chest_in_the_scene_with_three_inputs_and_one_undo_step()
        {
            var start = DateTime.UtcNow;
            using var open = Open();
            open.Generate("a wooden chest", 0.6);
            var chest = open.Standing("a wooden chest");
            _output.WriteLine($"{open.Inputs} inputs, {(DateTime.UtcNow - start).TotalSeconds:0.0} s with the start of the bridge");
            Assert.Equal(3, open.Inputs);
            Assert.Equal(0.6, open.Editor.Measure(chest.Id)!.Height, 3);
            Assert.Equal(chest.Id, open.Editor.Selected);
            Assert.StartsWith("text-to-3d:", chest.Provenance!.Text("task"), StringComparison.Ordinal);
            Assert.True(File.Exists(Path.Combine(open.Editor.ProjectFolder, chest.Model)));
            Assert.Single(open.Editor.Steps);
            open.Do(() =>
            {
                open.Editor.Undo();
                return true;
            });
            Assert.Empty(open.Editor.Objects);
            open.Until("the job says nothing", () => open.Person.Text().Contains("in this scene", StringComparison.Ordinal) || open.Person.Text().Contains("from the scene", StringComparison.Ordinal));
        }

        [Fact]
        public void A_reload_of_the_domain_in_the_middle_of_a_job_loses_and_repeats_nothing()
        {
            using var open = Open();
            open.Generate("a wooden stool", 0.5);
            open.Until("the job is not listed", () => open.Person.Shown().OfType<TextElement>().Any(each => each.ClassListContains("meshwright-job-title")));
            open.ReloadDomain(Home.Settings);
            open.Standing("a wooden stool");
            Assert.Single(open.Editor.Objects);
        }

        [Fact]
        public void A_bridge_that_is_killed_is_started_again_and_the_job_goes_on()
        {
            using var open = Open();
            open.Generate("a wooden bench", 0.5);
            open.Standing("a wooden bench");
            var first = Home.BridgePid();
            Home.KillBridge();
            open.Until("no other bridge", () => File.Exists(BridgeFile.FilePath()) && BridgeFile.Read() != null && Home.BridgePid() != first);
            open.Sees("is in the scene");
            Assert.Single(open.Editor.Objects);
        }

        [Fact]
        public void Two_projects_share_a_bridge_and_each_gets_its_own_model()
        {
            using var one = Open("one");
            one.Sees("Generate");
            using var two = Open("two");
            two.Sees("Generate");
            one.Generate("a wooden table", 0.8);
            two.Generate("a wooden ladder", 2);
            one.Standing("a wooden table");
            two.Standing("a wooden ladder");
            Assert.Single(one.Editor.Objects);
            Assert.Single(two.Editor.Objects);
        }

        [Fact]
        public void A_project_that_is_opened_elsewhere_ends_the_older_session_until_the_user_connects()
        {
            using var older = Open();
            older.Sees("Generate");
            using var newer = Open();
            newer.Sees("Generate");
            older.Sees("opened in another editor");
            older.Connect();
            older.Sees("Generate");
            newer.Sees("opened in another editor");
        }

        [Fact]
        public void An_importer_that_fails_leaves_scene_and_project_as_they_were_and_the_job_offers_import()
        {
            using var open = Open(prepare: editor => editor.ImporterFails = "The importer has no licence.");
            open.Generate("a wooden crate", 0.5);
            open.Sees("The importer has no licence.");
            Assert.Empty(open.Editor.Objects);
            var folder = Path.Combine(open.Editor.ProjectFolder, ModelFiles.Folder);
            Assert.Empty(Directory.EnumerateFiles(folder, "*", SearchOption.AllDirectories));
            open.Do(() => open.Editor.ImporterFails = "");
            open.Press("Import");
            open.Standing("a wooden crate");
        }

        [Fact]
        public void A_command_that_does_not_exist_is_said_with_the_way_out()
        {
            using var open = new OpenEditor(
                Path.Combine(_home.Folder, "project"),
                () => new BridgeSettings { Command = "no-such-program bridge" }
            );
            open.Sees("no-such-program was not found. Install Node.js 20.19 or later");
            open.Sees("Connect");
        }
    }

    /// <summary>What needs no bridge.</summary>
    public sealed class CoreTests : IDisposable
    {
        private readonly Home _home = new Home();

        public void Dispose()
        {
            _home.Dispose();
        }

        [Fact]
        public void The_key_is_in_a_file_that_only_its_user_can_read()
        {
            Assert.Equal("", KeyFile.Change("canary"));
            Assert.Equal("canary", KeyFile.Read());
            if (!OperatingSystem.IsWindows())
                Assert.Equal(UnixFileMode.UserRead | UnixFileMode.UserWrite, File.GetUnixFileMode(KeyFile.FilePath()));
            Assert.Equal("", KeyFile.Change(""));
            Assert.False(File.Exists(KeyFile.FilePath()));
        }

        [Fact]
        public void A_file_of_a_bridge_that_has_ended_is_no_address()
        {
            Directory.CreateDirectory(Path.GetDirectoryName(BridgeFile.FilePath())!);
            var text = "{\"url\":\"http://127.0.0.1:1\",\"token\":\"t\",\"version\":1,\"pid\":PID}";
            File.WriteAllText(BridgeFile.FilePath(), text.Replace("PID", "999999999", StringComparison.Ordinal));
            Assert.Null(BridgeFile.Read());
            File.WriteAllText(BridgeFile.FilePath(), text.Replace("PID", $"{Environment.ProcessId}", StringComparison.Ordinal));
            Assert.Equal("t", BridgeFile.Read()!.Token);
            var elsewhere = text.Replace("127.0.0.1", "example.com", StringComparison.Ordinal);
            File.WriteAllText(BridgeFile.FilePath(), elsewhere.Replace("PID", $"{Environment.ProcessId}", StringComparison.Ordinal));
            Assert.Null(BridgeFile.Read());
            File.Delete(BridgeFile.FilePath());
        }

        [Theory]
        [InlineData("npm error code E404\nnpm error 404 Not Found", "npm finds no such package")]
        [InlineData("npm ERR! code EAI_AGAIN\nnpm ERR! request", "npm cannot reach its registry")]
        [InlineData("npm error The cache is damaged.\nnpm error A complete log of this run is here", "The cache is damaged")]
        [InlineData("Starting\nIt broke.\n", "It broke")]
        [InlineData("", "it ended with code 7")]
        public void A_bridge_that_ends_is_explained_in_one_sentence(string output, string reason)
        {
            Assert.StartsWith(reason, BridgeProcess.ExitReason(output, 7), StringComparison.Ordinal);
        }

        [Fact]
        public void A_model_of_the_same_task_has_its_file_again_and_another_has_its_own()
        {
            var files = new ModelFiles(_home.Folder);
            var first = files.PathFor("chair", "task:1", "glb");
            Assert.Equal("Assets/Meshwright/chair/chair.glb", first);
            files.Write(first, Encoding.UTF8.GetBytes("x"));
            files.WriteSidecar(first, new JsonObject { ["task"] = "task:1" });
            Assert.Equal(first, files.PathFor("chair", "task:1", "glb"));
            Assert.Equal("Assets/Meshwright/chair-2/chair-2.glb", files.PathFor("chair", "task:2", "glb"));
            Assert.Equal("Assets/Meshwright/a-b/a-b.glb", files.PathFor("a/b", "task:3", "glb"));
            Assert.Equal("Assets/Meshwright/model/model.glb", files.PathFor("..", "task:4", "glb"));
        }

        [Fact]
        public void A_model_stands_on_the_surface_below_the_pivot_beside_what_stands_there()
        {
            var box = new Box(new Metres(-0.5, 0, -0.5), new Metres(0.5, 1, 0.5));
            var table = new Metres(3, 2, 0);
            Assert.Equal(0.8, Placement.Find(table, box, Enumerable.Empty<Box>(), _ => 0.8).Y);
            Assert.Equal(0, Placement.Find(table, box, Enumerable.Empty<Box>(), _ => null).Y);
            var taken = new[] { new Box(new Metres(2.5, 0.8, -0.5), new Metres(3.5, 1.8, 0.5)) };
            Assert.Equal(4.1, Placement.Find(table, box, taken, _ => 0.8).X, 6);
            var landscape = new[] { new Box(new Metres(-50, -5, -50), new Metres(50, 20, 50)) };
            Assert.Equal(3, Placement.Find(table, box, landscape, _ => 0.8).X);
        }
    }
}
