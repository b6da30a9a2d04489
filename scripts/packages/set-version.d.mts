/** Files that name the version, besides the manifests. */
export const versionPlaces: readonly string[];
/** @throws Error for another form than 1.2.0 or 1.2.0-rc.1 */
export function checkVersion(version: string): void;
/** Gives every workspace a version, and names it wherever one depends on another. */
export function setVersion(root: string, version: string): void;
