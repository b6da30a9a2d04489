/** A code block of a Markdown file, or an example of a docstring. */
export interface CodeBlock {
  readonly id: string;
  readonly language: string;
  readonly code: string;
  /** Where it runs: in Node, in a page, or only through a bundler with a plugin. */
  readonly where: 'node' | 'page' | 'bundler';
}

export interface MarkdownBlock extends CodeBlock {
  readonly file: string;
  readonly line: number;
  /** Word after the language. */
  readonly note: string;
}

export interface Example extends CodeBlock {
  readonly entry: string;
  readonly package: string;
  readonly name: string;
  readonly kind: 'function' | 'class';
  readonly declaredIn: string;
}

export function codeBlocks(root: string): MarkdownBlock[];
export function examples(root: string): Example[];
export function moduleOf(block: CodeBlock): string;
export function typescriptProject(
  blocks: readonly CodeBlock[],
  folder: string,
  compilerOptions?: object,
): { readonly block: CodeBlock; readonly name: string }[];
export function functionOf(
  block: CodeBlock,
  addresses: { readonly service: string; readonly files: string },
  transform: (code: string, options: object) => Promise<{ readonly code: string }>,
): Promise<string>;
