#nullable enable
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using System.Runtime.CompilerServices;
using System.Text;
using Meshwright.Editor;
using Xunit;

namespace Meshwright.Tests
{
    /// <summary>MEMBERS.md lists what the plugin uses of Unity and glTFast, as the compiled assembly says it.</summary>
    public sealed class MembersTests
    {
        private const string Unity = "https://docs.unity3d.com/2022.3/Documentation/ScriptReference/";
        private const string Gltfast = "https://docs.unity3d.com/Packages/com.unity.cloud.gltfast@6.9/api/";

        /// <summary>Set UPDATE_MEMBERS=1 to write the list.</summary>
        [Fact]
        public void The_list_of_members_is_that_of_the_compiled_plugin()
        {
            var path = Path.GetFullPath(Path.Combine(Here(), "../../MEMBERS.md"));
            var members = Used(typeof(MeshwrightWindow).Assembly.Location);
            Assert.Contains(members, member => member.StartsWith("- [UnityEditor.Undo.CollapseUndoOperations]", StringComparison.Ordinal));
            var text =
                "# Members of Unity and glTFast that the plugin uses\n\n"
                + "Read from the compiled plugin by `MembersTests`; each with the page of the public documentation that its stub follows.\n\n"
                + string.Join("\n", members)
                + "\n";
            if (Environment.GetEnvironmentVariable("UPDATE_MEMBERS") == "1")
                File.WriteAllText(path, text);
            Assert.Equal(text, File.ReadAllText(path));
        }

        private static List<string> Used(string assembly)
        {
            using var file = new PEReader(File.OpenRead(assembly));
            var reader = file.GetMetadataReader();
            var used = new SortedSet<string>(StringComparer.Ordinal);
            foreach (var member in reader.MemberReferences.Select(reader.GetMemberReference))
            {
                if (TypeOf(reader, member.Parent) is { } type)
                    used.Add(Line(type, reader.GetString(member.Name)));
            }
            foreach (var type in reader.TypeReferences.Select(reader.GetTypeReference))
            {
                if (IsStub(reader, type) && !type.Namespace.IsNil)
                    used.Add(Line($"{reader.GetString(type.Namespace)}.{reader.GetString(type.Name)}", ""));
            }
            return used.ToList();
        }

        private static string? TypeOf(MetadataReader reader, EntityHandle parent)
        {
            if (parent.Kind == HandleKind.TypeSpecification)
            {
                var blob = reader.GetBlobReader(reader.GetTypeSpecification((TypeSpecificationHandle)parent).Signature);
                // A generic type: ELEMENT_TYPE_GENERICINST, class or value type, then its token.
                if (blob.ReadByte() != 0x15)
                    return null;
                blob.ReadByte();
                parent = blob.ReadTypeHandle();
            }
            if (parent.Kind != HandleKind.TypeReference)
                return null;
            var type = reader.GetTypeReference((TypeReferenceHandle)parent);
            return IsStub(reader, type) ? FullName(reader, type) : null;
        }

        private static string FullName(MetadataReader reader, TypeReference type)
        {
            var name = reader.GetString(type.Name);
            if (type.ResolutionScope.Kind == HandleKind.TypeReference)
                return FullName(reader, reader.GetTypeReference((TypeReferenceHandle)type.ResolutionScope)) + "." + name;
            return $"{reader.GetString(type.Namespace)}.{name}";
        }

        private static bool IsStub(MetadataReader reader, TypeReference type)
        {
            var scope = type.ResolutionScope;
            if (scope.Kind == HandleKind.TypeReference)
                return IsStub(reader, reader.GetTypeReference((TypeReferenceHandle)scope));
            return scope.Kind == HandleKind.AssemblyReference
                && reader.GetString(reader.GetAssemblyReference((AssemblyReferenceHandle)scope).Name) == "Meshwright.Stubs";
        }

        /// <summary>Unity's pages are TYPE.METHOD, TYPE-property and TYPE-ctor; a type with a parameter has _1 instead of `1.</summary>
        private static string Line(string type, string member)
        {
            var (name, page) = (type.Replace("`1", "<T>", StringComparison.Ordinal), "");
            if (type.StartsWith("GLTFast", StringComparison.Ordinal))
            {
                page = Gltfast + type.Replace('`', '-') + ".html";
            }
            else
            {
                page = type.Replace('`', '_');
                foreach (var space in new[] { "UnityEngine.", "UnityEditor." })
                    page = page.StartsWith(space, StringComparison.Ordinal) ? page.Substring(space.Length) : page;
                page = Unity + page;
            }
            var isProperty = member.StartsWith("get_", StringComparison.Ordinal) || member.StartsWith("set_", StringComparison.Ordinal);
            var isEvent = member.StartsWith("add_", StringComparison.Ordinal) || member.StartsWith("remove_", StringComparison.Ordinal);
            var plain = isProperty || isEvent ? member.Substring(member.IndexOf('_') + 1) : member;
            var shown = new StringBuilder("- [").Append(name);
            if (member.Length > 0)
                shown.Append('.').Append(member == ".ctor" ? "constructor" : plain);
            shown.Append("](").Append(page);
            if (!type.StartsWith("GLTFast", StringComparison.Ordinal))
            {
                if (member == ".ctor")
                    shown.Append("-ctor");
                else if (member.StartsWith("op_", StringComparison.Ordinal))
                    shown.Append('-').Append("operator");
                else if (isProperty)
                    shown.Append('-').Append(plain);
                else if (plain.Length > 0)
                    shown.Append('.').Append(plain);
                shown.Append(".html");
            }
            return shown.Append(')').ToString();
        }

        private static string Here([CallerFilePath] string path = "")
        {
            return Path.GetDirectoryName(path)!;
        }
    }
}
