#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.IO;
using System.Threading;
using System.Threading.Tasks;

namespace Meshwright
{
    /// <summary>What a connection is opened with.</summary>
    public sealed class BridgeSettings
    {
        /// <summary>The version of this plugin: its environment holds the key, so no later download may take its place unseen.</summary>
        public const string DefaultCommand = "npx meshwright@1.0.0-rc.1 bridge";

        public string Command { get; set; } = DefaultCommand;

        /// <summary>Empty: the service of the environment, else a local one.</summary>
        public string ServiceUrl { get; set; } = "";

        public string Key { get; set; } = "";

        /// <summary>What the state of the panel is kept for: the folder of the project.</summary>
        public string Project { get; set; } = "";

        /// <summary>The facts of the editor, as in the hello.</summary>
        public JsonObject Facts { get; set; } = new JsonObject();

        /// <summary>Format in which models are taken: <c>glb</c>, or <c>fbx</c> for an editor without a glTF importer.</summary>
        public string ModelFormat { get; set; } = "glb";

        public bool MayStart { get; set; } = true;

        /// <summary>Stops a running bridge first: service and key take effect when a bridge starts.</summary>
        public bool Restart { get; set; }
    }

    public enum BridgeEventKind
    {
        /// <summary><c>Data</c> is the view.</summary>
        View,

        /// <summary><c>Data</c> is the call of the core; the files that it names are on this disk.</summary>
        Call,

        /// <summary><c>Text</c> is the state of the connection, empty while it is connected.</summary>
        Status,

        /// <summary>An intent was answered: <c>Data</c> is the intent, <c>Text</c> its refusal, empty when it was done.</summary>
        Finished,

        /// <summary><c>Data</c> is the intent to send for files that are now stored.</summary>
        Uploaded,

        /// <summary><c>Text</c> is the id of the file.</summary>
        Picture,
    }

    public sealed class BridgeEvent
    {
        public BridgeEventKind Kind { get; set; }

        public JsonObject Data { get; set; } = new JsonObject();

        public string Text { get; set; } = "";

        public byte[] Bytes { get; set; } = Array.Empty<byte>();

        public bool Connected { get; set; }

        /// <summary>Whether the connection is not tried again until the user says so.</summary>
        public bool Stopped { get; set; }
    }

    /// <summary>
    /// The connection to the bridge, in tasks of the thread pool: one listens, and one each posts a message. The editor's
    /// thread takes events out and never waits.
    /// </summary>
    public sealed class BridgeConnection : IDisposable
    {
        private const int MostFailures = 3;
        private const string Lost = "The connection to the bridge was lost before it answered. The list of jobs shows the result.";
        private const string NoSession = "The bridge is not connected.";

        /// <summary>The first start of a bridge downloads it.</summary>
        private static readonly TimeSpan StartLimit = TimeSpan.FromMinutes(2);

        private static readonly TimeSpan StopLimit = TimeSpan.FromSeconds(10);

        private readonly BridgeSettings _settings;
        private readonly CancellationTokenSource _closed = new CancellationTokenSource();
        private readonly ConcurrentQueue<BridgeEvent> _events = new ConcurrentQueue<BridgeEvent>();
        private volatile Session? _session;
        private bool _restart;

        public BridgeConnection(BridgeSettings settings)
        {
            _settings = settings;
            _restart = settings.Restart;
        }

        /// <summary>Folder that the bridge reads; empty without a session.</summary>
        public string ExchangeFolder
        {
            get { return _session?.Exchange ?? ""; }
        }

        public void Open()
        {
            Task.Run(Listen);
        }

        /// <summary>Ends the session, within a second. Jobs continue.</summary>
        public void Dispose()
        {
            var session = _session;
            _session = null;
            if (_closed.IsCancellationRequested)
                return;
            _closed.Cancel();
            if (session == null)
                return;
            using var client = new BridgeClient(session.Address, CancellationToken.None);
            Task.Run(() => client.Leave(session.Host)).Wait(TimeSpan.FromSeconds(1));
        }

        /// <summary>Takes the next thing that has happened; null when there is none.</summary>
        public BridgeEvent? Take()
        {
            return _events.TryDequeue(out var next) ? next : null;
        }

        /// <summary>Sends an intent. Its number is counted here, so that intents begin in the order of the user's actions.</summary>
        public void SendIntent(JsonObject intent)
        {
            var session = _session;
            if (session == null)
            {
                Push(new BridgeEvent { Kind = BridgeEventKind.Finished, Data = intent, Text = NoSession });
                return;
            }
            session.Number++;
            var message = new JsonObject { ["type"] = "intent", ["id"] = (double)session.Number, ["intent"] = intent };
            Task.Run(async () =>
            {
                var answer = await Post(session, message).ConfigureAwait(false);
                var refusal = answer.Status == 0 ? Lost : answer.Refusal;
                if (answer.Data.Child("error") is { } error)
                    refusal = error.Text("message");
                Push(new BridgeEvent { Kind = BridgeEventKind.Finished, Data = intent, Text = refusal });
            });
        }

        /// <summary>Answers a call: <paramref name="answer"/> has <c>result</c> or <c>error</c>.</summary>
        public void SendAnswer(double id, JsonObject answer)
        {
            var session = _session;
            if (session == null)
                return;
            var message = new JsonObject { ["type"] = "answer", ["id"] = id };
            foreach (var member in answer)
                message[member.Key] = member.Value;
            Task.Run(() => Post(session, message));
        }

        /// <summary>
        /// Stores files, then asks for the intent that sets a control to the existing ones and them. Counted before the upload,
        /// the intent would hold back those after it.
        /// </summary>
        public void Upload(string control, IReadOnlyList<string> paths, IReadOnlyList<object?> existing)
        {
            var session = _session;
            if (session != null)
                Task.Run(() => Upload(session, control, paths, existing));
        }

        /// <summary>Gets a picture; it arrives as an event, or never.</summary>
        public void RequestPicture(string file)
        {
            var session = _session;
            if (session == null)
                return;
            Task.Run(async () =>
            {
                var answer = await session.Client.Download(file).ConfigureAwait(false);
                if (answer.Status == 200)
                    Push(new BridgeEvent { Kind = BridgeEventKind.Picture, Text = file, Bytes = answer.Bytes });
            });
        }

        private sealed class Session
        {
            public Session(BridgeAddress address, BridgeClient client, JsonObject answer)
            {
                Address = address;
                Client = client;
                Host = answer.Text("host");
                Exchange = answer.Text("exchange");
            }

            public BridgeAddress Address { get; }

            public BridgeClient Client { get; }

            public string Host { get; }

            public string Exchange { get; }

            /// <summary>Of the last intent.</summary>
            public int Number { get; set; }
        }

        /// <summary>How a session ended: <see cref="Stop"/> when the user has to decide.</summary>
        private sealed class Ending
        {
            public bool WasConnected { get; set; }

            public string Stop { get; set; } = "";

            public string Refusal { get; set; } = "";
        }

        private async Task Listen()
        {
            var failures = 0;
            while (!_closed.IsCancellationRequested)
            {
                var ending = await FollowSession().ConfigureAwait(false);
                _session = null;
                if (ending.Stop.Length > 0)
                {
                    PushStatus(ending.Stop, isStopped: true);
                    return;
                }
                failures = ending.WasConnected ? 0 : failures + 1;
                if (ending.Refusal.Length > 0 && failures > MostFailures)
                {
                    PushStatus("The bridge refused the connection: " + ending.Refusal, isStopped: true);
                    return;
                }
                PushStatus("The connection to the bridge was lost. Connecting again. Jobs continue.");
                await Sleep(Math.Min(250 << Math.Min(failures, 5), 5000)).ConfigureAwait(false);
            }
        }

        private async Task<Ending> FollowSession()
        {
            var (address, stop) = await FindOrStart().ConfigureAwait(false);
            if (address == null)
                return new Ending { Stop = stop };
            using var client = new BridgeClient(address, _closed.Token);
            var hello = await client.Hello(_settings.Project, _settings.Facts).ConfigureAwait(false);
            if (hello.Status != 201)
                return new Ending { Refusal = hello.Status == 0 ? "no answer" : hello.Refusal };
            var session = new Session(address, client, hello.Data);
            _session = session;
            PushStatus("", isConnected: true);
            var last = 0L;
            while (!_closed.IsCancellationRequested)
            {
                var answer = await client.Poll(session.Host, last).ConfigureAwait(false);
                // A short break of the connection: the session is kept for 30 seconds.
                if (answer.Status == 0 && await Sleep(200).ConfigureAwait(false) && await client.IsAlive().ConfigureAwait(false))
                    continue;
                if (answer.Status != 200)
                    break;
                last = (long)(answer.Data.Number("last") ?? last);
                foreach (var message in answer.Data.Objects("messages"))
                {
                    if (message.Text("type") == "closed")
                    {
                        var error = message.Child("error") ?? new JsonObject();
                        var isFinal = error.Text("code") == "closed";
                        return new Ending { WasConnected = true, Stop = isFinal ? error.Text("message") : "" };
                    }
                    await Receive(session, message).ConfigureAwait(false);
                }
            }
            return new Ending { WasConnected = true };
        }

        private async Task Receive(Session session, JsonObject message)
        {
            if (message.Text("type") == "view")
            {
                Push(new BridgeEvent { Kind = BridgeEventKind.View, Data = message.Child("view") ?? new JsonObject() });
            }
            else if (message.Text("type") == "call")
            {
                var asset = message.Text("call") == "importAsset" ? message.Child("asset") : null;
                await ProvideFile(session, asset ?? message, "", "path").ConfigureAwait(false);
                if (asset != null && _settings.ModelFormat != "glb")
                    await ProvideFile(session, asset, _settings.ModelFormat, _settings.ModelFormat).ConfigureAwait(false);
                if (asset?.Child("humanoid") != null)
                    await ProvideFile(session, asset, "unity-humanoid", "bones").ConfigureAwait(false);
                Push(new BridgeEvent { Kind = BridgeEventKind.Call, Data = message });
            }
        }

        /// <summary>
        /// Gets the file of a call, in a form, unless its path is on this disk. The member names the file that is there; without
        /// one the member <c>refusal</c> says why.
        /// </summary>
        private static async Task ProvideFile(Session session, JsonObject named, string form, string member)
        {
            var file = named.Text("file");
            if (file.Length == 0 || File.Exists(named.Text(member)))
                return;
            var answer = await session.Client.Download(file, form).ConfigureAwait(false);
            var path = Path.Combine(session.Exchange, $"got-{file}.{(form.Length > 0 ? form : "glb")}");
            try
            {
                if (answer.Status == 200)
                    File.WriteAllBytes(path, answer.Bytes);
                else
                    named["refusal"] = answer.Refusal;
                named[member] = path;
            }
            catch (Exception error) when (error is IOException || error is UnauthorizedAccessException)
            {
                named["refusal"] = error.Message;
            }
        }

        /// <summary>Posts until there is an answer: the bridge never carries out the same number twice.</summary>
        private async Task<BridgeAnswer> Post(Session session, JsonObject message)
        {
            while (_session == session)
            {
                var answer = await session.Client.Post(session.Host, message).ConfigureAwait(false);
                if (answer.Status != 0)
                    return answer;
                await Sleep(500).ConfigureAwait(false);
            }
            return new BridgeAnswer(0, Array.Empty<byte>());
        }

        private async Task Upload(Session session, string control, IReadOnlyList<string> paths, IReadOnlyList<object?> existing)
        {
            var intent = new JsonObject { ["do"] = "set", ["control"] = control };
            var values = new List<object?>(existing);
            foreach (var path in paths)
            {
                var refusal = "";
                try
                {
                    var bytes = File.ReadAllBytes(path);
                    var answer = await session.Client.Upload(Path.GetFileName(path), bytes).ConfigureAwait(false);
                    if (answer.Status == 201)
                        values.Add(answer.Data);
                    else
                        refusal = answer.Status == 0 ? Lost : answer.Refusal;
                }
                catch (Exception error) when (error is IOException || error is UnauthorizedAccessException)
                {
                    refusal = error.Message;
                }
                if (refusal.Length > 0)
                {
                    Push(new BridgeEvent { Kind = BridgeEventKind.Finished, Data = intent, Text = refusal });
                    return;
                }
            }
            intent["value"] = values;
            Push(new BridgeEvent { Kind = BridgeEventKind.Uploaded, Data = intent });
        }

        /// <summary>The address of a bridge that answers; else why there is none.</summary>
        private async Task<(BridgeAddress? Address, string Stop)> FindOrStart()
        {
            var address = await RunningBridge().ConfigureAwait(false);
            if (_restart && address != null)
            {
                PushStatus("Stopping the bridge");
                using var client = new BridgeClient(address, _closed.Token);
                await client.StopBridge().ConfigureAwait(false);
                var until = DateTime.UtcNow + StopLimit;
                while (DateTime.UtcNow < until && await client.IsAlive().ConfigureAwait(false))
                    await Sleep(100).ConfigureAwait(false);
                address = null;
            }
            _restart = false;
            if (address != null)
                return (address, "");
            if (!_settings.MayStart)
                return (null, "No bridge is running. Start one with: npx meshwright bridge");
            PushStatus("Starting the bridge");
            using var process = new BridgeProcess();
            process.Start(_settings);
            var limit = DateTime.UtcNow + StartLimit;
            while (process.Error.Length == 0 && DateTime.UtcNow < limit)
            {
                address = await RunningBridge().ConfigureAwait(false);
                if (address != null)
                    return (address, "");
                if (!await Sleep(100).ConfigureAwait(false))
                    return (null, "Closed.");
                process.Check();
            }
            var silent = "The bridge was started but does not answer. Run it to see why: npx meshwright bridge";
            return (null, process.Error.Length > 0 ? process.Error : silent);
        }

        private async Task<BridgeAddress?> RunningBridge()
        {
            var address = BridgeFile.Read();
            if (address == null)
                return null;
            using var client = new BridgeClient(address, _closed.Token);
            return await client.IsAlive().ConfigureAwait(false) ? address : null;
        }

        /// <summary>Whether the connection is still open afterwards.</summary>
        private async Task<bool> Sleep(int milliseconds)
        {
            try
            {
                await Task.Delay(milliseconds, _closed.Token).ConfigureAwait(false);
            }
            catch (OperationCanceledException)
            {
                return false;
            }
            return true;
        }

        private void PushStatus(string text, bool isConnected = false, bool isStopped = false)
        {
            Push(new BridgeEvent { Kind = BridgeEventKind.Status, Text = text, Connected = isConnected, Stopped = isStopped });
        }

        private void Push(BridgeEvent happened)
        {
            if (!_closed.IsCancellationRequested)
                _events.Enqueue(happened);
        }
    }
}
