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

it.skipIf(missingDotnet)(
  `the plugin's C# compiles without glTFast (${missingDotnet ?? 'warnings are errors'})`,
  { timeout: 900_000 },
  async () => {
    const without = [
      '-p:GltFast=false',
      '-p:OutputPath=bin/without/',
      '-p:IntermediateOutputPath=obj/without/',
    ];
    expect(await dotnet('build', 'Editor/Editor.csproj', ...without)).toMatch(/0 Error\(s\)/);
  },
);
