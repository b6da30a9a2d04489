/** An asset that the bridge had an editor import. */
export interface EditorImport {
  readonly name: string;
  readonly glb: Uint8Array;
  readonly expected: { readonly height: number; readonly meshes: number; readonly clips: readonly string[] };
  readonly provenance: Readonly<Record<string, unknown>>;
}

/** An editor as docs/bring-your-own-host.md describes it: it polls, and carries out `importAsset` and `show`. */
export interface SmallEditor {
  readonly imports: EditorImport[];
  /** Sentence with which it refuses imports. */
  refuses: string | undefined;
  /** What its imports wait for. */
  waits: Promise<void> | undefined;
  leave(): Promise<void>;
}

interface Call {
  readonly type: string;
  readonly id: number;
  readonly call: string;
  readonly asset: EditorImport & { readonly file: string };
}

export async function editorOn(
  { url, token }: { readonly url: string; readonly token: string },
  { name, project }: { readonly name: string; readonly project: string },
): Promise<SmallEditor> {
  const request = (method: string, path: string, body?: object) =>
    fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const can = { undo: true, keepsScene: true, exportsSelection: false, playsClips: false, savesFiles: false };
  const hello = { type: 'hello', version: 1, project, host: { name, version: '1', ...can } };
  const { host } = (await (await request('POST', '/hosts', hello)).json()) as { host: string };
  const editor: SmallEditor = {
    imports: [],
    refuses: undefined,
    waits: undefined,
    async leave() {
      await request('DELETE', `/hosts/${host}`).catch(() => {});
      await polling;
    },
  };

  async function answerTo({ call, asset }: Call): Promise<object> {
    if (call === 'show') return { result: true };
    await editor.waits;
    if (editor.refuses !== undefined) return { error: editor.refuses };
    const glb = new Uint8Array(await (await request('GET', `/files/${asset.file}`)).arrayBuffer());
    editor.imports.push({ ...asset, glb });
    const { height, meshes, clips } = asset.expected;
    return { result: { id: `${editor.imports.length}`, name: asset.name, height, meshes, clips } };
  }

  async function poll(): Promise<void> {
    for (let last = 0; ; ) {
      const given = await request('GET', `/hosts/${host}/messages?after=${last}&wait=20`);
      if (!given.ok) return;
      const { messages, ...rest } = (await given.json()) as { last: number; messages: Call[] };
      ({ last } = rest);
      for (const call of messages) {
        if (call.type === 'closed') return;
        if (call.type !== 'call') continue;
        const answer = { type: 'answer', id: call.id, ...(await answerTo(call)) };
        await request('POST', `/hosts/${host}/messages`, answer);
      }
    }
  }
  const polling = poll().catch(() => {});
  return editor;
}
