/** The Khronos validator ships no types; these are the parts the tests use. */
declare module 'gltf-validator' {
  export interface ValidationReport {
    readonly issues: {
      readonly numErrors: number;
      readonly messages: readonly {
        readonly code: string;
        readonly message: string;
        /** 0 error, 1 warning, 2 information, 3 hint. */
        readonly severity: 0 | 1 | 2 | 3;
        readonly pointer?: string;
      }[];
    };
  }

  export interface ValidationOptions {
    readonly uri?: string;
    /** 0: no limit. */
    readonly maxIssues?: number;
    readonly externalResourceFunction?: (uri: string) => Promise<Uint8Array>;
  }

  /** Takes a plain Uint8Array; a Buffer is refused. */
  export function validateBytes(bytes: Uint8Array, options?: ValidationOptions): Promise<ValidationReport>;
}
