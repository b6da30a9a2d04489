export interface Note {
  readonly kind: 'major' | 'minor' | 'patch';
  readonly packages: readonly string[];
  readonly text: string;
}
export function gatherNotes(root: string, version: string): void;
export function noteOf(name: string, source: string): Note | null;
export function withSection(changelog: string, version: string, notes: readonly Note[]): string;
