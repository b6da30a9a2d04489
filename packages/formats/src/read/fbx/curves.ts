import { asNumber, childOf, type FbxNode, type FbxValue, numberOf, numbersOf } from './tree.ts';

/** How a curve goes from one key to the next. */
export type Segment = 'hold' | 'jump' | 'straight' | 'eased';

/** From which side a value at a key is taken: `-1` what the curve comes from, `1` what it goes on with. */
export type Side = -1 | 0 | 1;

/** Numbers over time. Times are seconds of the file, before a clip is moved to 0. */
export interface Curve {
  readonly times: Float64Array;
  at(seconds: number, side?: Side): number;
  /** How the curve goes in the interval that begins at a time. */
  segmentAt(seconds: number): Segment;
  /** Times in a range at which the curve may bend; keys repeat where the curve does. */
  bends(start: number, stop: number): number[];
  /** Sum of all changes from key to key. */
  readonly travel: number;
}

/** Most times that repetition adds to one curve. */
const mostBends = 100_000;

/** A third of the interval, as eased keys have it where they state no weight. */
const third = 1 / 3;

interface Keys {
  readonly times: Float64Array;
  readonly values: Float64Array;
  readonly kinds: Segment[];
  /** Handles of each key: length in seconds to either side, and the change over it. */
  readonly right: Float64Array;
  readonly rightRise: Float64Array;
  readonly left: Float64Array;
  readonly leftRise: Float64Array;
}

/** Reads an `AnimationCurve` record, or a `Channel` of the takes of older files; null without keys. */
export function readCurve(node: FbxNode, ticks: number, version: number): Curve | null {
  const keys = childOf(node, 'Key') ? listedKeys(node, ticks, version) : arrayKeys(node, ticks);
  if (!keys || keys.times.length === 0) return null;
  return curveOf(
    keys,
    extrapolation(node, 'Pre-Extrapolation'),
    extrapolation(node, 'Post-Extrapolation'),
    ticks,
  );
}

// Flags of a key.
const constant = 0x2;
const cubic = 0x8;
const constantNext = 0x100;
const tcb = 0x200;
const user = 0x400;
const clamp = 0x1000;
const timeIndependent = 0x2000;
const clampProgressive = 0x4000;
const weightedRight = 0x1000000;
const weightedNextLeft = 0x2000000;

function emptyKeys(times: Float64Array, values: Float64Array): Keys {
  const list = (): Float64Array => new Float64Array(times.length);
  return {
    times,
    values,
    kinds: new Array<Segment>(times.length).fill('straight'),
    right: list(),
    rightRise: list(),
    left: list(),
    leftRise: list(),
  };
}

/** Slopes and weights of the handles of one key: right of it, and left of the next key. */
interface Handles {
  readonly slope: number;
  readonly weight: number;
  readonly nextSlope: number;
  readonly nextWeight: number;
}

function setHandles(keys: Keys, i: number, leftSlope: number, leftWeight: number, own: Handles): void {
  const { times } = keys;
  if (i > 0 && times[i]! > times[i - 1]!) {
    keys.left[i] = leftWeight * (times[i]! - times[i - 1]!);
    keys.leftRise[i] = keys.left[i]! * leftSlope;
  }
  if (i + 1 < times.length && times[i + 1]! > times[i]!) {
    keys.right[i] = own.weight * (times[i + 1]! - times[i]!);
    keys.rightRise[i] = keys.right[i]! * own.slope;
  }
}

/** Keys of version 7.0 and later: arrays, with attributes that stand for several keys. */
function arrayKeys(node: FbxNode, ticks: number): Keys | null {
  const rawTimes = numbersOf(childOf(node, 'KeyTime'));
  const rawValues = numbersOf(childOf(node, 'KeyValueFloat'));
  const count = Math.min(rawTimes.length, rawValues.length);
  const flags = numbersOf(childOf(node, 'KeyAttrFlags'));
  const data = attributeData(childOf(node, 'KeyAttrDataFloat'));
  const repeats = numbersOf(childOf(node, 'KeyAttrRefCount'));
  const keys = emptyKeys(new Float64Array(count), new Float64Array(count));
  for (let i = 0; i < count; i++) {
    keys.times[i] = rawTimes[i]! / ticks;
    keys.values[i] = rawValues[i]!;
  }
  if (!ascending(keys.times)) return null;
  const packed = new Uint32Array(data.buffer, data.byteOffset, data.length);
  let [attribute, left, leftSlope, leftWeight] = [0, repeats[0] ?? count, 0, third];
  for (let i = 0; i < count; i++) {
    while (left <= 0 && attribute + 1 < flags.length) left = repeats[++attribute] ?? count;
    left--;
    const flag = flags[attribute] ?? 0;
    const at = attribute * 4;
    let [slope, nextSlope] = [data[at] ?? 0, data[at + 1] ?? 0];
    let [weight, nextWeight] = [third, third];
    if (flag & (weightedRight | weightedNextLeft)) {
      // Two weights of four decimals share the bits of one float.
      const weights = packed[at + 2] ?? 0;
      if (flag & weightedRight) weight = (weights & 0xffff) * 0.0001;
      if (flag & weightedNextLeft) nextWeight = (weights >>> 16) * 0.0001;
    }
    if (flag & constant) {
      keys.kinds[i] = flag & constantNext ? 'jump' : 'hold';
      [slope, nextSlope, weight, nextWeight] = [0, 0, third, third];
    } else if (flag & cubic) {
      keys.kinds[i] = 'eased';
      if (flag & tcb) {
        [leftSlope, slope] = tcbSlopes(keys, i, data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
        [nextSlope, nextWeight] = [0, third];
      } else if (!(flag & user)) {
        if (i > 0 && i + 1 < count && Math.abs(leftSlope + slope) > 0.0001) {
          // Both slopes are a bias then.
          leftSlope = autoSlope(keys, i, -leftSlope, flag, leftWeight, weight);
          slope = autoSlope(keys, i, slope, flag, leftWeight, weight);
        } else {
          leftSlope = autoSlope(keys, i, i + 1 < count ? slope : -leftSlope, flag, leftWeight, weight);
          slope = leftSlope;
        }
      }
    } else {
      [slope, weight, nextWeight] = [straightSlope(keys, i), third, third];
      nextSlope = slope;
    }
    setHandles(keys, i, leftSlope, leftWeight, { slope, weight, nextSlope, nextWeight });
    [leftSlope, leftWeight] = [nextSlope, nextWeight];
  }
  return keys;
}

function attributeData(node: FbxNode | undefined): Float32Array {
  const [first] = node?.values ?? [];
  if (first instanceof Float32Array) return first;
  const numbers = numbersOf(node);
  // Text files hold the bits of the floats as integers.
  if (numbers.every(Number.isInteger))
    return new Float32Array(Int32Array.from(numbers, (value) => value | 0).buffer);
  return Float32Array.from(numbers);
}

function ascending(times: Float64Array): boolean {
  for (let i = 0; i < times.length; i++)
    if (!Number.isFinite(times[i]) || (i > 0 && times[i]! < times[i - 1]!)) return false;
  return true;
}

function straightSlope({ times, values }: Keys, i: number): number {
  const length = times[i + 1]! - times[i]!;
  return length > 0 ? (values[i + 1]! - values[i]!) / length : 0;
}

/** Slope of a key that lies between its neighbours by itself. A bias of up to 500 pulls it to one of them. */
function autoSlope(
  keys: Keys,
  i: number,
  bias: number,
  flag: number,
  leftWeight: number,
  rightWeight: number,
): number {
  const { times, values } = keys;
  const last = times.length - 1;
  const before = i > 0 && times[i]! > times[i - 1]!;
  const after = i < last && times[i + 1]! > times[i]!;
  if (!before && !after) return 0;
  const near = 0.001;
  const leftSlope = before ? straightSlope(keys, i - 1) : 0;
  const rightSlope = after ? straightSlope(keys, i) : 0;
  const far = (Math.abs(bias) / 100 - 5) ** 2 * (bias > 0 ? 40 : -40);
  if (!before || !after) {
    if (flag & clampProgressive) return 0;
    const [a, b] = before ? [values[i - 1]!, values[i]!] : [values[i]!, values[i + 1]!];
    if (flag & clamp && Math.abs(b - a) <= near) return 0;
    const slope = before ? leftSlope : rightSlope;
    return flag & timeIndependent || Math.abs(bias) <= 500 ? slope : slope + far;
  }
  const [down, up] = [values[i - 1]! - values[i]!, values[i + 1]! - values[i]!];
  if (flag & clamp && Math.min(Math.abs(down), Math.abs(up)) <= near) return 0;
  const length = times[i + 1]! - times[i - 1]!;
  let slope = (values[i + 1]! - values[i - 1]!) / length;
  if (!(flag & timeIndependent)) {
    const share = (times[i]! - times[i - 1]!) / length;
    slope = slope * 0.5 + (leftSlope * (1 - share) + rightSlope * share) * 0.5;
    const pull = Math.abs(bias) / 100;
    if (pull > 0.0001) {
      const target = bias > 0 ? rightSlope : leftSlope;
      const difference = target - slope;
      slope = slope * (1 - pull) + target * pull;
      if (pull > 5)
        slope += (pull - 5) ** 2 * ((Math.abs(difference) > 1e-5 ? difference : bias) > 0 ? 40 : -40);
    }
  }
  if (flag & clampProgressive) {
    // The slope must not carry a handle beyond the value of a neighbour.
    const sign = slope >= 0 ? 1 : -1;
    const most = (rise: number, run: number): number => (run > 0 ? Math.max(0, (sign * rise) / run) : 0);
    slope =
      sign *
      Math.min(
        sign * slope,
        most(-down, leftWeight * (times[i]! - times[i - 1]!)),
        most(up, rightWeight * (times[i + 1]! - times[i]!)),
      );
  }
  return slope;
}

function tcbSlopes(
  keys: Keys,
  i: number,
  tension: number,
  continuity: number,
  bias: number,
): [number, number] {
  const inner = i > 0 && i + 1 < keys.times.length;
  const before = i > 0 ? straightSlope(keys, i - 1) : 0;
  const after = i + 1 < keys.times.length ? straightSlope(keys, i) : 0;
  const share = (inner ? 0.5 : 1) * (1 - tension);
  return [
    share * ((1 + bias) * (1 - continuity) * before + (1 - bias) * (1 + continuity) * after),
    share * ((1 + bias) * (1 + continuity) * before + (1 - bias) * (1 - continuity) * after),
  ];
}

/** Keys before version 7.0: one list of times, values, letters and what the letters call for. */
function listedKeys(node: FbxNode, ticks: number, version: number): Keys | null {
  const list = listOf(childOf(node, 'Key'));
  const keyVersion = numberOf(node, 'KeyVer') ?? (version < 5000 ? 4003 : version < 6000 ? 4004 : 4005);
  const times: number[] = [];
  const values: number[] = [];
  const kinds: Segment[] = [];
  const handles: (Handles & { readonly auto: boolean })[] = [];
  let at = 0;
  const letter = (): string => {
    const value = list[at++];
    return typeof value === 'number' ? String.fromCharCode(value) : String(value ?? '');
  };
  const number = (): number => asNumber(list[at++] ?? Number.NaN);
  while (at + 2 < list.length) {
    times.push(number() / ticks);
    values.push(number());
    const mode = letter();
    let [slope, weight, nextSlope, nextWeight, auto] = [0, third, 0, third, false];
    if (mode === 'U') {
      kinds.push('eased');
      const kind = letter();
      let weights = 1;
      if (kind === 's' || kind === 'b') {
        [slope, nextSlope] = [number(), number()];
        if (keyVersion === 4003) weights = 0;
      } else {
        const parameters = { a: 0, p: 2, q: 2, t: 3, d: 1 }[kind];
        if (parameters === undefined) throw new Error(`a key has the unknown kind "${kind.slice(0, 4)}"`);
        auto = true;
        at += parameters;
        if (kind === 't' || (kind === 'a' && keyVersion <= 4004)) weights = 0;
        else if ((kind === 'p' || kind === 'q') && keyVersion > 4004) weights = 2;
      }
      for (; weights > 0; weights--) {
        const shape = letter();
        if (shape === 'a') [weight, nextWeight] = [number(), number()];
        else if (shape === 'l') nextWeight = number();
        else if (shape === 'r') weight = number();
      }
    } else if (mode === 'C') {
      kinds.push(keyVersion >= 4004 && letter() === 'n' ? 'jump' : 'hold');
    } else if (mode === 'L') kinds.push('straight');
    else throw new Error(`a key has the unknown interpolation "${mode.slice(0, 4)}"`);
    handles.push({ slope, weight, nextSlope, nextWeight, auto });
  }
  const keys = { ...emptyKeys(Float64Array.from(times), Float64Array.from(values)), kinds };
  if (!ascending(keys.times)) return null;
  let [leftSlope, leftWeight] = [0, third];
  handles.forEach((own, i) => {
    let { slope, nextSlope } = own;
    if (own.auto) {
      slope = i > 0 ? autoSlope(keys, i, 0, clampProgressive | timeIndependent, leftWeight, own.weight) : 0;
      leftSlope = slope;
    }
    if (kinds[i] === 'straight') nextSlope = slope = straightSlope(keys, i);
    setHandles(keys, i, leftSlope, leftWeight, { ...own, slope });
    [leftSlope, leftWeight] = [nextSlope, own.nextWeight];
  });
  return keys;
}

function listOf(node: FbxNode | undefined): ArrayLike<FbxValue> {
  const [first] = node?.values ?? [];
  return first instanceof Float64Array || first instanceof Int32Array ? first : (node?.values ?? []);
}

interface Extrapolation {
  readonly mode: 'constant' | 'slope' | 'repeat' | 'mirror' | 'relative';
  /** How often the keys repeat; -1 without end. */
  readonly count: number;
}

const modes: Readonly<Record<string, Extrapolation['mode']>> = {
  A: 'relative',
  C: 'constant',
  K: 'slope',
  M: 'mirror',
  R: 'repeat',
};

function extrapolation(node: FbxNode, name: string): Extrapolation {
  const child = childOf(node, name);
  const type = childOf(child, 'Type')?.values[0];
  const letter = typeof type === 'number' ? String.fromCharCode(type) : String(type ?? 'C');
  const count = numberOf(child, 'Repetition') ?? -1;
  return { mode: modes[letter] ?? 'constant', count: count < 0 ? -1 : count };
}

function curveOf(keys: Keys, pre: Extrapolation, post: Extrapolation, ticks: number): Curve {
  const { times, values, kinds } = keys;
  const last = times.length - 1;
  const [first, end] = [times[0]!, times[last]!];
  const length = end - first;
  const loops = (mode: Extrapolation): boolean =>
    mode.mode !== 'constant' && mode.mode !== 'slope' && mode.count !== 0 && length * ticks >= 1;

  /** Number of the last key at or before a time. */
  const keyAt = (seconds: number): number => {
    let [low, high] = [0, last];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (times[middle]! <= seconds) low = middle;
      else high = middle - 1;
    }
    return low;
  };

  function inside(seconds: number, side: Side): number {
    let i = keyAt(seconds);
    if (side < 0) {
      // Of keys at one time the first is what the curve comes to.
      while (i > 0 && times[i - 1] === seconds) i--;
      if (times[i] === seconds && i > 0) return kinds[i - 1] === 'hold' ? values[i - 1]! : values[i]!;
    }
    if (i === last) return values[last]!;
    if (times[i] === seconds) return side > 0 && kinds[i] === 'jump' ? values[i + 1]! : values[i]!;
    if (seconds < times[i]!) return values[i]!;
    const [from, to] = [values[i]!, values[i + 1]!];
    const span = times[i + 1]! - times[i]!;
    const share = (seconds - times[i]!) / span;
    if (kinds[i] === 'hold') return from;
    if (kinds[i] === 'jump') return to;
    if (kinds[i] === 'straight') return from * (1 - share) + to * share;
    const t = bezierTime(keys.right[i]! / span, 1 - keys.left[i + 1]! / span, share);
    const u = 1 - t;
    const [a, b] = [from + keys.rightRise[i]!, to - keys.leftRise[i + 1]!];
    return u * u * u * from + 3 * u * t * (u * a + t * b) + t * t * t * to;
  }

  function outside(seconds: number, side: Side): number {
    const before = seconds < first;
    const { mode, count } = before ? pre : post;
    const edge = values[before ? 0 : last]!;
    if (mode === 'slope') {
      const [run, rise] = before
        ? [keys.right[0]!, keys.rightRise[0]!]
        : [keys.left[last]!, keys.leftRise[last]!];
      return run > 0 ? edge + (rise * (seconds - times[before ? 0 : last]!)) / run : edge;
    }
    if (!loops(before ? pre : post)) return edge;
    // Whole ticks, so that repeated keys fall on frames.
    const span = Math.round(length * ticks);
    const past = before ? (first - seconds) * ticks : (seconds - end) * ticks;
    let round = Math.floor(past / span + 1e-9);
    let rest = past - round * span;
    if (count > 0 && round >= count) [round, rest] = [count - 1, span];
    if (mode === 'mirror' && round % 2 === 0) rest = span - rest;
    if (before) rest = span - rest;
    const value = inside(Math.min(end, Math.max(first, first + rest / ticks)), mode === 'mirror' ? 0 : side);
    const whole = values[last]! - values[0]!;
    return mode === 'relative' ? value + (before ? -1 : 1) * whole * (round + 1) : value;
  }

  return {
    times,
    travel: values.reduce((sum, value, i) => sum + (i > 0 ? Math.abs(value - values[i - 1]!) : 0), 0),
    at(seconds, side = 0) {
      if (last === 0) return values[0]!;
      if (seconds < first || seconds > end || (side > 0 && seconds === end && loops(post))) {
        return outside(side > 0 && seconds === end ? end + 1e-9 : seconds, side);
      }
      return inside(seconds, side);
    },
    segmentAt(seconds) {
      if (last === 0) return 'hold';
      if (seconds < first) return pre.mode === 'constant' ? 'hold' : 'eased';
      if (seconds >= end) return post.mode === 'constant' ? 'hold' : 'eased';
      return kinds[keyAt(seconds)]!;
    },
    bends(start, stop) {
      const out: number[] = [];
      for (const time of times) if (time >= start && time <= stop) out.push(time);
      for (const before of [true, false]) {
        const mode = before ? pre : post;
        if (!loops(mode)) continue;
        const rounds = mode.count < 0 ? Number.POSITIVE_INFINITY : mode.count;
        for (let round = 1; round <= rounds; round++) {
          const shift = (before ? -round : round) * length;
          if (before ? end + shift < start : first + shift > stop) break;
          for (const time of times) {
            const at = (mode.mode === 'mirror' && round % 2 === 1 ? first + end - time : time) + shift;
            if (at >= start && at <= stop) out.push(at);
          }
          if (out.length > mostBends) throw new Error('an animation curve repeats too many keys');
        }
      }
      return out;
    },
  };
}

/** Finds the parameter of the curve (0, a, b, 1) at a share of its time. */
function bezierTime(a: number, b: number, share: number): number {
  if (Math.abs(a - third) < 1e-6 && Math.abs(b - 2 * third) < 1e-6) return share;
  const [p, q, r] = [3 * a - 3 * b + 1, 3 * b - 6 * a, 3 * a];
  let [low, high] = [0, 1];
  let t = share;
  for (let i = 0; i < 32; i++) {
    const miss = ((p * t + q) * t + r) * t - share;
    if (Math.abs(miss) < 1e-9) break;
    if (miss > 0) high = t;
    else low = t;
    const slope = (3 * p * t + 2 * q) * t + r;
    const next = t - miss / slope;
    t = next > low && next < high ? next : (low + high) / 2;
  }
  return t;
}
