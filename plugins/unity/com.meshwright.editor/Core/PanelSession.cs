#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

namespace Meshwright
{
    /// <summary>
    /// The panel in this editor: the newest view, the state of the connection, and the calls of the core, one at a time.
    /// All of it runs on the editor's own thread.
    /// </summary>
    public sealed class PanelSession : IDisposable
    {
        /// <summary>How often in a row a refused report of the scene is sent again.</summary>
        private const int MostRefusals = 3;

        private const string Connecting = "Connecting";

        private readonly IEditor _editor;
        private readonly HostCalls _calls;
        private readonly Func<BridgeSettings> _settings;
        private readonly Queue<JsonObject> _waiting = new Queue<JsonObject>();

        /// <summary>By the number of the call; null while it is carried out.</summary>
        private readonly Dictionary<double, JsonObject?> _answers = new Dictionary<double, JsonObject?>();
        private readonly HashSet<string> _requestedPictures = new HashSet<string>();
        private BridgeConnection? _connection;
        private bool _isOpen;
        private bool _isCalling;
        private bool _sceneEdited = true;
        private bool _selectionChanged = true;
        private string _sentSelection = "";
        private string _sentStanding = "";
        private int _refusals;

        /// <param name="settings">reads command, service and key when a connection is opened</param>
        public PanelSession(IEditor editor, Func<BridgeSettings> settings)
        {
            _editor = editor;
            _settings = settings;
            _calls = new HostCalls(editor);
        }

        /// <summary>The view or the state of the connection is a new one.</summary>
        public event Action? Changed;

        /// <summary>The bytes of a picture are there: its id.</summary>
        public event Action<string>? PictureReceived;

        /// <summary>The value of a control was refused: it is shown again as it is.</summary>
        public event Action<string>? Refused;

        public PanelView View { get; private set; } = PanelView.Empty;

        /// <summary>State of the connection; empty while it is connected, and before it was opened.</summary>
        public string Status { get; private set; } = "";

        /// <summary>Since the first view of the session: nothing is pressed by what an earlier one showed, which may lack a job.</summary>
        public bool IsConnected { get; private set; }

        /// <summary>Whether the connection is not tried again until the user says so.</summary>
        public bool IsStopped { get; private set; }

        /// <summary>Why the last action was refused; empty after a success.</summary>
        public string Error { get; private set; } = "";

        /// <summary>Bytes by the id of the picture.</summary>
        public Dictionary<string, byte[]> Pictures { get; } = new Dictionary<string, byte[]>();

        /// <summary>Connects; again after a change of the settings, or for another try.</summary>
        /// <param name="restart">stops a running bridge first</param>
        public void Open(bool restart = false)
        {
            Close();
            Status = Connecting;
            var settings = _settings();
            settings.Restart = restart;
            settings.Project = _editor.ProjectFolder;
            settings.ModelFormat = _editor.ModelFormat;
            settings.Facts = new JsonObject
            {
                ["name"] = "Unity",
                ["version"] = _editor.Version,
                ["undo"] = true,
                ["keepsScene"] = true,
                ["exportsSelection"] = _editor.ExportsSelection,
                ["playsClips"] = true,
                ["savesFiles"] = true,
                ["language"] = _editor.Language,
            };
            _connection = new BridgeConnection(settings);
            _connection.Open();
            Changed?.Invoke();
        }

        /// <summary>Ends the session. Jobs continue.</summary>
        public void Close()
        {
            _connection?.Dispose();
            _connection = null;
            _isCalling = false;
            BeginSession();
            _isOpen = false;
            IsConnected = false;
            IsStopped = false;
            View = PanelView.Empty;
            Error = "";
            Status = "";
        }

        public void Dispose()
        {
            Close();
        }

        public void Set(string control, object? value)
        {
            Send(new JsonObject { ["do"] = "set", ["control"] = control, ["value"] = value });
        }

        public void Press(string control)
        {
            if (!IsConnected)
                return;
            Send(new JsonObject { ["do"] = "press", ["control"] = control });
        }

        /// <summary>Sends files to a control, at most as many as it takes; a control for one file gets a new one.</summary>
        public void AddFiles(ViewControl control, IEnumerable<string> paths)
        {
            var existing = control.Most > 1 ? control.Files : Array.Empty<object?>();
            var wanted = paths.Where(path => control.Endings.Any(ending => path.EndsWith(ending, StringComparison.OrdinalIgnoreCase)));
            var most = control.Most > 0 ? control.Most - existing.Count : int.MaxValue;
            var taken = wanted.Take(most).ToList();
            Error = "";
            if (taken.Count > 0)
                _connection?.Upload(control.Id, taken, existing);
        }

        /// <summary>Takes a file out of a control.</summary>
        public void RemoveFile(ViewControl control, int index)
        {
            Set(control.Id, control.Files.Where((_, at) => at != index).ToList());
        }

        /// <summary>Gets a picture that the view names; <see cref="PictureReceived"/> says when it is there.</summary>
        public void RequestPicture(string file)
        {
            if (_connection != null && IsConnected && file.Length > 0 && !Pictures.ContainsKey(file) && _requestedPictures.Add(file))
                _connection.RequestPicture(file);
        }

        public void OnSelectionChanged()
        {
            _selectionChanged = true;
        }

        /// <summary>After undo, redo, deletions and the opening of a scene.</summary>
        public void OnSceneEdited()
        {
            _sceneEdited = true;
        }

        /// <summary>Called some times a second on the editor's thread.</summary>
        public void Tick()
        {
            while (_connection?.Take() is { } happened)
                Receive(happened);
            if (_connection != null && !_isCalling && _waiting.Count > 0)
                RunNextCall(_connection);
            if (IsConnected && !_isCalling)
                ReportScene();
        }

        private void Receive(BridgeEvent happened)
        {
            switch (happened.Kind)
            {
                case BridgeEventKind.View:
                    View = new PanelView(happened.Data);
                    IsConnected = _isOpen;
                    Status = _isOpen ? "" : Status;
                    Changed?.Invoke();
                    break;
                case BridgeEventKind.Status:
                    _isOpen = happened.Connected;
                    IsConnected = false;
                    IsStopped = happened.Stopped;
                    Status = _isOpen ? Connecting : happened.Text;
                    if (_isOpen)
                        BeginSession();
                    Changed?.Invoke();
                    break;
                case BridgeEventKind.Call:
                    ReceiveCall(happened.Data);
                    break;
                case BridgeEventKind.Uploaded:
                    Send(happened.Data);
                    break;
                case BridgeEventKind.Finished:
                    ReceiveOutcome(happened.Data, happened.Text);
                    break;
                case BridgeEventKind.Picture:
                    Pictures[happened.Text] = happened.Bytes;
                    PictureReceived?.Invoke(happened.Text);
                    break;
            }
        }

        private void BeginSession()
        {
            _answers.Clear();
            _waiting.Clear();
            _requestedPictures.Clear();
            ReportAgain();
        }

        private void ReceiveCall(JsonObject call)
        {
            var id = call.Number("id") ?? 0;
            if (_answers.TryGetValue(id, out var answer))
            {
                // After a broken connection a call comes again.
                if (answer != null)
                    _connection?.SendAnswer(id, answer);
                return;
            }
            _answers[id] = null;
            _waiting.Enqueue(call);
        }

        private async void RunNextCall(BridgeConnection connection)
        {
            _isCalling = true;
            var call = _waiting.Dequeue();
            var id = call.Number("id") ?? 0;
            var answer = await _calls.Run(call, connection.ExchangeFolder);
            _sceneEdited = true;
            if (connection != _connection)
                return;
            _isCalling = false;
            if (!_answers.ContainsKey(id))
                return;
            _answers[id] = answer;
            connection.SendAnswer(id, answer);
        }

        private void ReceiveOutcome(JsonObject intent, string refusal)
        {
            if (!intent.ContainsKey("control"))
            {
                // A report that came too late, after later intents, is refused: without it the core does not know the selection.
                if (refusal.Length == 0)
                    _refusals = 0;
                else if (_refusals++ < MostRefusals)
                    ReportAgain();
                return;
            }
            if (refusal.Length == 0)
                return;
            Error = refusal;
            Refused?.Invoke(intent.Text("control"));
            Changed?.Invoke();
        }

        private void Send(JsonObject intent)
        {
            if (intent.ContainsKey("control") && Error.Length > 0)
            {
                Error = "";
                Changed?.Invoke();
            }
            _connection?.SendIntent(intent);
        }

        private void ReportAgain()
        {
            _sentSelection = "";
            _sentStanding = "";
            _sceneEdited = true;
            _selectionChanged = true;
        }

        /// <summary>Sends what has changed: first what stands in the scene, then the selection.</summary>
        private void ReportScene()
        {
            if (_sceneEdited)
            {
                _sceneEdited = false;
                // A replaced model may have the same object, and another provenance.
                _selectionChanged = true;
                var standing = _editor
                    .Placed()
                    .Select(tag => (object?)new JsonObject { ["id"] = tag.Id, ["task"] = tag.Task })
                    .ToList();
                var text = Json.Write(standing);
                if (text != _sentStanding)
                {
                    _sentStanding = text;
                    Send(new JsonObject { ["do"] = "scene", ["standing"] = standing });
                }
            }
            if (_selectionChanged)
            {
                _selectionChanged = false;
                var selection = SelectionFacts();
                var text = Json.Write(selection);
                if (text != _sentSelection)
                {
                    _sentSelection = text;
                    Send(new JsonObject { ["do"] = "select", ["selection"] = selection });
                }
            }
        }

        private JsonObject? SelectionFacts()
        {
            var model = _editor.Selection();
            if (model == null)
                return null;
            var facts = new JsonObject { ["id"] = model.Id, ["name"] = model.Name, ["hasMesh"] = model.HasMesh };
            if (model.Models > 1)
                facts["models"] = (double)model.Models;
            else if (model.Provenance != null)
                facts["provenance"] = model.Provenance;
            return facts;
        }
    }
}
