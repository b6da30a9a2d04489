/// <reference path="./assimpjs.d.ts" />
import assimpjs from 'assimpjs';

/** Content of a model as assimp reads it. */
export interface AssimpScene {
  readonly rootnode: { readonly children?: readonly { readonly name: string }[] };
  readonly meshes: readonly { readonly faces: readonly unknown[] }[];
  readonly materials: readonly { readonly properties: readonly { key: string; value: unknown }[] }[];
}

/** Reads with assimp built to wasm; throws when it refuses the file. For small models: skins take minutes. */
export async function readWithAssimp(name: string, bytes: Uint8Array): Promise<AssimpScene> {
  const module = (await assimpjs()) as Assimp;
  const files = new module.FileList();
  files.AddFile(name, bytes);
  const result = module.ConvertFileList(files, 'assjson');
  if (!result.IsSuccess()) throw new Error(`assimp: ${result.GetErrorCode()}`);
  return JSON.parse(new TextDecoder().decode(result.GetFile(0).GetContent())) as AssimpScene;
}

/** Types of the functions used here; the package ships none. */
interface Assimp {
  readonly FileList: new () => { AddFile(name: string, bytes: Uint8Array): void };
  ConvertFileList(
    files: object,
    format: string,
  ): {
    IsSuccess(): boolean;
    GetErrorCode(): string;
    GetFile(index: number): { GetContent(): Uint8Array };
  };
}
