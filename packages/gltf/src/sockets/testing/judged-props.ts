type Vector = readonly [number, number, number];

/**
 * How a person holds a thing, judged from its picture and the sizes of its parts before any code was asked: the middle of
 * the fist lies on the line, `thumb` goes out at the thumb's side, `ahead` away from the arm, `edge` along the arm either
 * way, `face` away from the back of the hand. In the space of its file, in metres.
 */
export interface JudgedProp {
  readonly held: readonly [Vector, Vector];
  readonly thumb: Vector;
  readonly ahead?: Vector;
  readonly edge?: Vector;
  readonly face?: Vector;
}

const up: Vector = [0, 1, 0];
const [across, forward]: Vector[] = [
  [1, 0, 0],
  [0, 0, 1],
];

/** Things of the local service, by prompt, seed 7. */
export const generatedProps: Readonly<Record<string, JudgedProp>> = {
  // Made with its point down.
  'a long sword': {
    held: [
      [0, 0.9, -0.006],
      [0, 1.02, -0.006],
    ],
    thumb: [0, -1, 0],
    edge: across!,
  },
  'a dagger': {
    held: [
      [0, 0.055, 0],
      [0, 0.075, 0],
    ],
    thumb: up,
    edge: across!,
  },
  'a katana': {
    held: [
      [0, 0.06, -0.005],
      [0, 0.22, -0.005],
    ],
    thumb: up,
    edge: forward!,
  },
  'a rapier': {
    held: [
      [0, 0.075, 0],
      [0, 0.14, 0],
    ],
    thumb: up,
    edge: across!,
  },
  'a claymore': {
    held: [
      [0, 0.08, 0],
      [0, 0.34, 0],
    ],
    thumb: up,
    edge: across!,
  },
  'a battle axe': {
    held: [
      [-0.073, 0.08, 0],
      [-0.071, 0.24, 0],
    ],
    thumb: up,
    ahead: across!,
  },
  'a war hammer': {
    held: [
      [0, 0.1, 0],
      [0, 0.35, 0],
    ],
    thumb: up,
    edge: across!,
  },
  'a spiked mace': {
    held: [
      [0, 0.08, 0],
      [0, 0.3, 0],
    ],
    thumb: up,
  },
  'a pickaxe': {
    held: [
      [0, 0.08, 0],
      [0, 0.3, 0],
    ],
    thumb: up,
    edge: across!,
  },
  'a spear': {
    held: [
      [0, 0.7, 0],
      [0, 1.1, 0],
    ],
    thumb: up,
  },
  // Its wood is bent.
  'a wizard staff': {
    held: [
      [-0.0265, 0.75, 0],
      [-0.0455, 1.05, 0],
    ],
    thumb: up,
  },
  'a burning torch': {
    held: [
      [0, 0.06, -0.0055],
      [0, 0.22, -0.0055],
    ],
    thumb: up,
  },
  'a magic wand': {
    held: [
      [0, 0.03, 0],
      [0, 0.12, 0],
    ],
    thumb: up,
  },
  'a longbow': {
    held: [
      [-0.175, 0.67, -0.0125],
      [-0.175, 0.73, -0.0125],
    ],
    thumb: up,
    ahead: across!,
  },
  // Behind the trigger, where the stock is thin.
  'a crossbow': {
    held: [
      [0, 0.14, -0.34],
      [0, 0.14, -0.27],
    ],
    thumb: up,
    ahead: forward!,
  },
  'a pistol': {
    held: [
      [-0.07, 0.03, 0],
      [-0.058, 0.06, 0],
    ],
    thumb: up,
    ahead: across!,
  },
  'a revolver': {
    held: [
      [-0.112, 0.03, 0],
      [-0.095, 0.055, 0],
    ],
    thumb: up,
    ahead: across!,
  },
  'a hunting rifle': {
    held: [
      [-0.33, 0.097, 0],
      [-0.27, 0.1, 0],
    ],
    thumb: up,
    ahead: across!,
  },
  // A fist has room behind the middle of its bent board.
  'a heater shield': {
    held: [
      [0, 0.33, -0.045],
      [0, 0.43, -0.045],
    ],
    thumb: up,
    face: forward!,
  },
  'a beer mug': {
    held: [
      [0.083, 0.065, 0],
      [0.083, 0.095, 0],
    ],
    thumb: up,
    ahead: [-1, 0, 0],
  },
};

const along: JudgedProp['held'] = [
  [0, -0.06, 0],
  [0, 0.06, 0],
];
const blade: JudgedProp = { held: along, thumb: up, edge: across! };
const tool: JudgedProp = { held: along, thumb: up, ahead: across! };
const shield: JudgedProp = { held: along, thumb: up, face: forward! };
/** The stock of a crossbow is thin from the trigger backwards, and runs along the arm. */
const crossbow: JudgedProp = {
  held: [
    [-0.04, 0, 0],
    [0.015, 0, 0],
  ],
  thumb: up,
  ahead: across!,
};

/**
 * Things that Kay Lousberg put into the slots of the hands of characters (CC0), by character and node. The judgement is the
 * artist's: the origin of the slot is the fist, its y axis the thumb's side, its x axis away from the arm of the right hand. A
 * hand moves along a handle. In the space of the slot, whose unit is that of a person of 2.5.
 */
export const artistsProps = {
  'kaykit_Knight.glb': {
    '1H_Sword': blade,
    '2H_Sword': blade,
    Rectangle_Shield: shield,
    Round_Shield: shield,
  },
  // The axe for both hands has an edge on either side.
  'kaykit_Barbarian_draco.glb': { '1H_Axe': tool, '2H_Axe': blade, Mug: tool },
  'kaykit_Rogue_meshopt.glb': { Knife: blade, '1H_Crossbow': crossbow, '2H_Crossbow': crossbow },
} as const satisfies Readonly<Record<string, Readonly<Record<string, JudgedProp>>>>;

/** Metres of a person of 1.8 m in a unit of these characters. */
export const artistsMetre: number = 1.8 / 2.5;
