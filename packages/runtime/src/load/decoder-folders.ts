/** Folders of decoder files on the page's own server, for pages whose bundler does not copy those of the engine. */
export interface DecoderFolders {
  /** Folder of the Draco decoder of the engine, as `/draco/`. */
  readonly draco?: string | undefined;
  /** Folder of the KTX2 transcoder of the engine, as `/ktx2/`. */
  readonly ktx2?: string | undefined;
}
