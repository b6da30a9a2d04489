import { quoted } from '../answer/plain.ts';
import { McpRefusal } from '../mcp-error.ts';
import type { BridgeAddress } from '../ports.ts';

/** An editor that is connected to the bridge. Its texts are of others. */
export interface ConnectedHost {
  /** Session of the editor. */
  readonly host: string;
  readonly name: string;
  readonly version: string;
  /** Path of its project, or another text that stays the same. */
  readonly project: string;
}

/** What the editor has in its scene, by its own data. Its texts are of others. */
export interface ImportedAsset {
  readonly id: string;
  readonly name: string;
  /** Metres. */
  readonly height: number;
  readonly meshes: number;
  readonly clips: readonly string[];
}

interface ImportBody {
  readonly id: string;
  readonly name: string;
  readonly provenance: { readonly task: string; readonly title: string; readonly request: object };
}

/** A running bridge. Every method throws McpRefusal `no_bridge` | `no_host` | `host_failed`. */
export interface BridgeClient {
  hosts(): Promise<readonly ConnectedHost[]>;
  /** Imports a GLB. The same id imports once while the asset is in the scene: then `before` is true. */
  importGlb(
    host: string,
    glb: Uint8Array,
    body: ImportBody,
  ): Promise<{ readonly asset: ImportedAsset; readonly before: boolean }>;
}

export function bridgeClient({ url, token }: BridgeAddress, signal: AbortSignal): BridgeClient {
  async function request<T>(method: string, path: string, body?: Uint8Array | object): Promise<T> {
    const isBytes = body instanceof Uint8Array;
    const answer = await fetch(`${url}${path}`, {
      method,
      redirect: 'error',
      signal,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    }).catch((error: unknown) => {
      signal.throwIfAborted();
      throw lost(error);
    });
    const given = (await answer.json().catch(() => ({}))) as T & { readonly message?: string };
    if (answer.ok) return given;
    if (answer.status === 404 && path.startsWith('/hosts/')) {
      throw new McpRefusal('no_host', `The editor has disconnected meanwhile. ${openPanel}`);
    }
    if (answer.status === 404 || answer.status === 405) {
      throw new McpRefusal(
        'no_bridge',
        'The running bridge is of another version: a person stops it and starts `meshwright bridge` of this one.',
      );
    }
    throw new McpRefusal(
      'host_failed',
      `The bridge answered ${answer.status}: ${quoted(given.message ?? '')}`,
    );
  }
  return {
    hosts: async () => (await request<{ readonly hosts: readonly ConnectedHost[] }>('GET', '/hosts')).hosts,
    async importGlb(host, glb, body) {
      const { file } = await request<{ file: string }>('PUT', `/files?name=${body.name}.glb`, glb);
      const outcome = await request<
        | { readonly asset: ImportedAsset; readonly before: boolean }
        | { readonly error: { readonly code: string; readonly message: string } }
      >('POST', `/hosts/${host}/imports`, { ...body, file });
      if (!('error' in outcome)) return outcome;
      const { code, message } = outcome.error;
      throw code === 'connection_lost'
        ? new McpRefusal(
            'no_host',
            `The editor disconnected during the import: look whether the model is in the scene. ${openPanel}`,
          )
        : new McpRefusal(
            'host_failed',
            `The editor did not import it. Its message, as data: ${quoted(message)}`,
          );
    },
  };
}

/** How an editor is connected. */
export const openPanel = 'A person opens the Meshwright panel in the editor; then call import again.';

function lost(error: unknown): McpRefusal {
  const { code } = ((error as { cause?: unknown }).cause ?? {}) as { readonly code?: unknown };
  return new McpRefusal(
    'no_bridge',
    `The bridge ended meanwhile (${String(code ?? 'connection lost')}). Start it again with \`meshwright bridge\`, open the Meshwright panel in the editor, and call import again.`,
  );
}
