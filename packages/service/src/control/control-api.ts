import type { Issue } from '@meshwright/contract';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { errorBody } from '../http/answers/error-body.ts';
import { readJson } from '../http/body/read-json.ts';
import { originGuard } from '../http/guards/origin-guard.ts';
import { ServiceError, statusOf } from '../service-error.ts';
import type { Store } from '../store/tables.ts';
import { addWebhook, listWebhooks, removeWebhook, switchOn, webhookProblem } from '../store/webhooks.ts';
import { checkFields, type FieldRules, momentOf } from './check-fields.ts';
import { checkFaultPlan, type FaultPlan, type FaultPlanBody } from './faults/fault-plan.ts';
import { isToken } from './is-token.ts';
import type { RequestLog } from './log/request-log.ts';
import {
  type ClockSetting,
  type ClockState,
  clockModes,
  latestMoment,
  type ServiceClock,
} from './service-clock.ts';
import type { Snapshot } from './state/snapshot-manifest.ts';

/** Path of the control surface, outside the API path. */
export const controlPath = '/control/v1';

export interface ControlParts {
  /** Sent as `Authorization: Bearer <token>`; account keys are not accepted. */
  readonly token: string;
  readonly allowedOrigins: ReadonlySet<string>;
  readonly clock: ServiceClock;
  readonly faults: FaultPlan;
  readonly log: RequestLog;
  readonly state: StateControl;
  /** Holds the webhooks. */
  readonly store: Store;
  /** Webhooks may be on this machine. */
  readonly allowLoopback: boolean;
  readonly newId: () => string;
  readonly onFault: (error: unknown) => void;
}

/** Operations on the whole stored state. */
export interface StateControl {
  reset(): Promise<void>;
  snapshots(): Promise<readonly Snapshot[]>;
  /** @throws ServiceError `invalid` when the name is taken */
  snapshot(name: string): Promise<Snapshot>;
  /** @throws ServiceError `not_found` | `bad_input` when it is damaged */
  restore(name: string): Promise<void>;
  removeSnapshot(name: string): Promise<void>;
}

const maxBodyBytes = 1_000_000;
const snapshotName = { is: 'text', max: 64, pattern: /^\w[\w.-]*$/, required: true } as const;
const moment = { is: 'moment', max: latestMoment } as const;
const clockFields: FieldRules = {
  mode: { is: 'one-of', values: clockModes, required: true },
  scale: { is: 'number', min: 0.001, max: 1_000_000 },
  at: moment,
};
const webhookFields: FieldRules = {
  account: { is: 'text', max: 1_000, required: true },
  url: { is: 'text', max: 10_000, required: true },
};
const advanceFields: FieldRules = { ms: { is: 'integer', min: 0, max: latestMoment }, to: moment };

/** Creates the control surface of one service: clock, faults, state, webhooks and recorded requests, protected by its token. */
export function createControlApi(parts: ControlParts): Hono {
  const { clock, faults, log, state, store } = parts;
  const app = new Hono();
  app.onError((error, c) => errorAnswer(parts, error, c));
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
  });
  const guardOrigin = originGuard(parts.allowedOrigins);
  // The inspector is a page of this origin; its Host was checked before.
  app.use((c, next) =>
    c.req.header('Origin') === new URL(c.req.url).origin ? next() : guardOrigin(c, next),
  );
  app.use(async (c, next) => {
    if (!isToken(c.req.header('Authorization'), parts.token)) {
      throw new ServiceError(
        'unauthorized',
        'The control surface requires its own token; send Authorization: Bearer <controlToken>.',
      );
    }
    await next();
  });

  const control = new Hono();
  control.get('/clock', (c) => c.json(shownClock(clock.state())));
  control.post('/clock', async (c) => {
    clock.set(clockSetting(await bodyOf(c, clockFields)));
    return c.json(shownClock(clock.state()));
  });
  control.post('/clock/advance', async (c) => {
    clock.jump(jumpTarget(await bodyOf(c, advanceFields), clock.now()));
    return c.json(shownClock(clock.state()));
  });

  control.get('/faults', (c) => c.json(faults.state()));
  control.post('/faults', async (c) => {
    const plan = await readJson(c.req.raw, maxBodyBytes);
    refuse(checkFaultPlan(plan));
    faults.set(plan as FaultPlanBody);
    return c.json(faults.state());
  });
  control.delete('/faults', (c) => {
    faults.clear();
    return c.body(null, 204);
  });

  control.get('/requests', (c) => c.json(log.all()));
  control.delete('/requests', (c) => {
    log.clear();
    return c.body(null, 204);
  });

  control.get('/webhooks', async (c) => c.json(await listWebhooks(store)));
  control.post('/webhooks', async (c) => {
    const { account, url } = await bodyOf(c, webhookFields);
    const wanted = webhookProblem(url, parts.allowLoopback);
    if (wanted !== undefined) {
      refuse([{ path: 'url', code: 'not_allowed', message: `url must be ${wanted}.` }]);
    }
    const webhook = { account: String(account), url: String(url), id: parts.newId() };
    return c.json({ id: await addWebhook(store, webhook) }, 201);
  });
  control.post('/webhooks/:id/on', async (c) => {
    await bodyOf(c, {});
    await switchOn(store, c.req.param('id'));
    return c.body(null, 204);
  });
  control.delete('/webhooks/:id', async (c) => {
    await removeWebhook(store, c.req.param('id'));
    return c.body(null, 204);
  });

  control.post('/reset', async (c) => {
    await bodyOf(c, {});
    await state.reset();
    return c.body(null, 204);
  });
  control.get('/snapshots', async (c) => c.json(await state.snapshots()));
  control.post('/snapshots', async (c) => {
    const { name } = await bodyOf(c, { name: snapshotName });
    return c.json(await state.snapshot(String(name)), 201);
  });
  control.post('/snapshots/:name/restore', async (c) => {
    await bodyOf(c, {});
    await state.restore(nameOf(c));
    return c.body(null, 204);
  });
  control.delete('/snapshots/:name', async (c) => {
    await state.removeSnapshot(nameOf(c));
    return c.body(null, 204);
  });
  app.route(controlPath, control);
  app.all('*', (c) => {
    throw new ServiceError('not_found', `The control surface has no ${c.req.method} on this path.`);
  });
  return app;
}

async function bodyOf(c: Context, fields: FieldRules): Promise<Readonly<Record<string, unknown>>> {
  const body = await readJson(c.req.raw, maxBodyBytes);
  refuse(checkFields(body, fields));
  return body as Record<string, unknown>;
}

function refuse(issues: readonly Issue[]): void {
  if (issues.length === 0) return;
  throw new ServiceError('invalid', issues.map(({ message }) => message).join(' '), { issues });
}

function clockSetting({ mode, scale, at }: Readonly<Record<string, unknown>>): ClockSetting {
  if (scale !== undefined && mode !== 'scaled') {
    refuse([
      { path: 'scale', code: 'conflict', message: `scale is only allowed with mode scaled, not ${mode}.` },
    ]);
  }
  return {
    mode: mode as ClockSetting['mode'],
    ...(scale === undefined ? {} : { scale: scale as number }),
    ...(at === undefined ? {} : { at: momentOf(at as number | string) }),
  };
}

/** Time only advances; setting the clock moves it back, ideally after a reset. */
function jumpTarget({ ms, to }: Readonly<Record<string, unknown>>, now: number): number {
  if ((ms === undefined) === (to === undefined)) {
    refuse([{ path: 'ms,to', code: 'conflict', message: 'Give exactly one of ms and to.' }]);
  }
  const target = to === undefined ? now + (ms as number) : momentOf(to as number | string);
  if (target < now) {
    const message = `to must not be before the service time ${new Date(now).toISOString()}; set the clock instead.`;
    refuse([{ path: 'to', code: 'too_small', message, limit: now }]);
  }
  return target;
}

function shownClock({ mode, scale, now }: ClockState): object {
  return { mode, scale, now, date: new Date(now).toISOString() };
}

function nameOf(c: Context): string {
  const name = c.req.param('name');
  refuse(checkFields({ name }, { name: snapshotName }));
  return String(name);
}

function errorAnswer({ onFault }: ControlParts, error: Error, c: Context): Response {
  if (!(error instanceof ServiceError)) {
    onFault(error);
    return c.json({ message: 'Internal service error; the request is not the cause.' }, 500);
  }
  return c.json(errorBody(error), statusOf[error.code] satisfies ContentfulStatusCode);
}
