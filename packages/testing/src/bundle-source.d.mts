/** Bundle input: a file of the package, or a module that imports from its `src`. */
export type Source = (
  | { readonly entry: string; readonly contents?: undefined }
  | { readonly contents: string; readonly entry?: undefined }
) & {
  /** Name of the folder in `packages`. */
  readonly of: string;
  /** `bundle`, the default: the other packages from their sources; `external`: their builds. */
  readonly packages?: 'bundle' | 'external';
};

export interface Program {
  readonly file: string;
  remove(): Promise<void>;
}

export function bundleSource(source: Source): Promise<Program>;
export function loadSource(source: Source): Promise<Record<string, unknown>>;
