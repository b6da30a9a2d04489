#nullable enable
using System;
using System.Collections.Generic;
using System.ComponentModel;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Runtime.InteropServices;
using System.Text;

namespace Meshwright
{
    /// <summary>
    /// Starts a bridge, which outlives the editor: it serves every editor of the user and ends after ten minutes without use.
    /// </summary>
    public sealed class BridgeProcess : IDisposable
    {
        /// <summary>Seconds without an editor after which the bridge ends.</summary>
        private const int IdleSeconds = 600;

        private const string Unreachable = "npm cannot reach its registry. Check the connection, then try again";

        /// <summary>By the code of npm, whose own text fills a screen.</summary>
        private static readonly (string Code, string Reason)[] NpmReasons =
        {
            ("E404", "npm finds no such package in its registry. Install the command meshwright and name it in the settings"),
            ("ENOTFOUND", Unreachable),
            ("EAI_AGAIN", Unreachable),
            ("ETIMEDOUT", Unreachable),
            ("ECONNREFUSED", Unreachable),
            ("ECONNRESET", Unreachable),
            ("ENOSPC", "the disk is full, so npm cannot download it"),
            ("EACCES", "npm may not write into its folder"),
            ("EBADENGINE", "this Node.js is too old. Install Node.js 20.19 or later"),
        };

        private static readonly string[] ShellWords = { "-c", "log=\"$1\"; shift; exec \"$@\" </dev/null >\"$log\" 2>&1", "sh" };

        private static readonly string[] LinePrefixes = { "npm error ", "npm ERR! " };

        private static readonly string[] WindowsEndings = { ".exe", ".cmd", "" };

        private static readonly string[] NoEnding = { "" };

        private static readonly string[] MacFolders = { "/usr/local/bin", "/opt/homebrew/bin" };

        private Process? _process;
        private string _log = "";

        /// <summary>Why it could not be started; empty otherwise. For the user.</summary>
        public string Error { get; private set; } = "";

        /// <summary>
        /// Key and service go into the environment only: every user of the machine can read arguments.
        /// </summary>
        public void Start(BridgeSettings settings)
        {
            var words = Words(settings.Command);
            if (words.Count == 0 || FindProgram(words[0]) == null)
            {
                var reason = words.Count == 0 ? "its command is empty" : words[0] + " was not found";
                Fail(reason, "Install Node.js 20.19 or later, or set the bridge command in Settings.");
                return;
            }
            words.AddRange(new[] { "--json", "--exit-when-idle", IdleSeconds.ToString(System.Globalization.CultureInfo.InvariantCulture) });
            var start = StartInfo(words);
            if (settings.Key.Length > 0)
                start.Environment["MESHWRIGHT_API_KEY"] = settings.Key;
            if (settings.ServiceUrl.Length > 0)
                start.Environment["MESHWRIGHT_BASE_URL"] = settings.ServiceUrl;
            try
            {
                _process = Process.Start(start);
            }
            catch (Exception error) when (error is Win32Exception || error is InvalidOperationException)
            {
                Fail(words[0] + " did not run", error.Message);
            }
        }

        /// <summary>Looks whether the process has ended, and why. One that finds another bridge running ends with 0.</summary>
        public void Check()
        {
            if (_process == null || !_process.HasExited || _process.ExitCode == 0)
                return;
            Fail(ExitReason(ReadLog(), _process.ExitCode), "");
        }

        public void Dispose()
        {
            _process?.Dispose();
        }

        /// <summary>Says in one sentence, without a full stop, why a process ended: a known reason of npm, else its last line.</summary>
        public static string ExitReason(string output, int code)
        {
            foreach (var (name, reason) in NpmReasons)
            {
                if (output.Contains("npm error code " + name) || output.Contains("npm ERR! code " + name))
                    return reason;
            }
            var last = output
                .Split('\n')
                .LastOrDefault(line => line.Trim().Length > 0 && !line.Contains("complete log of this run"));
            if (last == null)
                return $"it ended with code {code}";
            last = last.Trim();
            foreach (var prefix in LinePrefixes)
            {
                if (last.StartsWith(prefix, StringComparison.Ordinal))
                    last = last.Substring(prefix.Length);
            }
            return last.TrimEnd('.');
        }

        private void Fail(string reason, string advice)
        {
            Error = $"The Meshwright bridge cannot be started: {reason}. {advice}".TrimEnd();
        }

        private string ReadLog()
        {
            try
            {
                using var file = new FileStream(_log, FileMode.Open, FileAccess.Read, FileShare.ReadWrite);
                using var reader = new StreamReader(file);
                return reader.ReadToEnd();
            }
            catch (IOException)
            {
                return "";
            }
        }

        /// <summary>Its output goes to a file and not to a pipe, which has no reader when the editor has ended.</summary>
        private ProcessStartInfo StartInfo(List<string> words)
        {
            _log = Path.Combine(Path.GetTempPath(), $"meshwright-bridge-{Guid.NewGuid():N}.log");
            var start = new ProcessStartInfo { UseShellExecute = false, CreateNoWindow = true };
            start.Environment["PATH"] = string.Join(Path.PathSeparator.ToString(), SearchPath());
            if (RuntimeInformation.IsOSPlatform(OSPlatform.Windows))
            {
                start.FileName = "cmd.exe";
                var command = string.Join(" ", words.Select(word => '"' + word + '"'));
                start.Arguments = $"/s /c \"{command} < NUL > \"{_log}\" 2>&1\"";
                return start;
            }
            start.FileName = "/bin/sh";
            foreach (var word in ShellWords.Append(_log).Concat(words))
                start.ArgumentList.Add(word);
            return start;
        }

        /// <summary>Splits a command at its spaces; what stands in double quotes is one word.</summary>
        public static List<string> Words(string command)
        {
            var words = new List<string>();
            var word = new StringBuilder();
            var isQuoted = false;
            foreach (var letter in command + " ")
            {
                if (letter == '"')
                {
                    isQuoted = !isQuoted;
                }
                else if (letter != ' ' || isQuoted)
                {
                    word.Append(letter);
                }
                else if (word.Length > 0)
                {
                    words.Add(word.ToString());
                    word.Clear();
                }
            }
            return words;
        }

        private static string? FindProgram(string name)
        {
            if (Path.IsPathRooted(name))
                return File.Exists(name) ? name : null;
            var endings = RuntimeInformation.IsOSPlatform(OSPlatform.Windows) ? WindowsEndings : NoEnding;
            return SearchPath()
                .SelectMany(folder => endings.Select(ending => Path.Combine(folder, name + ending)))
                .FirstOrDefault(File.Exists);
        }

        /// <summary>The search path. A program that the Dock of macOS starts has a short one, without the folders of Node.js.</summary>
        private static IEnumerable<string> SearchPath()
        {
            var given = (Environment.GetEnvironmentVariable("PATH") ?? "").Split(Path.PathSeparator);
            var folders = given.Where(folder => folder.Length > 0);
            return RuntimeInformation.IsOSPlatform(OSPlatform.OSX)
                ? folders.Concat(MacFolders).Distinct()
                : folders;
        }
    }
}
