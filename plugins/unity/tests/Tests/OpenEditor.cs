#nullable enable
using System;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;
using Meshwright.Editor;
using Xunit;

// The place of the bridge's file comes from the environment, which a process has once.
[assembly: CollectionBehavior(DisableTestParallelization = true)]

namespace Meshwright.Tests
{
    /// <summary>A home folder of its own, and a bridge with the local service that the plugin itself starts there.</summary>
    public sealed class Home : IDisposable
    {
        private static readonly string[] Names = { "HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME" };

        private readonly string?[] _before = Names.Select(Environment.GetEnvironmentVariable).ToArray();

        public Home()
        {
            Folder = Directory.CreateTempSubdirectory("meshwright-unity-").FullName;
            foreach (var name in Names)
                Environment.SetEnvironmentVariable(name, name == "HOME" ? Folder : Path.Combine(Folder, name));
        }

        public string Folder { get; }

        /// <summary>The command of this clone, as <c>npm run build</c> makes it.</summary>
        public static string Command
        {
            get { return $"node \"{Path.GetFullPath(Path.Combine(Here(), "../../../../packages/meshwright/bin/meshwright.mjs"))}\" bridge"; }
        }

        public static BridgeSettings Settings()
        {
            return new BridgeSettings { Command = Command };
        }

        public static int BridgePid()
        {
            return (int)Json.ReadObject(File.ReadAllText(BridgeFile.FilePath()))!.Number("pid")!;
        }

        public static void KillBridge()
        {
            if (!File.Exists(BridgeFile.FilePath()))
                return;
            try
            {
                using var process = Process.GetProcessById(BridgePid());
                process.Kill();
                process.WaitForExit(10_000);
            }
            catch (ArgumentException)
            {
                // It has ended.
            }
        }

        public void Dispose()
        {
            KillBridge();
            for (var index = 0; index < Names.Length; index++)
                Environment.SetEnvironmentVariable(Names[index], _before[index]);
            Directory.Delete(Folder, recursive: true);
        }

        private static string Here([CallerFilePath] string path = "")
        {
            return Path.GetDirectoryName(path)!;
        }
    }

    /// <summary>The fake editor with the plugin's core and window, on a thread of its own.</summary>
    public sealed class OpenEditor : IDisposable
    {
        private readonly EditorThread _thread = new EditorThread();
        private readonly Task _running;
        private PanelSession _session;

        public OpenEditor(string project, Func<BridgeSettings> settings, Action<FakeEditor>? prepare = null)
        {
            Editor = new FakeEditor(project);
            prepare?.Invoke(Editor);
            _session = new PanelSession(Editor, settings);
            Person = new Person(new PanelElement(_session));
            Editor.Changed += OnEdited;
            _session.Open();
            _running = Task.Factory.StartNew(
                () => _thread.Run(() => _session.Tick()),
                CancellationToken.None,
                TaskCreationOptions.LongRunning,
                TaskScheduler.Default
            );
        }

        public FakeEditor Editor { get; }

        public Person Person { get; private set; }

        /// <summary>What was set and pressed.</summary>
        public int Inputs { get; private set; }

        /// <summary>Runs on the editor's thread.</summary>
        public T Do<T>(Func<T> work)
        {
            var done = new TaskCompletionSource<T>();
            _thread.Post(() =>
            {
                try
                {
                    done.SetResult(work());
                }
                catch (Exception error) when (error is not OutOfMemoryException)
                {
                    done.SetException(error);
                }
            });
            return done.Task.GetAwaiter().GetResult();
        }

        /// <summary>Waits for a condition, as long as a loaded machine needs.</summary>
        public void Until(string what, Func<bool> isSo)
        {
            var until = DateTime.UtcNow.AddMinutes(1);
            while (!Do(isSo))
            {
                if (DateTime.UtcNow > until)
                    throw new TimeoutException($"{what}; the window says:\n{Do(Person.Text)}");
                Thread.Sleep(10);
            }
        }

        public void Set(string label, object? value)
        {
            Inputs++;
            Until($"{label} takes no value", () => Person.Set(label, value));
        }

        public void Press(string label)
        {
            Inputs++;
            Until($"{label} cannot be pressed", () => Person.Press(label));
        }

        public void Sees(string text)
        {
            Until($"{text} is not shown", () => Person.Text().Contains(text, StringComparison.Ordinal));
        }

        /// <summary>Asks for a model.</summary>
        public void Generate(string prompt, double height)
        {
            Set("Prompt", prompt);
            Set("Height", height);
            Press("Generate");
        }

        /// <summary>Waits for the model of a title in the scene and for the report of it.</summary>
        public FakeEditor.Placed3D Standing(string title)
        {
            Until($"{title} is not in the scene", () => OfTitle(title) != null);
            Sees(OfTitle(title)!.Name + " is in the scene");
            return OfTitle(title)!;
        }

        public FakeEditor.Placed3D? OfTitle(string title)
        {
            return Editor.Objects.FirstOrDefault(each => each.Provenance?.Text("title") == title);
        }

        /// <summary>What a reload of the domain does: all code and its state go, the scene stays.</summary>
        public void ReloadDomain(Func<BridgeSettings> settings)
        {
            Do(() =>
            {
                _session.Close();
                Editor.Changed -= OnEdited;
                _session = new PanelSession(Editor, settings);
                Editor.Changed += OnEdited;
                Person = new Person(new PanelElement(_session));
                _session.Open();
                return true;
            });
        }

        /// <summary>Opens the connection again, as the button Connect does.</summary>
        public void Connect()
        {
            Press("Connect");
        }

        public void Dispose()
        {
            _thread.Post(() => _session.Dispose());
            _thread.Post(_thread.End);
            _running.Wait();
        }

        private void OnEdited()
        {
            _session.OnSceneEdited();
        }
    }
}
