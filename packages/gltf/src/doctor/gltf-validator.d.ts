declare module 'gltf-validator' {
  /** The package ships no types; this declares the functions in use. */
  export function version(): string;
}
