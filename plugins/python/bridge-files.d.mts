/** Returns the bridge client's files with its licence: pairs of a name and its bytes, sorted. */
export function bridgeFiles(): Promise<(readonly [name: string, bytes: Buffer])[]>;
