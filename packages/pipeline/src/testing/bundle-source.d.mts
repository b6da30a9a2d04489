/** What is bundled: a file of the package, or a module that takes from its `src`. */
export type Source = (
  | { readonly entry: string; readonly contents?: undefined }
  | { readonly contents: string; readonly entry?: undefined }
) & {
  /** `bundle`, the default: the other packages here as they stand in their sources; `external`: as they are built. */
  readonly packages?: 'bundle' | 'external';
};

export interface Program {
  readonly file: string;
  remove(): Promise<void>;
}

export function bundleSource(source: Source): Promise<Program>;
export function loadSource(source: Source): Promise<Record<string, unknown>>;
