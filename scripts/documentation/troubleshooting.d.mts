export interface ErrorGroup {
  /** First part of the anchors. */
  readonly name: string;
  readonly title: string;
  readonly about: string;
  /** As the sources declare them. */
  readonly codes: readonly string[];
  readonly entries: Readonly<Record<string, { readonly cause: string | undefined; readonly remedy: string }>>;
}

export function errorGroups(root: string): ErrorGroup[];
export function troubleshooting(root: string): string;
