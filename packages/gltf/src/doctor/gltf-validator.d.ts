declare module 'gltf-validator' {
  /** The package ships no types; what is called is described where it is called. */
  export function version(): string;
}
