/** The Khronos validator ships no types; these are the parts the tests use. */
declare module 'gltf-validator' {
  export interface ValidationReport {
    readonly issues: {
      readonly numErrors: number;
      readonly numWarnings: number;
      readonly messages: readonly {
        readonly code: string;
        readonly message: string;
        /** 0 error, 1 warning, 2 information, 3 hint. */
        readonly severity: 0 | 1 | 2 | 3;
        readonly pointer?: string;
      }[];
    };
  }

  export function validateBytes(bytes: Uint8Array): Promise<ValidationReport>;
}
