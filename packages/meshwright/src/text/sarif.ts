import type { Diagnosis, Fix } from '@meshwright/gltf/doctor';
import { version } from '../version.ts';

/** Returns a diagnosis as SARIF 2.1.0, which services for code scanning show beside a change. */
export function sarifOf({ findings }: Diagnosis, file: string): object {
  const codes = [...new Set(findings.map(({ code }) => code))];
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'meshwright doctor',
            version,
            rules: codes.map((id) => {
              const { consequence, fix } = findings.find(({ code }) => code === id)!;
              return {
                id,
                fullDescription: { text: consequence },
                ...(fix && { help: { text: fixText(fix) } }),
              };
            }),
          },
        },
        results: findings.map(({ code, severity, message, pointer }) => ({
          ruleId: code,
          ruleIndex: codes.indexOf(code),
          level: severity,
          message: { text: message },
          locations: [
            {
              physicalLocation: { artifactLocation: { uri: uriOf(file) } },
              ...(pointer !== undefined && { logicalLocations: [{ fullyQualifiedName: pointer }] }),
            },
          ],
        })),
      },
    ],
  };
}

function fixText({ does, command, step }: Fix): string {
  if (command) return `${does}: meshwright ${command}`;
  return step ? `${does}, as a step of a manifest: ${JSON.stringify(step)}` : does;
}

/** Addresses without their query, which may hold a signature; paths with forward slashes. */
function uriOf(file: string): string {
  if (/^https?:/i.test(file)) return file.replace(/[?#].*$/, '');
  return encodeURI(file.replaceAll('\\', '/'));
}
