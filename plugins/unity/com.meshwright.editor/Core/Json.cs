#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;

namespace Meshwright
{
    /// <summary>
    /// A JSON object: its values are null, bool, double, string, <see cref="JsonObject"/> and <c>List&lt;object?&gt;</c>.
    /// </summary>
    public sealed class JsonObject : Dictionary<string, object?>
    {
        public JsonObject()
            : base(StringComparer.Ordinal) { }

        /// <summary>The text of a member; empty when it is absent or no text.</summary>
        public string Text(string name)
        {
            return Member(name) as string ?? "";
        }

        /// <summary>The number of a member; null when it is absent or no number.</summary>
        public double? Number(string name)
        {
            return Member(name) as double?;
        }

        /// <summary>Whether a member is true.</summary>
        public bool Flag(string name)
        {
            return Member(name) is true;
        }

        /// <summary>The object of a member; null when it is absent or no object.</summary>
        public JsonObject? Child(string name)
        {
            return Member(name) as JsonObject;
        }

        /// <summary>The list of a member; empty when it is absent or no list.</summary>
        public List<object?> List(string name)
        {
            return Member(name) as List<object?> ?? new List<object?>();
        }

        /// <summary>The objects in the list of a member.</summary>
        public IEnumerable<JsonObject> Objects(string name)
        {
            foreach (var each in List(name))
            {
                if (each is JsonObject found)
                    yield return found;
            }
        }

        /// <summary>The texts in the list of a member.</summary>
        public IEnumerable<string> Texts(string name)
        {
            foreach (var each in List(name))
            {
                if (each is string found)
                    yield return found;
            }
        }

        private object? Member(string name)
        {
            return TryGetValue(name, out var value) ? value : null;
        }
    }

    /// <summary>
    /// Reads and writes JSON. Unity 2022.3 has no System.Text.Json, its JsonUtility reads only types that are known when the
    /// code is compiled, and a view and a provenance have members of later versions.
    /// </summary>
    public static class Json
    {
        /// <summary>Nesting that no message of the bridge reaches; deeper text is refused before the stack ends.</summary>
        private const int MostDepth = 200;

        /// <exception cref="FormatException">The text is no JSON; the message has the place.</exception>
        public static object? Read(string text)
        {
            var reader = new Reader(text);
            var value = reader.Value(0);
            reader.End();
            return value;
        }

        /// <summary>The object that a text contains; null when it is no JSON object.</summary>
        public static JsonObject? ReadObject(string text)
        {
            try
            {
                return Read(text) as JsonObject;
            }
            catch (FormatException)
            {
                return null;
            }
        }

        /// <summary>Writes a value without spaces. Takes what <see cref="Read"/> returns, int, and lists of texts and objects.</summary>
        public static string Write(object? value)
        {
            var text = new StringBuilder();
            Write(text, value);
            return text.ToString();
        }

        /// <summary>Whether two values have the same members in any order.</summary>
        public static bool Same(object? one, object? other)
        {
            if (one is JsonObject a && other is JsonObject b)
            {
                if (a.Count != b.Count)
                    return false;
                foreach (var member in a)
                {
                    if (!b.TryGetValue(member.Key, out var value) || !Same(member.Value, value))
                        return false;
                }
                return true;
            }
            if (one is List<object?> first && other is List<object?> second)
            {
                if (first.Count != second.Count)
                    return false;
                for (var index = 0; index < first.Count; index++)
                {
                    if (!Same(first[index], second[index]))
                        return false;
                }
                return true;
            }
            return Equals(one, other);
        }

        private static void Write(StringBuilder text, object? value)
        {
            switch (value)
            {
                case null:
                    text.Append("null");
                    break;
                case bool flag:
                    text.Append(flag ? "true" : "false");
                    break;
                case string words:
                    WriteText(text, words);
                    break;
                case IDictionary<string, object?> members:
                    text.Append('{');
                    var isFirst = true;
                    foreach (var member in members)
                    {
                        if (!isFirst)
                            text.Append(',');
                        isFirst = false;
                        WriteText(text, member.Key);
                        text.Append(':');
                        Write(text, member.Value);
                    }
                    text.Append('}');
                    break;
                case System.Collections.IEnumerable list:
                    text.Append('[');
                    var isStart = true;
                    foreach (var each in list)
                    {
                        if (!isStart)
                            text.Append(',');
                        isStart = false;
                        Write(text, each);
                    }
                    text.Append(']');
                    break;
                default:
                    var number = Convert.ToDouble(value, CultureInfo.InvariantCulture);
                    // JSON has no such numbers.
                    var isFinite = !double.IsNaN(number) && !double.IsInfinity(number);
                    text.Append(isFinite ? number.ToString("R", CultureInfo.InvariantCulture) : "null");
                    break;
            }
        }

        private static void WriteText(StringBuilder text, string words)
        {
            text.Append('"');
            foreach (var letter in words)
            {
                switch (letter)
                {
                    case '"':
                        text.Append("\\\"");
                        break;
                    case '\\':
                        text.Append("\\\\");
                        break;
                    case '\n':
                        text.Append("\\n");
                        break;
                    case '\r':
                        text.Append("\\r");
                        break;
                    case '\t':
                        text.Append("\\t");
                        break;
                    default:
                        // A half of a pair alone is no UTF-8.
                        if (letter < ' ')
                            text.Append("\\u").Append(((int)letter).ToString("x4", CultureInfo.InvariantCulture));
                        else
                            text.Append(letter);
                        break;
                }
            }
            text.Append('"');
        }

        private sealed class Reader
        {
            private readonly string _text;
            private int _at;

            public Reader(string text)
            {
                _text = text;
            }

            public object? Value(int depth)
            {
                if (depth > MostDepth)
                    throw Wrong("is nested too deep");
                Space();
                switch (Peek())
                {
                    case '{':
                        return Members(depth);
                    case '[':
                        return Elements(depth);
                    case '"':
                        return Text();
                    case 't':
                        return Word("true", true);
                    case 'f':
                        return Word("false", false);
                    case 'n':
                        return Word("null", null);
                    default:
                        return Number();
                }
            }

            public void End()
            {
                Space();
                if (_at < _text.Length)
                    throw Wrong("continues after its end");
            }

            private JsonObject Members(int depth)
            {
                var members = new JsonObject();
                _at++;
                Space();
                if (Take('}'))
                    return members;
                do
                {
                    Space();
                    var name = Text();
                    Space();
                    Need(':');
                    members[name] = Value(depth + 1);
                    Space();
                } while (Take(','));
                Need('}');
                return members;
            }

            private List<object?> Elements(int depth)
            {
                var elements = new List<object?>();
                _at++;
                Space();
                if (Take(']'))
                    return elements;
                do
                {
                    elements.Add(Value(depth + 1));
                    Space();
                } while (Take(','));
                Need(']');
                return elements;
            }

            private string Text()
            {
                Need('"');
                var text = new StringBuilder();
                while (Peek() != '"')
                {
                    var letter = _text[_at++];
                    if (letter < ' ')
                        throw Wrong("has a control character in a text");
                    text.Append(letter == '\\' ? Escaped() : letter);
                }
                _at++;
                return text.ToString();
            }

            private char Escaped()
            {
                var letter = Peek();
                _at++;
                switch (letter)
                {
                    case 'n':
                        return '\n';
                    case 't':
                        return '\t';
                    case 'r':
                        return '\r';
                    case 'b':
                        return '\b';
                    case 'f':
                        return '\f';
                    case '"':
                    case '\\':
                    case '/':
                        return letter;
                    case 'u':
                        var digits = _at + 4 <= _text.Length ? _text.Substring(_at, 4) : "";
                        if (!ushort.TryParse(digits, NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out var code))
                            throw Wrong("has a wrong escape");
                        _at += 4;
                        return (char)code;
                    default:
                        throw Wrong("has a wrong escape");
                }
            }

            private double Number()
            {
                var start = _at;
                while (_at < _text.Length && "+-.0123456789eE".Contains(_text[_at]))
                    _at++;
                var digits = _text.Substring(start, _at - start);
                if (!double.TryParse(digits, NumberStyles.Float, CultureInfo.InvariantCulture, out var number))
                    throw Wrong("has no value");
                return number;
            }

            private object? Word(string word, object? value)
            {
                if (string.CompareOrdinal(_text, _at, word, 0, word.Length) != 0)
                    throw Wrong("has no value");
                _at += word.Length;
                return value;
            }

            private void Space()
            {
                while (_at < _text.Length && " \t\r\n".Contains(_text[_at]))
                    _at++;
            }

            private char Peek()
            {
                return _at < _text.Length ? _text[_at] : throw Wrong("ends early");
            }

            private bool Take(char letter)
            {
                if (_at >= _text.Length || _text[_at] != letter)
                    return false;
                _at++;
                return true;
            }

            private void Need(char letter)
            {
                if (!Take(letter))
                    throw Wrong("lacks " + letter);
            }

            private FormatException Wrong(string what)
            {
                return new FormatException($"The JSON {what}, at character {_at}.");
            }
        }
    }
}
