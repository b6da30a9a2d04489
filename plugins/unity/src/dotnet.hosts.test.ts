import { expect, it } from 'vitest';
import { dotnet, missingDotnet } from './testing/dotnet.ts';

it.skipIf(missingDotnet)(
  `the tests of the plugin's C# pass (dotnet test; ${missingDotnet ?? 'the bridge that the plugin starts'})`,
  { timeout: 900_000 },
  async () => {
    expect(await dotnet('test', 'Meshwright.slnx')).toMatch(
      /Passed! +- Failed: +0, Passed: +\d+, Skipped: +0/,
    );
  },
);

it.skipIf(missingDotnet).each([
  ['without glTFast', 'false', 'without'],
  ['with glTFast 7', '7', 'seven'],
])(
  `the plugin's C# compiles %s (${missingDotnet ?? 'warnings are errors'})`,
  { timeout: 900_000 },
  async (_, version, folder) => {
    const options = [
      `-p:GltFast=${version}`,
      `-p:OutputPath=bin/${folder}/`,
      `-p:IntermediateOutputPath=obj/${folder}/`,
    ];
    expect(await dotnet('build', 'Editor/Editor.csproj', ...options)).toMatch(/0 Error\(s\)/);
  },
);
