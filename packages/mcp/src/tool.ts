import type { RootFolder } from './files/root-folder.ts';
import type { Jobs } from './jobs.ts';
import type { McpOptions, McpPorts, OpenService } from './ports.ts';
import type { SharedResource } from './shared-resource.ts';

/** A JSON Schema as plain data. */
export type Schema = Readonly<Record<string, unknown>>;

/** A file for the answer; its bytes are never in it. */
export interface FileLink {
  /** Absolute path. */
  readonly path: string;
  readonly bytes: number;
}

/** Result of a tool. Texts of others are in `data` alone. */
export interface ToolAnswer {
  /** Short, in words of this program. */
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly isError?: boolean;
  readonly files?: readonly FileLink[];
  readonly picture?: { readonly bytes: Uint8Array; readonly mimeType: string } | undefined;
}

/** One call of a client. */
export interface ToolCall {
  /** Fires when the client cancels or leaves. Ends the wait for an answer, not paid work. */
  readonly signal: AbortSignal;
  /** Notifies the client; absent when it has not asked for progress. */
  readonly progress?: ((percent: number, doing: string) => void) | undefined;
}

/** What every tool works with. */
export interface ToolContext {
  readonly ports: McpPorts;
  readonly options: McpOptions;
  readonly root: RootFolder;
  readonly service: SharedResource<OpenService>;
  readonly jobs: Jobs;
  /** Name of this session in the journal: its cap counts what was bought under it. */
  readonly run: string;
  /** Fires when the server ends. */
  readonly signal: AbortSignal;
  /** Asks the person in front of the client. `unsupported`: the client cannot. */
  ask(question: string): Promise<'yes' | 'no' | 'unsupported'>;
}

/** Hints of the protocol, where they differ from its defaults: not read-only, destructive, not idempotent, open world. */
export interface ToolAnnotations {
  readonly readOnlyHint: boolean;
  readonly destructiveHint?: boolean;
  readonly idempotentHint?: boolean;
  readonly openWorldHint?: boolean;
}

export interface Tool {
  readonly name: string;
  readonly description: string;
  /** Properties of the input; nothing else is accepted. */
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly annotations: ToolAnnotations;
  run(args: never, call: ToolCall, context: ToolContext): Promise<ToolAnswer>;
}
