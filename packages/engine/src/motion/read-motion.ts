import { clipLibrary } from '../content/motions/library.ts';
import type { LibraryClip } from './clip.ts';
import type { Pose } from './pose.ts';

/** One stretch of a described motion. */
export interface MotionPart {
  readonly entry: LibraryClip;
  /** Additions to every pose; `seconds` is the time since the stretch began. */
  readonly manner: readonly Manner[];
  /** Speed relative to the library clip. */
  readonly tempo: number;
}

type Manner = (seconds: number) => Partial<Pose>;

export interface MotionReading {
  readonly parts: readonly MotionPart[];
  /** False when no word matched a motion and idling is the fallback. */
  readonly understood: boolean;
}

/** Words of a motion that are in no slug of the library, or that mean another one. The first match wins. */
const synonyms: readonly (readonly [RegExp, string])[] = [
  [/\b(walk\w*|go(es|ing)?|step\w*)\b.*\bback\w*/, 'walk_backward'],
  [/\b(run\w*|jog\w*)\b.*\bback\w*/, 'run_backward'],
  [/\bback ?flip|somersault/, 'backflip'],
  [/\b(tip ?toe\w*)/, 'tiptoe'],
  [/\b(sneak\w*|creep\w*|stealth\w*|prowl\w*)/, 'sneak_walk'],
  [/\bmarch\w*/, 'march'],
  [/\b(limp\w*|hobbl\w*)/, 'limping_walk'],
  [/\b(stagger\w*|drunk\w*|stumbl\w*)/, 'drunk_walk'],
  [/\bzombie/, 'zombie_walk'],
  [/\b(swagger\w*|strut\w*)/, 'confident_strut'],
  [/\bmoon ?walk\w*/, 'moonwalk'],
  [/\b(sprint\w*|dash\w*)/, 'sprint'],
  [/\bjog\w*/, 'jogging'],
  [/\bskip\w*/, 'skip'],
  [/\b(strafe\w*|side ?step\w*)\b.*\bright/, 'sidestep_right'],
  [/\b(strafe\w*|side ?step\w*)/, 'sidestep_left'],
  [/\bcrawl\w*/, 'crawl'],
  [/\b(roundhouse)/, 'roundhouse_kick'],
  [/\bspin\w*.*kick/, 'spinning_kick'],
  [/\bside kick/, 'side_kick'],
  [/\bkick\w*/, 'front_kick'],
  [/\b(combo|punches)\b/, 'punch_combo'],
  [/\buppercut/, 'uppercut'],
  [/\bhook/, 'hook_punch'],
  [/\bjab/, 'jab'],
  [/\b(punch\w*|hits?|box(es|ing)?)\b/, 'cross_punch'],
  [/\b(block\w*|defend\w*)/, 'block'],
  [/\bdodg\w*/, 'dodge_left'],
  [/\bduck\w*/, 'duck'],
  [/\b(stab\w*|thrust\w*)/, 'sword_thrust'],
  [/\b(smash\w*|chop\w*)/, 'overhead_smash'],
  [/\b(slash\w*|sword|swing\w*)/, 'sword_slash'],
  [/\b(bow and arrow|arrow|archer\w*)/, 'bow_shot'],
  [/\b(rifle|aim\w*)/, 'rifle_aim'],
  [/\b(shoot\w*|gun|pistol)/, 'pistol_shoot'],
  [/\b(cast\w*.*(spell|magic)|spell|magic\w*|wizard\w*)/, 'cast_spell'],
  [/\b(collaps\w*|die[sd]?|dying|dead)\b/, 'dead'],
  [/\bknock(ed|s)? (down|over|back)/, 'knockback'],
  [/\b(roar\w*|shout\w*|yell\w*|scream\w*)/, 'roar'],
  [/\b(taunt\w*|provok\w*)/, 'taunt'],
  [/\b(both (hands|arms)).*\bwav\w*|\bwav\w*.*\bboth (hands|arms)/, 'big_wave'],
  [/\b(wav(e|es|ing)|hello|goodbye|greet\w*)\b/, 'wave'],
  [/\bbow(s|ing|ed)?\b/, 'bow'],
  [/\bsalut\w*/, 'salute'],
  [/\bshak\w* (hands?|someone)|handshake/, 'handshake'],
  [/\b(nod\w*|agree\w*)/, 'nod_yes'],
  [/\b(shak\w*.*head|refus\w*)/, 'shake_head_no'],
  [/\bshrug\w*/, 'shrug'],
  [/\bpoint\w*/, 'point_forward'],
  [/\b(clap\w*|applau\w*)/, 'clap'],
  [/\b(cheer\w*|celebrat\w*|rejoic\w*)/, 'cheer'],
  [/\b(victor\w*|triumph\w*|wins?)\b/, 'victory'],
  [/\b(cry\w*|cries|sob\w*|weep\w*)/, 'cry'],
  [/\blaugh\w*/, 'laugh'],
  [/\bstomp\w*/, 'angry_stomp'],
  [/\b(cower\w*|trembl\w*|hid(e|es|ing))\b/, 'scared'],
  [/\bface ?palm\w*/, 'facepalm'],
  [/\b(think\w*|ponder\w*|wonder\w*)/, 'think'],
  [/\b(phone|call(s|ing)?)\b/, 'phone_call'],
  [/\bdrink\w*/, 'drink'],
  [/\b(eat\w*)\b/, 'eat'],
  [/\b(stand\w*|get\w*) up/, 'stand_up'],
  [/\b(wake\w*|get\w*) up/, 'wake_up'],
  [/\bmeditat\w*/, 'meditate'],
  [/\bsit(s|ting)?\b.*\b(ground|floor)/, 'sit_on_ground'],
  [/\bsit(s|ting)?\b/, 'sit_down'],
  [/\b(sleep\w*|snor\w*)/, 'sleep'],
  [/\b(lie|lies|lying|lay)\b/, 'lie_down'],
  [/\bpick\w* up|\bpicks\b|\bgrab\w*/, 'pick_up'],
  [/\bpush\w*[- ]?ups?/, 'push_ups'],
  [/\bpull\w*[- ]?ups?/, 'pull_ups'],
  [/\bsit[- ]?ups?/, 'sit_ups'],
  [/\bpush\w*/, 'push_heavy'],
  [/\bpull\w*/, 'pull_rope'],
  [/\bhammer\w*/, 'hammering'],
  [/\b(dig|digs|digging|shovel\w*)\b/, 'digging'],
  [/\bsweep\w*/, 'sweeping'],
  [/\bfish\w*/, 'cast_fishing_rod'],
  [/\bknock\w*/, 'knock_on_door'],
  [/\b(pray\w*|kneel\w*)/, 'pray'],
  [/\bread\w*/, 'read_book'],
  [/\bguitar/, 'play_guitar'],
  [/\bthrow\w*/, 'throw'],
  [/\bjumping jack/, 'jumping_jacks'],
  [/\b(leap\w*|long jump)|\bjump\w*.*\bforward/, 'jump_forward'],
  [/\b(jump\w*|hop\w*)/, 'jump'],
  [/\bsquat\w*/, 'squats'],
  [/\blung\w*/, 'lunge'],
  [/\bstretch\w*/, 'stretch'],
  [/\broll\w*/, 'roll_forward'],
  [/\bcartwheel/, 'cartwheel'],
  [/\b(spin\w*|twirl\w*)/, 'spin'],
  [/\bswim\w*/, 'swim'],
  [/\b(fly|flies|flying)\b/, 'fly'],
  [/\bfall\w*/, 'fall'],
  [/\bclimb\w*.*stair|stairs/, 'climb_stairs'],
  [/\bclimb\w*/, 'climb'],
  [/\bdisco/, 'disco'],
  [/\brobot/, 'robot_dance'],
  [/\b(salsa|latin)/, 'salsa'],
  [/\bwaltz\w*/, 'waltz'],
  [/\b(ballet|pirouette)/, 'ballet_pirouette'],
  [/\bhip ?hop/, 'hip_hop_bounce'],
  [/\bdanc\w*/, 'two_step_dance'],
  [/\bcrouch\w*.*\b(walk|mov)\w*|\b(walk|mov)\w*.*\bcrouch\w*/, 'crouch_walk'],
  [/\bcrouch\w*/, 'crouch_idle'],
  [/\b(charg\w*|attack\w*)/, 'charge'],
  [/\b(run|runs|running|flee\w*|chas\w*)\b/, 'running'],
  [/\b(walk\w*|stroll\w*|wander\w*|pac(e|es|ing))\b/, 'walking'],
  [/\blook\w*.*around/, 'idle_look_around'],
  [/\b(idle\w*|stand\w*|wait\w*|breath\w*)/, 'idle'],
];

interface MannerFact {
  readonly words: RegExp;
  readonly tempo: number;
  readonly manner?: Manner;
}

const sine = (seconds: number, perSecond: number): number => Math.sin(2 * Math.PI * seconds * perSecond);

const qualifiers: readonly MannerFact[] = [
  {
    words: /\b(tired|exhaust\w*|weary|sleep(y|ily))/,
    tempo: 0.72,
    manner: () => ({ spine: [12, 0, 0], head: [14, 0, 0], hips: [0, -0.05, 0] }),
  },
  {
    words: /\b(happ(y|ily)|joy\w*|cheerful\w*)/,
    tempo: 1.12,
    manner: (t) => ({ spine: [-5, 0, 0], head: [-8, 0, 8 * sine(t, 1.2)] }),
  },
  {
    words: /\b(sad(ly)?|depressed|gloomy)/,
    tempo: 0.8,
    manner: () => ({ spine: [9, 0, 0], head: [24, 0, 0] }),
  },
  {
    words: /\b(angr(y|ily)|furious\w*|aggressive\w*)/,
    tempo: 1.2,
    manner: () => ({
      turn: [5, 0, 0],
      spine: [8, 0, 0],
      head: [2, 0, 0],
      handL: [0.06, 0.04, 0],
      handR: [0.06, 0.04, 0],
    }),
  },
  {
    words: /\b(sneak(y|ily)|quiet\w*|careful\w*|cautious\w*)/,
    tempo: 0.7,
    manner: (t) => ({ hips: [0, -0.14, 0], spine: [12, 0, 0], head: [-8, 20 * sine(t, 0.4), 0] }),
  },
  {
    words: /\b(drunk\w*|dizz(y|ily))/,
    tempo: 0.85,
    manner: (t) => ({ spine: [5 * sine(t, 0.5), 0, 11 * sine(t, 0.35)], head: [0, 0, 10 * sine(t, 0.45)] }),
  },
  {
    words: /\b(proud\w*|confident\w*|heroic\w*)/,
    tempo: 0.95,
    manner: () => ({ spine: [-9, 0, 0], head: [-6, 0, 0] }),
  },
  {
    words: /\b(scared|afraid|fearful\w*|nervous\w*)/,
    tempo: 1.1,
    manner: (t) => ({
      spine: [8, 0, 0.8 * sine(t, 7)],
      head: [0, 24 * sine(t, 0.7), 0],
      hips: [0, -0.05, 0],
    }),
  },
  {
    words: /\b(old|elderly)\b/,
    tempo: 0.65,
    manner: () => ({ spine: [22, 0, 0], head: [-16, 0, 0], hips: [0, -0.05, 0] }),
  },
  { words: /\bvery slow\w*|\bin slow motion/, tempo: 0.45 },
  { words: /\bslow\w*/, tempo: 0.65 },
  { words: /\b(fast|quick\w*|rapid\w*|hurr\w*|hast\w*)/, tempo: 1.45 },
];

/** Parses a description: stretches joined by "then", each with a motion and its manner. */
export function readMotion(prompt: string): MotionReading {
  const texts = prompt
    .toLowerCase()
    .split(/\bthen\b|,\s*(?=and\b)|;|\bbefore\b|\bfollowed by\b/)
    .filter((text) => /[a-z]/.test(text))
    .slice(0, 5);
  const parts = texts.flatMap((text) => {
    const entry = entryOf(text);
    return entry ? [{ entry, ...mannerOf(text) }] : [];
  });
  if (parts.length > 0) return { parts, understood: true };
  return { parts: [{ entry: named('idle'), ...mannerOf(prompt.toLowerCase()) }], understood: false };
}

function entryOf(text: string): LibraryClip | undefined {
  const spelled = clipLibrary()
    .filter(({ key, name }) => text.includes(key.replaceAll('_', ' ')) || text.includes(name.toLowerCase()))
    .filter(({ key }) => key.includes('_'))
    .sort((a, b) => b.key.length - a.key.length)[0];
  const key = synonyms.find(([words]) => words.test(text))?.[1];
  return spelled ?? (key === undefined ? undefined : named(key));
}

function named(key: string): LibraryClip {
  return clipLibrary().find((entry) => entry.key === key)!;
}

function mannerOf(text: string): Pick<MotionPart, 'manner' | 'tempo'> {
  const found = qualifiers.filter(({ words }) => words.test(text));
  return {
    manner: found.flatMap(({ manner }) => (manner ? [manner] : [])),
    tempo: Math.max(
      0.4,
      Math.min(
        2,
        found.reduce((tempo, fact) => tempo * fact.tempo, 1),
      ),
    ),
  };
}
