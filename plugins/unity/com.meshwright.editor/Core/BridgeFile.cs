#nullable enable
using System;
using System.Diagnostics;
using System.IO;
using System.Runtime.InteropServices;

namespace Meshwright
{
    /// <summary>The address of a running bridge.</summary>
    public sealed class BridgeAddress
    {
        public BridgeAddress(string url, string token)
        {
            Url = url;
            Token = token;
        }

        /// <summary><c>http://127.0.0.1:PORT</c>.</summary>
        public string Url { get; }

        /// <summary>What a program of this user proves itself with.</summary>
        public string Token { get; }
    }

    /// <summary>The file of a running bridge: docs/bring-your-own-host.md, Find or start the bridge.</summary>
    public static class BridgeFile
    {
        /// <summary>Version of the wire.</summary>
        public const int Version = 1;

        /// <summary>
        /// The address in the file; null without a readable file, or when its process has ended: another process may have the
        /// port by now.
        /// </summary>
        public static BridgeAddress? Read()
        {
            string text;
            try
            {
                text = File.ReadAllText(FilePath());
            }
            catch (Exception error) when (error is IOException || error is UnauthorizedAccessException)
            {
                return null;
            }
            var data = Json.ReadObject(text);
            if (data == null || data.Number("version") != Version || data.Text("token").Length == 0)
                return null;
            var isLoopback = Uri.TryCreate(data.Text("url"), UriKind.Absolute, out var url) && url!.IsLoopback;
            var isRunning = isLoopback && IsRunning((int)(data.Number("pid") ?? 0));
            return isRunning ? new BridgeAddress(data.Text("url"), data.Text("token")) : null;
        }

        public static string FilePath()
        {
            return Path.Combine(CacheFolder(), "meshwright", "bridge", "bridge.json");
        }

        private static string CacheFolder()
        {
            if (RuntimeInformation.IsOSPlatform(OSPlatform.Windows))
                return Environment.GetFolderPath(Environment.SpecialFolder.LocalApplicationData);
            var given = Environment.GetEnvironmentVariable("XDG_CACHE_HOME") ?? "";
            if (Path.IsPathRooted(given))
                return given;
            var home = Environment.GetEnvironmentVariable("HOME") ?? "";
            return RuntimeInformation.IsOSPlatform(OSPlatform.OSX)
                ? Path.Combine(home, "Library", "Caches")
                : Path.Combine(home, ".cache");
        }

        private static bool IsRunning(int pid)
        {
            try
            {
                using var process = Process.GetProcessById(pid);
                return !process.HasExited;
            }
            catch (Exception error) when (error is ArgumentException || error is InvalidOperationException)
            {
                return false;
            }
            catch (System.ComponentModel.Win32Exception)
            {
                // It runs, and its state is another user's.
                return true;
            }
        }
    }
}
