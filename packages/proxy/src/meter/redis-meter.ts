import { checkedLimits, dayOf, type Meter, type MeterLimits } from './meter.ts';

/** Sends one command to Redis: its name and its arguments. Every client has such a call. */
export type RedisCommand = (...words: string[]) => Promise<unknown>;

export interface RedisMeterOptions extends MeterLimits {
  /**
   * The hash that holds the day.
   * @default `meshwright:meter`
   */
  readonly key?: string | undefined;
}

/**
 * Returns a meter in Redis, for servers that share one budget. Each step is one script, so it is atomic. Redis must
 * persist the data (`appendonly yes`, `maxmemory-policy noeviction`): credits it loses can be spent again.
 * @param command `(...words) => client.sendCommand(words)` of node-redis, `(name, ...rest) => client.call(name,
 * ...rest)` of ioredis
 * @example
 * import { redisMeter } from '@meshwright/proxy';
 *
 * const limits = { creditsPerDay: 60, totalCreditsPerDay: 2000 };
 * const meter = redisMeter((...words) => redis.sendCommand(words), limits);
 * await meter.left('ann', Date.now());
 */
export function redisMeter(command: RedisCommand, options: RedisMeterOptions): Meter {
  const { creditsPerDay, totalCreditsPerDay } = checkedLimits(options);
  const { key = 'meshwright:meter' } = options;
  const limits = [creditsPerDay, totalCreditsPerDay].map((limit) =>
    limit === Infinity ? '' : String(limit),
  );
  const run = (script: string, ...words: readonly (string | number)[]) =>
    command('EVAL', script, '1', key, ...words.map(String));
  return {
    async reserve(purchase, now) {
      const { id, caller, credits } = purchase;
      const day = await run(reserve, dayOf(now), caller, ...limits, id, credits);
      return day === null ? undefined : { ...purchase, day: Number(day) };
    },
    async release({ id, caller, credits, day }) {
      await run(release, day, caller, id, credits);
    },
    async left(caller, now) {
      return Math.max(0, Number(await run(left, dayOf(now), caller, ...limits)));
    },
  };
}

const numberOf = `
local function of(field) return tonumber(redis.call('HGET', KEYS[1], field) or '0') end
local own = 'caller ' .. ARGV[2]
`;

// A day never decreases: an earlier one spends from the latest.
const begin = `${numberOf}
if tonumber(ARGV[1]) > of('day') then
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], 'day', ARGV[1])
end
local room = math.huge
if ARGV[3] ~= '' then room = tonumber(ARGV[3]) - of(own) end
if ARGV[4] ~= '' then room = math.min(room, tonumber(ARGV[4]) - of('total')) end
`;

const reserve = `${begin}
local held, credits = 'held ' .. ARGV[5], tonumber(ARGV[6])
if of(held) == 0 then
  if credits > room then return false end
  redis.call('HSET', KEYS[1], own, of(own) + credits, 'total', of('total') + credits)
end
redis.call('HINCRBY', KEYS[1], held, 1)
return of('day')
`;

const release = `${numberOf}
local held, credits = 'held ' .. ARGV[3], tonumber(ARGV[4])
if of('day') ~= tonumber(ARGV[1]) or of(held) == 0 then return end
if redis.call('HINCRBY', KEYS[1], held, -1) > 0 then return end
redis.call('HDEL', KEYS[1], held)
redis.call('HSET', KEYS[1], own, of(own) - credits, 'total', of('total') - credits)
`;

// As text: Redis truncates number replies to integers, and infinity has no integer form.
const left = `${begin}
return tostring(room == math.huge and 'Infinity' or room)
`;
