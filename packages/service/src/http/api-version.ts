/** Value of `x-api-version` on every API answer (spec: Versioning). */
export const apiVersion = '2026-11-01';
