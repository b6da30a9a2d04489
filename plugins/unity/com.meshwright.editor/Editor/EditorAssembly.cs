[assembly: System.Runtime.CompilerServices.InternalsVisibleTo("Meshwright.Tests")]
