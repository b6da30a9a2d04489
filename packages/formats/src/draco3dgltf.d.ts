declare module 'draco3dgltf' {
  export function createDecoderModule(options?: object): Promise<unknown>;
}
