using System.Runtime.CompilerServices;

[assembly: InternalsVisibleTo("Meshwright.Tests")]
