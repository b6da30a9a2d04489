// The meter of a game server: runs the steps it reads, line by line, and prints each result.
import { createInterface } from 'node:readline';
import { type MeterLimits, redisMeter } from '@meshwright/proxy';
import type { MeterStep } from '@meshwright/testing/proxy/meter-server';
import { redisSocket } from '@meshwright/testing/proxy/redis-socket';
import { sqliteMeter } from '../../meter/sqlite-meter.ts';

const [kind, place = '', limits = '{}'] = process.argv.slice(2);
const own = JSON.parse(limits) as MeterLimits;
const meter = kind === 'sqlite' ? sqliteMeter(place, own) : redisMeter(redisSocket(place).command, own);

process.stdout.write('ready\n');
for await (const line of createInterface(process.stdin)) {
  const step = JSON.parse(line) as MeterStep;
  const result =
    step.do === 'reserve'
      ? await meter.reserve(step.purchase, step.now)
      : step.do === 'release'
        ? await meter.release(step.reservation)
        : await meter.left(step.caller, step.now);
  process.stdout.write(`${JSON.stringify(result ?? null)}\n`);
}
