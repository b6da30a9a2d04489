import { sampleOf } from '@meshwright/testing/samples';
import { describe, expect, it } from 'vitest';
import { subjects } from '../../content/subjects.ts';
import { readPrompt } from './read-prompt.ts';
import { readWords } from './read-words.ts';
import { vocabularyOf } from './vocabulary.ts';

/** English nouns, and their plurals in the languages that have them, by the same order. */
const nouns =
  'fork barrel house tree sword apple book cat dog horse chair bottle key tower castle fish candle crate crown lion'.split(
    ' ',
  );
const plurals = {
  German: {
    numbers: 'zwei drei vier fünf sechs sieben acht neun zehn',
    nouns:
      'Gabeln Fässer Häuser Bäume Schwerter Äpfel Bücher Katzen Hunde Pferde Stühle Flaschen Schlüssel Türme Burgen Fische Kerzen Kisten Kronen Löwen',
  },
  Spanish: {
    numbers: 'dos tres cuatro cinco seis siete ocho nueve diez',
    nouns:
      'tenedores barriles casas árboles espadas manzanas libros gatos perros caballos sillas botellas llaves torres castillos peces velas cajas coronas leones',
  },
  French: {
    numbers: 'deux trois quatre cinq six sept huit neuf dix',
    nouns:
      'fourchettes tonneaux maisons arbres épées pommes livres chats chiens chevaux chaises bouteilles clés tours châteaux poissons bougies caisses couronnes lions',
  },
  Portuguese: {
    numbers: 'dois três quatro cinco seis sete oito nove dez',
    nouns:
      'garfos barris casas árvores espadas maçãs livros gatos cães cavalos cadeiras garrafas chaves torres castelos peixes velas caixas coroas leões',
  },
};
/** The nouns of the languages without plurals, and what each is counted by. */
const counted = {
  Japanese: {
    nouns: 'フォーク 樽 家 木 剣 りんご 本 猫 犬 馬 椅子 瓶 鍵 塔 城 魚 ろうそく 木箱 王冠 ライオン',
    counters: '本 個 軒 本 本 個 冊 匹 匹 頭 脚 本 本 基 個 匹 本 箱 個 頭',
    forms: (number: string, counter: string, noun: string) => [
      `${number}${counter}の${noun}`,
      `${noun}${number}${counter}`,
    ],
  },
  Chinese: {
    nouns: '叉子 木桶 房子 树 剑 苹果 书 猫 狗 马 椅子 瓶子 钥匙 塔 城堡 鱼 蜡烛 箱子 王冠 狮子',
    counters: '把 个 座 棵 把 个 本 只 条 匹 把 个 把 座 座 条 根 个 顶 头',
    forms: (number: string, counter: string, noun: string) => [
      `${number}${counter}${noun}`,
      `${number}${counter}红色的${noun}`,
    ],
  },
};
const numerals = '二三四五六七八九十';

/** Returns the prompts of which the reading is no number of the noun and nothing else. */
function misread(prompts: readonly (readonly [prompt: string, noun: string, count: number])[]): string[] {
  return prompts.flatMap(([prompt, noun, count]) => {
    const { subject, count: read, others } = readPrompt(prompt, subjects);
    const isRight = subject?.words.includes(noun) && read === count && others.length === 0;
    return isRight ? [] : [`${prompt}: ${subject?.name ?? 'unknown'} ${read}`];
  });
}

describe('a number and a noun in the plural are that many of it', () => {
  it.each(Object.entries(plurals))('%s', (_, { numbers, nouns: own }) => {
    const prompts = own
      .split(' ')
      .flatMap((noun, i) =>
        numbers.split(' ').map((number, k) => [`${number} ${noun}`, nouns[i]!, k + 2] as const),
      );
    expect(prompts).toHaveLength(180);
    expect(misread(sampleOf(prompts, 23))).toEqual([]);
  });

  it.each(Object.entries(counted))('%s', (_, { nouns: own, counters, forms }) => {
    const prompts = own
      .split(' ')
      .flatMap((noun, i) =>
        [...numerals].flatMap((numeral, k) =>
          [numeral, String(k + 2)].flatMap((number) =>
            forms(number, counters.split(' ')[i]!, noun).map((prompt) => [prompt, nouns[i]!, k + 2] as const),
          ),
        ),
      );
    expect(prompts).toHaveLength(720);
    expect(misread(sampleOf(prompts, 23))).toEqual([]);
  });

  it.each([
    ['十二本の木', 'tree', 12],
    ['三匹の猫と二匹の犬', 'cat', 3],
    ['两把剑和三个盾牌', 'sword', 2],
    ['zehn Kakteen', 'cactus', 10],
    ['trois gâteaux', 'cake', 3],
    ['dos leones', 'lion', 2],
    ['três anéis', 'ring', 3],
    ['両方の剣', 'sword', 1],
    ['七面鳥', 'turkey', 1],
    ['一桶水', 'bucket', 1],
    ['一篮苹果', 'basket', 1],
    ['limonero', 'tree', 1],
  ])('%s: %s %s', (prompt, noun, count) => {
    const { subject, count: read } = readPrompt(prompt, subjects);
    expect(subject?.words).toContain(noun);
    expect(read).toBe(count);
  });
});

/** Returns the things of a prompt with their numbers. */
function thingsOf(prompt: string): string {
  const { subject, count, others } = readPrompt(prompt, subjects);
  const named = [
    { name: subject?.name ?? 'unknown', count },
    ...others.map(({ subject: { name }, count: of }) => ({ name, count: of })),
  ];
  return named.map(({ name, count: of }) => (of > 1 ? `${name} ${of}` : name)).join(', ');
}

describe('prompts of other languages name their things', () => {
  it.each([
    ['ein Glas Honig mit einem Holzlöffel daneben', 'honey_jar, spoon'],
    ['ein zerstörtes Grab neben einem kahlen Baum', 'tombstone, dead_tree'],
    ['drei brennende Fackeln an einer Wand', 'torch 3, stone_wall'],
    ['zwölf goldene Münzen', 'coin 12'],
    ['Kiste, darin zwei Schwerter', 'crate, sword 2'],
    ['eine Truhe mit einer Katze darauf', 'chest, cat'],
    ['ein schwarzer Kater auf einer Mauer', 'cat, stone_wall'],
    ['ein magisches Schwert, das leuchtet', 'sword'],
    ['un cofre abierto y tres setas con lunares', 'open_chest, mushroom 3'],
    ['una casa pintada de rojo', 'house'],
    ['una mesa con una vela encima', 'table, candle'],
    ['una heladera junto a un sillon', 'refrigerator, armchair'],
    ['un puente de piedra cubierto de musgo', 'bridge'],
    ['una silla quebrada', 'broken_chair'],
    ['cuatro velas encendidas', 'candle 4'],
    ['une épée brisée et un bouclier fendu', 'sword, shield'],
    ['une bibliothèque fermée en bois sombre', 'bookshelf'],
    ['une bouteille dans une ferme', 'bottle, cottage'],
    ["un château d'eau", 'water_tower'],
    ['une maison avec un arbre à côté', 'house, tree'],
    ['deux epees croisees', 'sword 2'],
    ['une fee avec une baguette magique', 'fairy, magic_wand'],
    ['uma marquise vermelha sobre uma porta', 'awning'],
    ['uma geladeira e uma prateleira', 'refrigerator, shelf'],
    ['um gato dormindo em cima de uma almofada', 'cat, pillow'],
    ['uma estante cheia de livros', 'bookshelf, book 5'],
    ['três barris quebrados', 'barrel 3'],
    ['um senhor com um chapéu', 'humanoid, hat'],
    ['赤いリボンのついた長方形のプレゼント箱', 'gift_box'],
    ['りんごの入ったかご', 'basket, apple 5'],
    ['木の下で眠る犬', 'dog, tree'],
    ['猫の乗ったテーブル', 'table, cat'],
    ['車椅子', 'wheelchair'],
    ['骨付きチキン', 'chicken_leg'],
    ['剣が刺さった岩', 'sword'],
    ['带芝麻的汉堡上层面包', 'burger_bun'],
    ['一把旧木椅', 'chair'],
    ['桌子上有一只猫', 'table, cat'],
    ['一个装满金币的箱子', 'crate, coin 5'],
    ['带门的墙', 'wall_with_a_door'],
    ['一棵光秃秃的树', 'dead_tree'],
  ])('"%s" is %s', (prompt, things) => expect(thingsOf(prompt)).toBe(things));

  it.each([
    ['une porte fermée', 'closed'],
    ['les portes fermées', 'closed'],
    ['una puerta rota', 'broken'],
    ['uma torre destruída', 'destroyed'],
    ['ein dunkles Haus', 'dark'],
    ['ein dunkelgrüner Dinosaurier', 'dark green'],
  ])('an adjective of "%s" is no noun of a similar stem: %s', (prompt, adjective) => {
    const { words } = readWords(prompt, vocabularyOf(subjects));
    expect(words.join(' ')).toContain(adjective);
  });

  it.each([
    ['桥', 'bridge'],
    ['石狮子', 'lion_statue'],
    ['床头柜', 'nightstand'],
    ['车轮', 'wheel'],
    ['船锚', 'anchor'],
    ['树屋', 'tree_house'],
    ['火车', 'steam_locomotive'],
    ['木乃伊', 'mummy'],
    ['金字塔', 'pyramid'],
    ['门', 'door'],
    ['剑龙', 'stegosaurus'],
  ])('a single character is no part of a longer word: "%s" is %s', (prompt, name) =>
    expect(thingsOf(prompt)).toBe(name),
  );
});

it.each([
  ['赤いVRゴーグル', 'vr_headset', 'Japanese'],
  ['solarpanel', 'solar_panel', null],
  ['shiba inu', 'shiba_inu', null],
])(
  'names in two scripts, and names of English whose words another language has, are read as a whole: %s',
  (prompt, name, language) => {
    const { subject, words } = readPrompt(prompt, subjects);
    expect(subject?.name).toBe(name);
    expect(words.language).toBe(language);
    expect(words.leftOut).toEqual([]);
  },
);

it.each([
  ['ein Regal voller Bücher', 'shelf, on book'],
  ['des pommes', 'apple'],
  ['un árbol con naranjas', 'tree, crown orange_fruit'],
  ['ein Zitronenbaum', 'tree, crown lemon'],
  ['Hexfeld mit einem Fluss', 'hex_river'],
  ['りんごの小さな山', 'apple'],
  ['中くらいのトランク', null],
])('reads what other languages say of things together: %s', (prompt, things) => {
  const { subject, others } = readPrompt(prompt, subjects);
  expect(
    subject && [subject.name, ...others.map((other) => `${other.place} ${other.subject.name}`)].join(', '),
  ).toBe(things);
});

it.each([
  ['glace au chocolat', 'scoop'],
  ['helado de chocolate', 'scoop'],
  ['ein Schwert mit einem Rubin', 'jewel'],
  ['une maison avec des fenêtres dorées', 'window'],
])('colours the part that other languages say: %s', (prompt, slot) => {
  expect(Object.keys(readPrompt(prompt, subjects).paint.slots)).toContain(slot);
});

describe('words with several meanings take the one that fits beside the others', () => {
  it.each([
    ['mesa', 'table', 'Spanish'],
    ['un cactus bajo', 'cactus', 'Spanish'],
    ['una estructura amarilla mediana', 'structure', 'Spanish'],
    ['estructura baja', 'low_structure', 'Spanish'],
    ['una caja de objetos', 'item_crate', 'Spanish'],
    ['collar', 'necklace', 'Spanish'],
    ['un tronco', 'log', 'Spanish'],
    ['un muffin', 'cupcake', 'Spanish'],
    ['lit simple', 'single_bed', 'French'],
    ['une porte droite', 'door', 'French'],
    ['uma chaminé média', 'chimney', 'Portuguese'],
    ['niedriges Bauwerk', 'low_structure', 'German'],
    ['大きくて高い木', 'tree', 'Japanese'],
    ['シンプルで長いベンチ', 'bench', 'Japanese'],
    ['黄色いガラス瓶', 'glass_jar', 'Japanese'],
    ['大木桶', 'barrel', 'Chinese'],
    ['木车厢', 'train_car', 'Chinese'],
    ['合上的红书', 'book', 'Chinese'],
    ['weiblicher Charakter', 'woman', 'German'],
    ['Pfeilbündel', 'arrow', 'German'],
    ['eine große Pilzgruppe', 'mushroom', 'German'],
    ['ein Haufen Steine', 'rock', 'German'],
    ['grass dense', 'grass', 'French'],
    ['a balon', 'balloon', null],
    ['ein Blaster', 'laser_gun', 'German'],
  ])('"%s" is %s', (prompt, name, language) => {
    const { subject, words } = readPrompt(prompt, subjects);
    expect(subject?.name).toBe(name);
    expect(words.language).toBe(language);
    expect(words.leftOut).toEqual([]);
  });

  it.each([
    ['un gato bajo una mesa', 'cat, table'],
    ['un árbol con un tronco marrón', 'tree'],
  ])('%s: %s', (prompt, things) => {
    expect(thingsOf(prompt)).toBe(things);
  });
});
