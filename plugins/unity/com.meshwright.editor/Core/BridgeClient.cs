#nullable enable
using System;
using System.IO;
using System.Net;
using System.Net.Http;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

namespace Meshwright
{
    /// <summary>What came back: <see cref="Status"/> 0 without a connection.</summary>
    public sealed class BridgeAnswer
    {
        public BridgeAnswer(int status, byte[] bytes)
        {
            Status = status;
            Bytes = bytes;
            Data = Json.ReadObject(Encoding.UTF8.GetString(bytes)) ?? new JsonObject();
        }

        public int Status { get; }

        public byte[] Bytes { get; }

        /// <summary>The JSON object of the body; empty without one.</summary>
        public JsonObject Data { get; }

        /// <summary>The sentence of a refusal; empty for an answer.</summary>
        public string Refusal
        {
            get
            {
                if (Status < 400)
                    return "";
                return Data.Text("message") is { Length: > 0 } message ? message : $"status {Status}";
            }
        }
    }

    /// <summary>Requests to one bridge over loopback HTTP: docs/bring-your-own-host.md, The wire.</summary>
    public sealed class BridgeClient : IDisposable
    {
        /// <summary>How long a request waits. An answer to a press follows its effect, which may be an import.</summary>
        private static readonly TimeSpan Short = TimeSpan.FromSeconds(10);

        private static readonly TimeSpan Long = TimeSpan.FromHours(1);

        /// <summary>Seconds that a poll waits at the bridge for messages.</summary>
        private const int PollSeconds = 20;

        /// <summary>The bridge takes 64 intents at once, beside the poll and the pictures.</summary>
        private const int MostConnections = 96;

        private readonly HttpClient _http;
        private readonly CancellationToken _closed;

        /// <param name="closed">ends all requests</param>
        public BridgeClient(BridgeAddress address, CancellationToken closed)
        {
            var handler = new HttpClientHandler
            {
                UseProxy = false,
                AllowAutoRedirect = false,
                MaxConnectionsPerServer = MostConnections,
            };
            // Unity's own runtime reads the limit, 2 by default, here: a poll and a press would hold back all others.
            ServicePointManager.FindServicePoint(new Uri(address.Url)).ConnectionLimit = MostConnections;
            _http = new HttpClient(handler) { BaseAddress = new Uri(address.Url), Timeout = Timeout.InfiniteTimeSpan };
            _http.DefaultRequestHeaders.Add("Authorization", "Bearer " + address.Token);
            _http.DefaultRequestHeaders.ExpectContinue = false;
            _closed = closed;
        }

        /// <summary>Whether a bridge of this version answers.</summary>
        public async Task<bool> IsAlive()
        {
            var answer = await Send(HttpMethod.Get, "/", null, Short).ConfigureAwait(false);
            return answer.Status == 200 && answer.Data.Number("version") == BridgeFile.Version;
        }

        public Task<BridgeAnswer> Hello(string project, JsonObject facts)
        {
            var hello = new JsonObject
            {
                ["type"] = "hello",
                ["version"] = (double)BridgeFile.Version,
                ["project"] = project,
                ["host"] = facts,
            };
            return Send(HttpMethod.Post, "/hosts", hello, Short);
        }

        /// <summary>The messages after a number, as soon as there are any.</summary>
        public Task<BridgeAnswer> Poll(string host, long after)
        {
            var path = $"/hosts/{host}/messages?after={after}&wait={PollSeconds}";
            return Send(HttpMethod.Get, path, null, TimeSpan.FromSeconds(PollSeconds + 10));
        }

        public Task<BridgeAnswer> Post(string host, JsonObject message)
        {
            return Send(HttpMethod.Post, $"/hosts/{host}/messages", message, Long);
        }

        /// <summary>Stores the bytes of a file. The data of the answer are the value of a control of kind <c>files</c>.</summary>
        public Task<BridgeAnswer> Upload(string name, byte[] bytes)
        {
            return Send(HttpMethod.Put, "/files?name=" + Uri.EscapeDataString(name), bytes, Long);
        }

        /// <summary>The bytes of a file of the core, or of another form of a model: <c>fbx</c>, <c>unity-humanoid</c>.</summary>
        public Task<BridgeAnswer> Download(string file, string form = "")
        {
            var query = form.Length > 0 ? "?form=" + form : "";
            return Send(HttpMethod.Get, "/files/" + Uri.EscapeDataString(file) + query, null, Long);
        }

        public Task<BridgeAnswer> Leave(string host)
        {
            return Send(HttpMethod.Delete, "/hosts/" + host, null, Short);
        }

        /// <summary>Ends the bridge; jobs continue at the service.</summary>
        public Task<BridgeAnswer> StopBridge()
        {
            return Send(HttpMethod.Delete, "/", null, Short);
        }

        public void Dispose()
        {
            _http.Dispose();
        }

        private async Task<BridgeAnswer> Send(HttpMethod method, string path, object? body, TimeSpan limit)
        {
            using var timer = CancellationTokenSource.CreateLinkedTokenSource(_closed);
            timer.CancelAfter(limit);
            using var request = new HttpRequestMessage(method, path);
            if (body is byte[] bytes)
            {
                request.Content = new ByteArrayContent(bytes);
                request.Content.Headers.Add("Content-Type", "application/octet-stream");
            }
            else if (body != null)
            {
                request.Content = new ByteArrayContent(Encoding.UTF8.GetBytes(Json.Write(body)));
                request.Content.Headers.Add("Content-Type", "application/json");
            }
            try
            {
                using var response = await _http.SendAsync(request, timer.Token).ConfigureAwait(false);
                var content = await response.Content.ReadAsByteArrayAsync().ConfigureAwait(false);
                return new BridgeAnswer((int)response.StatusCode, content);
            }
            catch (Exception error)
                when (error is HttpRequestException
                    || error is OperationCanceledException
                    || error is IOException
                    || error is ObjectDisposedException
                    || error is WebException
                )
            {
                return new BridgeAnswer(0, Array.Empty<byte>());
            }
        }
    }
}
