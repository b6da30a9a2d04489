#nullable enable
using Xunit;

namespace Meshwright.Tests
{
    public sealed class JsonTests
    {
        [Fact]
        public void Keeps_a_text_as_it_was()
        {
            const string text = "{\"a\":[1,2.5,null,true,\"\\u00e9\\n\"],\"b\":{}}";
            Assert.Equal("{\"a\":[1,2.5,null,true,\"é\\n\"],\"b\":{}}", Json.Write(Json.Read(text)));
        }
    }
}
