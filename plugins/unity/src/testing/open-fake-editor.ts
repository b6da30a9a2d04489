import { spawn } from 'node:child_process';
import { type EditorProcess, editorProcess } from '@meshwright/testing/hosts/editor-process';
import { buildFakeEditor, dotnetProgram } from './dotnet.ts';

export interface FakeEditorOptions {
  /** Folder of the project. */
  readonly project: string;
  /** Folder for everything besides: caches, the user's home. */
  readonly home: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Opens the fake editor, which runs the plugin's core and window. Its code is `JSON.stringify({ do: ... })`. */
export async function openFakeEditor({ project, home, env = {} }: FakeEditorOptions): Promise<EditorProcess> {
  const program = await buildFakeEditor();
  const child = spawn(dotnetProgram()!, [program, project], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      PATH: `${home}/bin:${process.env.PATH}`,
      HOME: home,
      XDG_CACHE_HOME: `${home}/cache`,
      XDG_CONFIG_HOME: `${home}/config`,
      TMPDIR: home,
      ...env,
    },
  });
  return await editorProcess(child, 'The fake editor', () => ({
    write: (line) => void child.stdin.write(line),
  }));
}
