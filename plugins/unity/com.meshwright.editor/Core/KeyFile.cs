#nullable enable
using System;
using System.IO;
using System.Runtime.InteropServices;

namespace Meshwright
{
    /// <summary>
    /// The key of the service, in a file of the user that no other user can read: no project contains it, nor do the
    /// preferences of the editor. On Windows the protection of the user's profile takes the part of the file mode.
    /// </summary>
    public static class KeyFile
    {
        /// <summary>Reading and writing for the owner.</summary>
        private const uint OwnerOnly = 0x180;

        public static string FilePath()
        {
            // A folder that is not there yet has a path, too.
            var folder = Environment.GetFolderPath(Environment.SpecialFolder.ApplicationData, Environment.SpecialFolderOption.DoNotVerify);
            return Path.Combine(folder, "meshwright", "unity-key");
        }

        /// <summary>The key; empty when there is none.</summary>
        public static string Read()
        {
            try
            {
                return File.ReadAllText(FilePath()).Trim();
            }
            catch (Exception error) when (error is IOException || error is UnauthorizedAccessException)
            {
                return "";
            }
        }

        /// <summary>Stores the key; empty text removes it. Returns why it failed; empty when it did not.</summary>
        public static string Change(string key)
        {
            var path = FilePath();
            try
            {
                Directory.CreateDirectory(Path.GetDirectoryName(path)!);
                File.Delete(path);
                if (key.Trim().Length == 0)
                    return "";
                // Empty until only its user can read it.
                File.WriteAllText(path, "");
                if (!RuntimeInformation.IsOSPlatform(OSPlatform.Windows) && Chmod(path, OwnerOnly) != 0)
                {
                    File.Delete(path);
                    return "The key was not stored: its file cannot be closed to other users.";
                }
                File.WriteAllText(path, key.Trim());
                return "";
            }
            catch (Exception error) when (error is IOException || error is UnauthorizedAccessException)
            {
                return "The key was not stored: " + error.Message;
            }
        }

        [DllImport("libc", EntryPoint = "chmod", SetLastError = true)]
        private static extern int Chmod([MarshalAs(UnmanagedType.LPUTF8Str)] string path, uint mode);
    }
}
