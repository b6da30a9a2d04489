import { assertProperty } from '@meshwright/testing/property';
import { sampleOf } from '@meshwright/testing/samples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describingWords } from '../../content/languages/describing-words.ts';
import { nouns } from '../../content/languages/nouns.ts';
import { readRows } from '../../content/read-rows.ts';
import { subjects } from '../../content/subjects.ts';
import { hasStripes } from './feature-words.ts';
import { maxCopies, readPrompt } from './read-prompt.ts';
import { applyWords, readSurfacePrompt } from './read-surface.ts';
import { alreadyTrue } from './shape-words.ts';
import { wordsSentence } from './used-words.ts';
import { vocabularyOf } from './vocabulary.ts';

const read = (prompt: string) => readPrompt(prompt, subjects);

describe('readPrompt', () => {
  it.each([
    ['a wooden treasure chest', 'chest'],
    ['crystal sword', 'sword'],
    ['a mushroom house', 'house'],
    ['a well made sword', 'sword'],
    ['a house with a tree', 'house'],
    ['a pile of gold coins', 'coin'],
    ['a bottle of poison', 'potion'],
    ["a jewelled king's crown", 'crown'],
    ['ArmoredCatfish', 'catfish'],
    ['BigAsteroid', 'asteroid'],
    ['CargoTrain_WagonEmpty', 'freight_wagon'],
    ['pumkin pie', 'pumpkin_pie'],
    ['CactusFlowers_2', 'flowering_cactus'],
    ['spider wep', 'spider_web'],
    ['cardboardBoxOpen', 'open_cardboard_box'],
    ['uma cadeira quebrada', 'broken_chair'],
    ['metalTileCorner', 'corner_tile'],
    ['towerSquareTop', 'square_tower_top'],
    ['Curtains_Single', 'single_curtain'],
    ['single seat spaceship fighter', 'fighter_jet'],
    ['pine trees', 'pine'],
    ['fire basket', 'brazier'],
    ['a fire place', 'fireplace'],
    ['round window', 'round_window'],
    ['dead birch tree', 'dead_tree'],
    ['birch tree dead', 'dead_tree'],
    ['fishing lure', 'fishing_lure'],
    ['hand truck', 'hand_truck'],
    ['mortar pestle', 'mortar_and_pestle'],
    ['graveyard keeper', 'gravedigger'],
    ['sock red', 'christmas_stocking'],
    ['rug round', 'round_rug'],
    ['a computer screen', 'modern_television'],
    ['bell tower', 'bell_tower'],
    ['snow pile', 'snow_pile'],
    ['pizza cutter', 'pizza_cutter'],
    ['a street lamp', 'streetlamp'],
    ['an old oil lamp', 'lantern'],
    ['A STONE TOWER!', 'tower'],
    ['low-poly car, no spoiler', 'car'],
    ['three wolves', 'wolf'],
    ['two wise men', 'humanoid'],
    ['a sword in a stone', 'sword'],
    ['a heart of gold', 'heart'],
    ['not a sword but a shield', 'shield'],
    ['a chest with a chest plate', 'chest'],
    ['Female_LookingUp', 'woman'],
    ['a blonde lady in a blue dress', 'woman'],
    ['two girls', 'girl'],
    ['saaw', 'saw'],
    ['an aex', 'axe'],
    ['no parking sign', 'no_parking_sign'],
    ['sign no parking', 'no_parking_sign'],
    ['no smoking sign', 'signpost'],
    ['car taxi wheel front', 'car_wheel'],
    ['cart wheel', 'wheel'],
    ['wall gated', 'gated_wall'],
    ['glass wine', 'wine_glass'],
    ['a corn', 'corn_cob'],
    ['paper toilet', 'toilet_paper'],
    ['wood fire', 'campfire'],
    ['truck wheeel', 'truck_wheel'],
    ['terrain road cross', 'crossroads'],
    ['mur avec porte', 'wall_with_a_door'],
    ['coffre à butin', 'chest'],
    ['halber Küchenschrank', 'cabinet'],
    ['塔顶角', 'tower_top'],
  ])('%s is a %s', (prompt, name) => expect(read(prompt).subject?.name).toBe(name));

  it.each([
    ['Potion6_Empty', ['liquid']],
    ['an empty freight wagon', ['load']],
    ['an empty bookshelf', ['book', 'book_blue', 'book_green', 'book_tan']],
    ['an empty quiver', ['arrow', 'arrow_feather']],
    ['an open potion', ['cork']],
    ['an open compass', []],
    ['a tree with no leaves', ['leaf', 'crown']],
  ])('%s is without %j', (prompt, parts) => expect(read(prompt).without).toEqual(parts));

  it.each([
    ['a quantum flux capacitor', 'capacitor'],
    ['two red zorbs', 'zorb'],
    ['a golden key board', 'key board'],
    ['a key lime', 'key lime'],
    ['everything except a tree', 'everything'],
    ['???', 'object'],
    ['', 'object'],
  ])('names the unknown thing in "%s": %s', (prompt, name) =>
    expect(read(prompt)).toMatchObject({ subject: null, name }),
  );

  it.each([
    ['a chest', null],
    ['a 0.5 m tall chest', { value: 0.5, of: 'height' }],
    ['a chest 50cm high', { value: 0.5, of: 'height' }],
    ['a boat, 12 metres long', { value: 12, of: 'longest' }],
    ['a table 2 feet tall', { value: 0.6096, of: 'height' }],
    ['a 12 inch sword', { value: 0.3048, of: 'height' }],
    ['a tower 5000 m tall', { value: 1000, of: 'height' }],
    ['a 0.2 km tower', { value: 200, of: 'height' }],
  ])('reads the size of "%s"', (prompt, metres) => {
    const found = read(prompt).metres;
    if (metres === null || found === null) return expect(found).toBe(metres);
    expect(found.of).toBe(metres.of);
    expect(found.value).toBeCloseTo(metres.value, 9);
  });

  it.each([
    ['a chest', 1],
    ['a small chest', 0.6],
    ['a huge rock', 2.5],
    ['a tiny little key', 0.3 * 0.6],
  ])('reads the size words of "%s" as %s', (prompt, scale) =>
    expect(read(prompt).scale).toBeCloseTo(scale, 9),
  );

  it.each([
    ['a barrel', 1, 'group'],
    ['three barrels', 3, 'row'],
    ['a pair of candles', 2, 'row'],
    ['7 crates', 7, 'group'],
    ['a pile of coins', 14, 'pile'],
    ['a pine forest', 12, 'group'],
    ['a stack of 4 books', 4, 'stack'],
    ['three stacks of books', 18, 'stack'],
    ['a row of five barrels', 5, 'row'],
    ['washer dryer stacked', 2, 'stack'],
    ['a row of trees', 5, 'row'],
    ['a gold coin pile', 14, 'pile'],
    ['9999 coins', maxCopies, 'group'],
    ['stacked crates', 3, 'stack'],
    ['five stacked crates', 5, 'stack'],
    ['crates stacked', 6, 'stack'],
    ['a stacked crate', 1, 'stack'],
    ['hay bale bundled', 1, 'group'],
    ['a 2 m tall robot', 1, 'group'],
    ['a car with four wheels', 1, 'group'],
    ['Rock_Large_02', 1, 'group'],
    ['barrel 3', 1, 'group'],
    ['barrels 3', 3, 'row'],
    ['a two-headed ogre', 1, 'group'],
    ['a 3 wheeled car', 1, 'group'],
    ['four-legged stools', 3, 'group'],
    ['wooden barrels', 3, 'group'],
    ['boots', 1, 'group'],
    ['a barrel of apples', 1, 'group'],
    ['two armoured knights', 2, 'row'],
  ])('reads the count of "%s" as %s, %s', (prompt, count, arrangement) =>
    expect(read(prompt)).toMatchObject({ count, arrangement }),
  );

  it.each([
    ['a red mushroom', { material: null, color: '#c4302b' }],
    ['a dark blue car', { material: null, color: '#17315c' }],
    ['a wooden shield', { material: 'wood', color: null }],
    ['a chest made of gold', { material: 'gold', color: null }],
    ['a green glass goblet', { material: 'glass', color: '#3f9142' }],
    ['a gold coin', { material: null, color: null }],
    ['a water tower', { material: null, color: null }],
    ['a stone', { material: null, color: null }],
    ['campfire_stones', { material: null, color: null }],
    ['a chest of stones', { material: 'stone', color: null }],
    ['a chest, not red', { material: null, color: null }],
  ])('reads the surface of "%s"', (prompt, main) => expect(read(prompt).main).toEqual(main));

  it('assigns materials after "with" to the second surface', () => {
    const { main, trim, subject } = read('an oak barrel with black iron bands');
    expect(main.material).toBe('wood');
    expect(trim).toEqual({ material: 'iron', color: '#222226' });
    expect(applyWords(subject!.looks, main, trim)).toMatchObject({
      main: ['wood', '#8f5f36'],
      trim: ['iron', '#222226'],
    });
  });

  it('gives the stripes of a coat a shade of the colour of a texture prompt', () => {
    const { main, trim } = readSurfacePrompt('black cat');
    const { coat, mark } = applyWords(read('a cat').subject!.looks, main, trim);
    expect(coat).toEqual(['fur', '#222226']);
    expect(Number.parseInt((mark as [string, string])[1].slice(1, 3), 16)).toBeLessThan(0x22);
  });

  it('collects excluded parts and reads nothing else from them', () => {
    expect(read('a chest without a golden lock, no handles')).toMatchObject({
      without: ['golden', 'lock', 'handle'],
      main: { material: null },
    });
  });

  it('excludes every part of a list', () => {
    expect(read('a knight without a shield or sword')).toMatchObject({ without: ['shield', 'sword'] });
  });

  it('reads only materials and colours from a texture prompt', () => {
    expect(readSurfacePrompt('rusty iron, with blue cloth')).toMatchObject({ main: { material: 'rust' } });
  });

  it('returns a valid reading for any text', () => {
    assertProperty(
      fc.property(fc.string({ maxLength: 200, unit: 'binary' }), (prompt) => {
        const { count, scale, name, metres } = read(prompt);
        expect(count).toBeGreaterThanOrEqual(1);
        expect(count).toBeLessThanOrEqual(maxCopies);
        expect(scale).toBeGreaterThan(0);
        expect(name.length).toBeGreaterThan(0);
        expect(metres === null || metres.value > 0).toBe(true);
      }),
    );
  });
});

it.each([
  'constructor',
  'a red constructor',
  'a car with constructor stripes',
  'a stack of constructor',
  'a car in constructor',
  'a wizard constructor',
  '3 constructor long',
])('finds nothing in a table of words that is not of the table: %s', (prompt) => {
  const other = read(prompt.replace('constructor', 'zorbator'));
  expect(JSON.stringify(read(prompt)).replaceAll('constructor', 'zorbator')).toBe(JSON.stringify(other));
});

describe('the head noun decides', () => {
  it.each([
    ['a fire zorb', 'zorb'],
    ['a garden zorb', 'zorb'],
    ['a castle zorb', 'zorb'],
    ['a stone zorb', 'zorb'],
    ['horse-drawn zorb', 'zorb'],
    ['a bookzorb', 'bookzorb'],
    ['a sword fish', null],
    ['a tree zorb', 'zorb'],
  ])('%s names the unknown %s, or the subject itself', (prompt, name) => {
    const { subject, name: noun } = read(prompt);
    if (name === null) expect(subject?.name).toBe('swordfish');
    else expect([subject, noun]).toEqual([null, name]);
  });

  it.each([
    ['a knight character', 'knight'],
    ['a golden zorb statue on a chest', null],
    ['a pine forest', 'pine'],
    ['a fox sitting', 'fox'],
    ['a railroad crossing', 'railroad_crossing'],
    ['a slice of pizza on a plate', 'slice_of_pizza'],
    ['a can of beans', 'can_of_beans'],
    ['a red car prop, stylized', 'car'],
    ['a tower 10 metres high', 'tower'],
    ['a stack of wooden crates', 'crate'],
    ['a stone', 'rock'],
    ['a wizard riding a broom', 'wizard'],
    ['a man walking his dog', 'humanoid'],
    ['a knight running', 'knight'],
    ['a fox sitting quietly in the grass', 'fox'],
    ['a cart pulled by oxen', 'horse_cart'],
    ['a sword engraved with runes', 'sword'],
    ['a lamp shaped like a mushroom', 'table_lamp'],
    ['a chair like a throne', 'chair'],
    ['a basket full of apples', 'basket'],
    ['a book about dragons', 'book'],
    ['a cat or a dog', 'cat'],
    ['a bridge over a river', 'bridge'],
    ['a sword-like umbrella', 'umbrella'],
    ['make me a sword', 'sword'],
    ['a horse painting', 'picture_frame'],
    ['cake birthday', 'cake'],
    ['altar stone', 'altar'],
    ['pizza pepperoni', 'pizza'],
    ['cup coffee', 'coffee_cup'],
    ['toilet paper', 'toilet_paper'],
    ['castle wood', 'castle'],
    ['mice', 'mouse'],
    ['a pumpkin fritter', null],
    ['a castle ceiling', null],
    ['a bee sting', null],
    ['a strawberry sorbet', null],
    ['a saw horse', 'sawhorse'],
    ['a clothes horse', 'drying_rack'],
    ['a key ring', 'key_ring'],
    ['a key zorb', null],
    ['a butterfly knot', null],
    ['a butterfly net', 'fishing_net'],
  ])('%s is %s', (prompt, name) => expect(read(prompt).subject?.name ?? null).toBe(name));

  it.each([
    ['ice cream scoop mint', 'ice_cream_cone', 1],
    ['detail crystal large', 'crystal', 1],
    ['mountain A grass trees', 'mountain', 1],
    ['fish tropical', 'clownfish', 1],
    ['candle triple', 'candle', 3],
    ['a triple candle', 'candle', 1],
    ['banner_triple_red', 'banner', 3],
    ['coin stack', 'coin', 6],
    ['log stack large', 'log', 6],
    ['television modern', 'modern_television', 1],
    ['House Long', 'house', 1],
    ['boat tug A', 'tugboat', 1],
    ['Tree_A_03', 'tree', 1],
    ['tree B', 'tree', 1],
    ['Bed_King', 'bed', 1],
    ['cabinetTelevisionDoors', 'tv_cabinet', 1],
    ['tableCoffeeGlassSquare', 'coffee_table', 1],
    ['wall-window-slide', 'window_wall', 1],
    ['wall-zorb-slide', 'stone_wall', 1],
    ['WatchTower_FirstAge_Level2', 'watchtower', 1],
    ['SM_Prop_Campfire_Pot_01', 'campfire', 1],
    ['Rock_Large_2-transformed', 'rock', 1],
    ['Platform_4x4_Empty', 'platform', 1],
    ['computerMouse', 'computer_mouse', 1],
    ['CoffeeTable', 'coffee_table', 1],
    ['Chicken_Leg', 'chicken_leg', 1],
    ['Alien_Helmet', 'helmet', 1],
    ['Light_Street_1', 'streetlamp', 1],
    ['metalTileCorner', 'corner_tile', 1],
    ['drei Kürbisse', 'pumpkin', 3],
    ['zwei Häuser', 'house', 2],
    ['Female_Casual', 'woman', 1],
    ['Male_Knight', 'knight', 1],
    ['Make A Castle', 'castle', 1],
    ['Knight A-Pose', 'knight', 1],
    ['pickup health', 'medkit', 1],
    ['smokebomb', 'bomb', 1],
    ['waterplant A', 'potted_plant', 1],
    ['streetlight', 'streetlamp', 1],
    ['spellbook', 'spell_book', 1],
    ['stationwagon', 'car', 1],
    ['car zorbwagon', 'car', 1],
    ['rice ball', 'rice_ball', 1],
    ['Rock_Group_03_B', 'rock', 5],
    ['Barrel_Cluster_02', 'barrel', 6],
    ['SM_Prop_Crate_Stack_01', 'crate', 6],
    ['crates_stacked', 'crate', 6],
    ['mushroom_redGroup', 'mushroom', 5],
    ['Coins_Pile_Large', 'coin', 14],
    ['books_set_03', 'book', 4],
    ['Arrow_Bundle', 'arrow', 5],
    ['Candle_Pair_01', 'candle', 2],
    ['Fence_Row_02', 'fence', 5],
    ['prop-barrel-lod1', 'barrel', 1],
    ['Crate_Wood_Large_LOD2', 'crate', 1],
    ['wooden_crate_01_4k', 'crate', 1],
    ['Pot_03b', 'cooking_pot', 1],
    ['sword_01_low', 'sword', 1],
    ['building-skyscraper-a', 'skyscraper', 1],
    ['SM_Veh_Car_Taxi_01', 'taxi', 1],
    ['Swing_Set_01', 'swing_set', 1],
    ['sword_2handed', 'claymore', 1],
    ['axe_2Handed_B', 'double_bladed_axe', 1],
    ['crossbow_1handed', 'hand_crossbow', 1],
    ['boat-row-small', 'rowboat', 1],
    ['flag-pirate-high', 'pirate_flag', 1],
    ['cannon-ball', 'cannon_ball', 1],
    ['Archery_FirstAge_Level1', 'archery_target', 1],
    ['Bamboo_Crop', 'bamboo', 1],
    ['corner road larger border', 'road_corner', 1],
    ['three caves', 'cave_entrance', 3],
    ['bed king', 'bed', 1],
    ['lamp round table', 'table_lamp', 1],
    ['stool bar square', 'bar_stool', 1],
    ['car police', 'police_car', 1],
    ['house dog', 'dog', 1],
    ['male running', 'humanoid', 1],
    ['wall window closed', 'window_wall', 1],
    ['floor wood large', 'wooden_floor', 1],
  ])('of the name of a model "%s" is a known noun: %s, %d of it', (prompt, name, count) =>
    expect(read(prompt)).toMatchObject({ subject: { name }, count }),
  );

  it('a letter behind the noun of a model ends its name: what follows stands beside it', () => {
    const { others } = read('mountain A grass trees');
    expect(others.map(({ subject, place }) => [subject.name, place])).toEqual([['tree', 'beside']]);
  });

  it("no known noun is left out for an unknown one in a model's name, whichever is first", () => {
    const vocabulary = vocabularyOf(subjects);
    for (const noun of ['castle', 'bee', 'treasure chest', 'wolf'])
      for (const unknown of ['zorb', 'quux', 'flimber']) {
        expect(vocabulary.words.has(unknown)).toBe(false);
        for (const prompt of [`${noun} ${unknown}`, `${unknown} ${noun}`])
          expect(read(prompt).subject?.name, prompt).toBe(read(noun).subject!.name);
      }
  });

  it.each([
    ['a wooden treasure chest', undefined],
    ['a blue chest with gold bands', undefined],
    ['two small old barrels', undefined],
    ['an orc warrior with an axe', undefined],
    ['an orc warrior with an aqualung', 'left out: "aqualung".'],
    ['a hound', '"hound" became a dog.'],
    ['an octopus', undefined],
    ['scissors', undefined],
    ['glasses', '"glasses" became sunglasses.'],
    ['cash', '"cash" became a stack of dollar bills.'],
    ['pizza pepperoni', '"pizza pepperoni" became a pizza; left out: "pepperoni".'],
    ['toilet paper', undefined],
    ['castle paper', '"castle paper" became a castle.'],
    ['altar stone', undefined],
    ['a three-headed dog', '"three headed dog" became a cerberus.'],
    ['a hibiscus', '"hibiscus" is not known, so a plain shape has the word on its plinth.'],
    ['a lens', '"lens" is not known, so a plain shape has the word on its plinth.'],
    ['a wizard riding a broom', 'left out: "riding".'],
    ['an octopus holding a sword', 'left out: "holding".'],
    ['a cat under a table', 'left out: "under".'],
    ['a cat beside a table', undefined],
    ['an outhouse with a moon on the door', 'left out: "door".'],
    ['a two-headed cat', 'left out: "two", "headed".'],
    ['candle triple', undefined],
    ['tree B', undefined],
    ['Rock_03', undefined],
    ['Sword_Golden', undefined],
    ['fenceLowCorner', undefined],
    ['a low poly fence', undefined],
    ['Potion6_Empty', undefined],
    ['an empty chair', 'left out: "empty".'],
    ['an open wardrobe', 'left out: "open".'],
    ['a horse figurine', 'left out: "figurine".'],
    ['food ingredient carrot pieces', 'left out: "pieces".'],
    ['campfire with three logs', 'left out: "logs".'],
    ['a sailboat on water', 'left out: "water".'],
    ['lamp table', undefined],
    ['tree no leaves small', undefined],
    ['a house without a base', undefined],
    ['a house without a zorb', 'left out: "no zorb".'],
    ['a shield, not red', undefined],
    ['crate ham', '"crate ham" was read as "crate with ham".'],
    ['Female_Dress', undefined],
    ['a woman in a red dress', undefined],
    ['Knight_Female', 'left out: "female".'],
    ['Bed_King', undefined],
    ['Chair_King', 'left out: "king".'],
    ['smokebomb', 'left out: "smoke".'],
    ['Küchenschrank', 'read as German.'],
    ['no smoking sign', '"sign" became a signpost; left out: "no", "smoking".'],
    [
      'бочка',
      '"бочка" is not known, so there is a plain shape on a plinth without the word, whose letters cannot be raised.',
    ],
    ['a city zorb', '"zorb" is not known, so a plain shape has the word on its plinth; left out: "city".'],
  ])('of "%s" it says: %s', (prompt, sentence) => {
    const { words, subject, name } = read(prompt);
    expect(wordsSentence(words, subject ? null : name)).toBe(sentence);
  });
});

/** Words that packs of models say of things, by kind. */
const modifiers = {
  contents: 'full empty filled loaded packed'.split(' '),
  states:
    'open closed broken cracked damaged destroyed folded locked melted burnt harvested lit hidden'.split(' '),
  numbers: 'double triple stacked single'.split(' '),
  parts: 'half quarter corner top bottom end middle center base'.split(' '),
  sides: 'left right front back rear side upper lower inner outer diagonal'.split(' '),
  sizes: 'large small tall short long wide narrow thick thin deep big tiny'.split(' '),
  shapes: 'round square oval curved flat sloped arched pointy spiral'.split(' '),
  places: 'hanging mounted floating fenced covered'.split(' '),
  trims: 'decorated labeled striped colored outline fancy'.split(' '),
  likenesses: 'statue figurine toy icon'.split(' '),
  food: 'sliced chopped cooked raw mashed'.split(' '),
  people: 'casual formal hooded sitting running'.split(' '),
};

describe('a word of the names of packs', () => {
  const shape = (prompt: string) => {
    const { words, ...form } = read(prompt);
    return JSON.stringify({ ...form, paint: form.paint.slots });
  };
  // What these words say is true of things by their form, which the tests of shape words draw and measure.
  const measured = /^(?:full|empty|filled|open|closed|round|square|flat|single)$/;

  it.each(Object.entries(modifiers))('for %s changes the model or is said to be left out', (_, list) => {
    const silent: string[] = [];
    for (const { words } of sampleOf(subjects, 12))
      for (const modifier of list) {
        const noun = words[0]!;
        if (measured.test(modifier) || noun.split(' ').includes(modifier)) continue;
        // A name of its own: "half moon", "sun icon", "longbow".
        const names = [`${noun} ${modifier}`, `${modifier} ${noun}`, `${modifier}${noun}`];
        if (words.some((word) => names.includes(word))) continue;
        for (const prompt of [`${modifier} ${noun}`, `${noun} ${modifier}`, `a ${modifier} ${noun}`]) {
          const { subject } = read(prompt);
          const own = read(noun).subject!;
          const isTrue =
            alreadyTrue([modifier], [], own).length > 0 ||
            (modifier === 'hooded' && own.worn?.includes('hat=hood') === true) ||
            (modifier === 'striped' && hasStripes(own)) ||
            (modifier === 'decorated' && own.name === 'christmas_tree');
          if (isTrue || sentenceOf(prompt)?.includes(modifier) || shape(prompt) !== shape(noun)) continue;
          silent.push(`${prompt}: ${subject?.name}`);
        }
      }
    expect(silent).toEqual([]);
  });
});

/** The things of a prompt: the first, then each other with its place and its count. */
function thingsOf(prompt: string): string {
  const { subject, count, others } = read(prompt);
  const named = [
    `${subject?.name}${count > 1 ? ` ${count}` : ''}`,
    ...others.map(
      (other) => `${other.place} ${other.subject.name}${other.count > 1 ? ` ${other.count}` : ''}`,
    ),
  ];
  return named.join(', ');
}

/** The surfaces that a prompt gives the slots of its first thing. */
function paintOf(prompt: string): string {
  return Object.entries(read(prompt).paint.slots)
    .map(([slot, { material, color }]) => `${slot}: ${[material, color].filter(Boolean).join(' ')}`)
    .join(', ');
}

const sentenceOf = (prompt: string): string | undefined => {
  const { words, subject, name } = read(prompt);
  return wordsSentence(words, subject ? null : name);
};

describe('fruit', () => {
  it.each([
    ['a lemon tree', 'tree, crown lemon 14'],
    ['two pear trees', 'tree 2, crown pear 14'],
    ['an apple tree', 'apple_tree'],
  ])('%s: %s', (prompt, things) => expect(thingsOf(prompt)).toBe(things));

  it('behind the noun is a colour', () => expect(paintOf('tree orange')).toBe('main: #e07a1f'));
});

describe('a jewel', () => {
  it.each([
    ['a sword with a ruby', 'jewel: #b0123b'],
    ['a golden sword with a sapphire', 'main: gold, jewel: #1f4fb0'],
    ['a shield with a ruby', ''],
  ])('colours the one that a thing has: %s', (prompt, paint) => expect(paintOf(prompt)).toBe(paint));

  it('is left out where there is none', () =>
    expect(sentenceOf('a shield with a ruby')).toBe('left out: "ruby".'));
});

it('a part that cannot be of a material has its colour, and nothing else is of it', () =>
  expect(paintOf('a house with golden windows')).toBe('window: #f2b632'));

describe('nouns of games', () => {
  it.each([
    ['giant spider boss', 'spider'],
    ['blue slime enemy', 'slime'],
    ['crab monster', 'crab'],
    ['skeleton minion npc', 'skeleton'],
    ['wooden house module', 'house'],
    ['Barrel_Large_A', 'barrel'],
    ['TreasureChest', 'chest'],
    ['stone wall corner', 'corner_wall'],
    ['a watertower', 'water_tower'],
    ['a light house', 'lighthouse'],
  ])('step aside in "%s": %s', (prompt, things) => expect(thingsOf(prompt)).toBe(things));

  it('are said to be left out', () => expect(sentenceOf('crab monster')).toBe('left out: "monster".'));
});

describe('spelling', () => {
  it.each([
    ['catapolt', 'catapult'],
    ['brige', 'bridge'],
    ['scarecow', 'scarecrow'],
    ['pumkin', 'pumpkin'],
    ['chset', 'chest'],
    ['helicoptor', 'helicopter'],
    ['shiled', 'shield'],
    ['dargon', 'dragon'],
    ['barell', 'barrel'],
    ['elefant', 'elephant'],
    ['krate', 'crate'],
    ['rok', 'rock'],
    ['balon', 'balloon'],
    ['tre', 'tree'],
    ['rosd', 'road'],
  ])('"%s" is a %s, and the sentence says so', (word, name) => {
    expect(read(`a ${word}`).subject?.name).toBe(name);
    expect(sentenceOf(`a ${word}`)).toBe(`"${word}" was read as "${name}".`);
  });

  it('of a colour goes before a rarer word', () => expect(paintOf('a grean dargon')).toBe('coat: #3f9142'));

  it.each([
    'a quilt',
    'a bolt',
    'a coat',
    'a lovely planner',
    'a mèche',
    'a price',
    'a gameplay bladder',
    'shivering slimes bowing',
    'a cavalo com volando',
    'ein Schwert mit Barrell',
  ])('corrects no word that is spelled right: "%s"', (prompt) =>
    expect(read(prompt).words.spelled).toEqual([]),
  );
});

describe('other languages', () => {
  it.each([
    ['Windmühle', 'windmill', ''],
    ['windmuehle aus Holz', 'windmill', 'main: wood'],
    ['eine rostige Rüstung', 'breastplate', 'metal: rust'],
    ['drei blaue Fässer', 'barrel 3', 'main: #2d62b8'],
    ['Holzkiste mit Eisen', 'crate', 'nails: iron'],
    ['ein Ritter mit einem Schwert', 'knight, hand sword', ''],
    ['espada dorada', 'sword', 'main: gold'],
    ['torre de piedra', 'tower', 'main: stone'],
    ['dos gatos negros', 'cat 2', 'coat: #222226'],
    ['molino de viento', 'windmill', ''],
    ['casa roja con puerta verde', 'house', 'main: #c4302b, door: #3f9142'],
    ['une épée en or', 'sword', 'main: gold'],
    ['coffre au trésor en bois', 'chest', 'main: wood'],
    ['un chat sur une chaise', 'cat, below chair', ''],
    ['boneco de neve', 'snowman', ''],
    ['cadeira de madeira azul', 'chair', 'main: wood #2d62b8'],
    ['赤い家', 'house', 'main: #c4302b'],
    ['三つの樽', 'barrel 3', ''],
    ['剣を持った騎士', 'knight, hand sword', ''],
    ['机の上の猫', 'cat, below table', ''],
    ['红色的房子', 'house', 'main: #c4302b'],
    ['拿着剑的骑士', 'knight, hand sword', ''],
    ['三个木桶', 'barrel 3', ''],
    ['木桌上的蛋糕', 'cake, below table', ''],
    ['戴着草帽的熊猫', 'panda, head hat', ''],
    ['lámpara de mesa verde', 'table_lamp', 'shade: #3f9142'],
    ['chaise de bureau noire', 'office_chair', 'seat: #222226'],
    ['ein roter Drache mit gelben Flügeln', 'dragon', 'coat: #c4302b, wing: #e8c22e'],
    ['vier braune Stühle um einen Tisch', 'chair 4, beside table', 'main: #6f4a2b'],
    ['un dragón verde volando', 'dragon', 'coat: #3f9142'],
    ['un dragón verde comiendo', 'dragon', 'coat: #3f9142'],
    ['los peces azules', 'fish', 'main: #2d62b8'],
    ['una mesa redonda con cuatro sillas', 'round_table, beside chair 4', ''],
    ['des chevaux noirs', 'horse', 'main: #222226'],
    ['les deux petites souris blanches', 'mouse 2', 'coat: #f1f0ec'],
    ['três cristais azuis', 'crystal 3', 'main: #2d62b8'],
    ['duas cadeiras marrons', 'chair 2', 'main: #6f4a2b'],
    ['duas maçãs verdes numa cesta', 'apple 2, below basket', 'main: #3f9142'],
    ['um gato preto em cima da mesa', 'cat, below table', 'coat: #222226'],
    ['um cavalo branco com sela marrom', 'horse', 'main: #f1f0ec, saddle: #6f4a2b'],
    ['大きな木の下の小さな家', 'house, beside tree', ''],
    ['桌子下的猫', 'cat, beside table', ''],
  ])('"%s" is %s', (prompt, things, surfaces) => {
    expect(thingsOf(prompt)).toBe(things);
    expect(surfaces === '' ? '' : paintOf(prompt)).toBe(surfaces);
  });

  it('say which language was read, and keep unknown words as they were typed', () => {
    expect(sentenceOf('eine alte Windmühle mit Käsefondue')).toBe('read as German; left out: "käsefondue".');
    expect(read('une mèche').name).toBe('mèche');
  });

  it('every word of the tables is one of a subject, or describes', () => {
    const known = vocabularyOf(subjects);
    for (const row of [...readRows('nouns', nouns), ...readRows('describing', describingWords)])
      for (const word of row.columns[0]!.split(' '))
        expect(word === '-' || known.words.has(word), `${row.columns[0]}`).toBe(true);
    for (const { columns } of readRows('nouns', nouns))
      expect(read(`a ${columns[0]}`).subject, columns[0]).not.toBeNull();
  });
});

describe('several things', () => {
  it.each([
    ['a knight with a sword and a shield', 'knight, hand sword, hand shield'],
    ['a knight holding a torch', 'knight, hand torch'],
    ['a skeleton wearing a top hat', 'skeleton, head top_hat'],
    ['a cat on a chair', 'cat, below chair'],
    ['a cat on top of a red chair', 'cat, below chair'],
    ['a table and four chairs', 'table, beside chair 4'],
    ['tavern table with mugs', 'round_table, on mug 5'],
    ['a basket full of apples', 'basket, on apple 5'],
    ['three barrels and two crates', 'barrel 3, beside crate 2'],
    ['a chest, a barrel and a crate', 'chest, beside barrel, beside crate'],
    ['sushi plate', 'plate, on sushi_roll'],
    ['crate ham', 'crate, on ham'],
    ['bookcase small candles', 'bookshelf, on candle 5'],
    ['a barrel of beer', 'barrel'],
    ['a stone wall with a wooden door', 'wall_with_a_door'],
    ['a window with iron bars', 'barred_window'],
    ['a campfire with a black pot', 'campfire_with_a_pot'],
    ['a fountain with an angel on top', 'fountain, top angel'],
    ['a house with a cat on the roof', 'house, top cat'],
    ['a rock topped with a skull', 'rock, top skull'],
    ['a turtle with a castle on top', 'turtle, beside castle'],
    ['a snowman with a hat on top', 'snowman, head hat'],
    ['a barrel bomb', 'bomb'],
    ['table lamp', 'table_lamp'],
    ['a knight riding a dragon', 'knight, below dragon'],
    ['a graveyard', 'tombstone 4, beside dead_tree, beside cross_grave 2, beside coffin'],
    ['blacksmith corner', 'anvil, beside barrel, beside hammer, beside grindstone'],
    ['a car with four wheels', 'car'],
    ['a chest with a lock', 'chest'],
    ['a crate with iron bands', 'crate'],
    ['a cat or a dog', 'cat'],
    ['a man walking his dog', 'humanoid'],
    ['a table with four chairs', 'table, beside chair 4'],
    ['a table with two stools and a candle', 'table, beside stool 2, on candle'],
    ['an outhouse with a moon on the door', 'outhouse, beside moon'],
    ['a crow on a fence', 'crow, below fence'],
    ['a slime with a crown', 'slime, head crown'],
    ['a rabbit wearing a top hat', 'rabbit, head top_hat'],
    ['a bucket full of fish', 'bucket, on fish 5'],
    ['a chest full of gold coins', 'chest, on coin 5'],
    ['an octopus holding a sword', 'octopus, beside sword'],
    ['a basket of five apples', 'basket, on apple 5'],
    ['three baskets of apples', 'basket 3, on apple 4'],
    ['a table with a zorb, two mugs and a potion', 'table, on mug 2, on potion'],
    ['a small cactus in a pot', 'cactus, below flower_pot'],
    ['two potted red roses', 'rose 2, below flower_pot'],
    ['a dish rack with three plates', 'dish_rack'],
    ['a light blue sofa', 'sofa'],
    ['a large corner of monorail track', 'monorail_corner'],
    ['a bedside table with a lamp and a drawer', 'nightstand, on table_lamp'],
    ['an arch with an iron gate', 'gated_arch'],
    ['a sword and a blarg shield', 'sword, beside shield'],
    ['a wall shelf with three potions', 'shelf, on potion 3'],
    ['a wheel of yellow cheese', 'wheel_of_cheese'],
    ['a slice of cake on a plate', 'slice_of_cake'],
    ['three red apples and one green apple in a bowl', 'apple 3, along apple, below bowl'],
    ['three red and two green apples in a basket', 'apple 3, along apple 2, below basket'],
    ['a red apple and two green ones', 'apple, beside apple 2'],
    ['a purple rock and three golden ones', 'rock, beside rock 3'],
    ['a white lemon and five blue eggs', 'lemon, beside egg 5'],
    ['four blue books and a golden key on a table', 'book 4, along key, below table'],
    ['two rubies and a coin in a chest', 'gem 2, along coin, below chest'],
    ['a basket of three red apples and two green pears', 'basket, on apple 3, on pear 2'],
    [
      'two apples in a bowl and three carrots in a crate',
      'apple 2, below bowl, beside carrot 3, below crate',
    ],
    ['two barrels and a crate with three apples', 'barrel 2, beside crate, on apple 3'],
    ['a two-story house', 'two_story_building'],
    ['3 storey building', 'three_story_building'],
    ['viking boat', 'viking_longship'],
    ['planks', 'plank 3'],
    ['armchair pillows', 'armchair, on pillow 5'],
    ['a house with two floors', 'house'],
    ['tractor police', 'tractor'],
    ['a tall wall with an entrance', 'wall_with_a_door'],
    ['une allée de garage courte', 'road'],
    ['un vagón de tren cargado de manzanas', 'train_car'],
    ['bag coins', 'sack, on coin 5'],
    ['car wheels', 'car_wheel 3'],
    ['desk lamps', 'desk_lamp 3'],
    ['a light wooden table', 'table'],
    ['eine junge Frau mit Hut', 'woman, head hat'],
    ['ein Junge mit Hut', 'boy, head hat'],
    ['twelve loaves of bread', 'loaf_of_bread 12'],
    ['a round table with a white tablecloth', 'round_table, on tablecloth'],
    ['a broken column covered in ivy', 'broken_column'],
    ['skeleten wizzard whit staff', 'wizard, hand wizard_staff'],
    ['wind mil on hil', 'windmill, below hill'],
    ['bed with green blankt and two pilows', 'bed, on pillow 2'],
    ['taxi car', 'taxi'],
    ['a telescope on a tripod', 'telescope'],
    ['crate_large.gltf', 'crate'],
  ])('"%s" is %s', (prompt, things) => expect(thingsOf(prompt)).toBe(things));

  it('that clauses name apart are placed apart', () => {
    const groups = read('an apple in a bowl and a carrot in a crate').others.map(({ group }) => group);
    expect(groups).toEqual([0, 1, 1]);
  });

  it.each([
    ['a tree beside a shelf with three bottles', [1, 1]],
    ['a knight next to a horse with a sword', [0, 0]],
    ['a cat near a tree with a hat', [0, 0]],
  ])('carry what is named behind them where they can: %s', (prompt, groups) => {
    expect(read(prompt).others.map(({ group }) => group)).toEqual(groups);
  });

  it('keep their own colours', () => {
    const { paint, others } = read('a red barrel and a blue crate');
    expect([paint, others[0]!.paint].map(({ slots }) => slots)).toEqual([
      { main: { material: null, color: '#c4302b' } },
      { main: { material: null, color: '#2d62b8' } },
    ]);
  });
});

describe('colours', () => {
  it.each([
    ['chibi dragon, green scales', 'coat: #3f9142', 'left out: "chibi".'],
    ['a round shield, painted red and white', 'main: paint #c4302b, trim: #f1f0ec', undefined],
    ['a round wooden shield', 'main: wood', undefined],
    ['a castle with red flags', 'flag: #c4302b', undefined],
    ['a bucket filled with water', '', undefined],
    ['an oak tree', '', undefined],
    ['a red palm tree', 'leaf: #c4302b', undefined],
    ['willow autumn', 'leaf: #c8742b', '"willow" became a willow tree.'],
    ['um gato laranja', 'coat: #e07a1f', 'read as Portuguese.'],
    ['a house with a blue roof', 'trim: #2d62b8', undefined],
    ['a wizard with a white beard', 'beard: #f1f0ec', undefined],
    ['a farmer with a yellow raincoat', 'main: #e8c22e', undefined],
    ['a stone pillar with green vines', '', undefined],
    ['a flower pot with red leaves', '', 'left out: "red", "leaves".'],
    ['birch log campfire with a pot', 'wood: grain', undefined],
    ['a viking longship with red and white sails', 'sail: #c4302b', 'left out: "white".'],
    ['a black and gold throne', 'gold: #222226, cloth: gold', undefined],
    ['a green dragon', 'coat: #3f9142', undefined],
    ['a red and white lighthouse', 'white: #c4302b, red: #f1f0ec', undefined],
    ['a chest with a purple zorb', '', 'left out: "purple", "zorb".'],
    ['a basket of red apples', '', undefined],
    ['an emerald', 'main: #1f9d63', '"emerald" became a gem.'],
    ['a barrel and a pink blue green chair', '', 'left out: "green".'],
    ['a pink blue green chair', 'main: #e87fa6, trim: #2d62b8', 'left out: "green".'],
    ['a lit torch', '', undefined],
    ['a dark wooden table', 'main: wood #48301b', undefined],
    ['a dark blue door', 'wood: #17315c', undefined],
    ['a railway car with logs', '', '"railway car" became a train car; left out: "logs".'],
    ['grass patch with foliage', '', 'left out: "foliage".'],
    ['stone village', 'main: stone', '"village" became house, cottage, well, tree.'],
    ['farm dirt', '', '"farm" became barn, silo, tractor, cow; left out: "dirt".'],
  ])('of "%s" are on %s', (prompt, surfaces, sentence) => {
    expect(paintOf(prompt)).toBe(surfaces);
    expect(sentenceOf(prompt)).toBe(sentence);
  });
});

it.each([
  ['a knight in T-pose', 't-pose'],
  ['an orc, A-pose', 'a-pose'],
  ['a barrel', null],
])('reads the pose of "%s" as %s', (prompt, pose) => {
  expect(read(prompt).pose).toBe(pose);
  expect(sentenceOf(prompt)).toBeUndefined();
});

it.each([
  ['', undefined],
  ['handed', undefined],
  ['constructor handed sword', 'sword'],
  ['hasOwnProperty running man', 'humanoid'],
  [`${'track '.repeat(300)}loop`, undefined],
  ['running '.repeat(400), undefined],
  ['一桶'.repeat(400), 'bucket'],
  ['cage in a cage in a cage', 'cage'],
])('reads any text, with names of inherited members and without end: %#', (prompt, name) => {
  expect(read(prompt).subject?.name).toBe(name);
});
