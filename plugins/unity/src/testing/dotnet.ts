import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '@meshwright/testing/hosts/missing-programs';

/** Folder of the solution. */
const tests = join(import.meta.dirname, '../../tests');

/** Path of the .NET SDK: `DOTNET_PATH`, else `dotnet` on the search path; undefined when there is none. */
export function dotnetProgram(): string | undefined {
  return findProgram(process.env.DOTNET_PATH ?? 'dotnet');
}

/** Why the C# of the plugin cannot be compiled here; undefined when it can. */
export const missingDotnet: string | undefined = dotnetProgram()
  ? undefined
  : 'no .NET SDK 10: set DOTNET_PATH, or install dotnet';

const quiet = { DOTNET_CLI_TELEMETRY_OPTOUT: '1', DOTNET_NOLOGO: '1' };

/** Runs `dotnet` in the folder of the solution. Returns what it printed; fails with that. */
export async function dotnet(...words: readonly string[]): Promise<string> {
  const options = { cwd: tests, env: { ...process.env, ...quiet }, maxBuffer: 2 ** 26 };
  const run = promisify(execFile)(dotnetProgram()!, [...words], options);
  const { stdout } = await run.catch((error: Error & { stdout: string }) => {
    throw new Error(`dotnet ${words.join(' ')} failed:\n${error.stdout}`);
  });
  return stdout;
}

let built: Promise<string> | undefined;

/** Builds the fake editor once a run. Returns the path of its program. */
export async function buildFakeEditor(): Promise<string> {
  built ??= dotnet('build', 'FakeEditor/FakeEditor.csproj', '-v', 'quiet');
  await built;
  return join(tests, 'FakeEditor/bin/Debug/net10.0/Meshwright.FakeEditor.dll');
}
