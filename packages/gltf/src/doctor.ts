export { type DiagnoseOptions, type Diagnosis, diagnose } from './doctor/diagnose.ts';
export type { Finding, Fix, Severity } from './doctor/finding.ts';
