/** Heights of everyday things in metres, at the scale of a game; the first row with a matching word wins. */
export const fallbackHeights: readonly { readonly metres: number; readonly words: readonly string[] }[] = [
  { metres: 0.02, words: ['coin', 'ring'] },
  { metres: 0.08, words: ['key', 'gem', 'crystal', 'dice', 'egg'] },
  { metres: 0.12, words: ['mug', 'cup', 'apple', 'shoe', 'candle', 'hat', 'helmet', 'crown', 'skull'] },
  {
    metres: 0.2,
    words: ['mushroom', 'potion', 'bottle', 'vase', 'book', 'cake', 'bread', 'fish', 'bird', 'cactus'],
  },
  { metres: 0.35, words: ['bucket', 'lantern', 'flower', 'pot', 'cat', 'backpack', 'pumpkin', 'stool'] },
  {
    metres: 0.6,
    words: ['chest', 'crate', 'box', 'wheel', 'dog', 'fox', 'sheep', 'shield', 'axe', 'hammer'],
  },
  { metres: 0.75, words: ['table', 'desk', 'sofa', 'bench', 'bed', 'anvil'] },
  { metres: 0.95, words: ['chair', 'barrel', 'well', 'fence', 'sword', 'bow'] },
  { metres: 1.2, words: ['motorcycle', 'bicycle', 'boat', 'canoe', 'wolf', 'goblin', 'dwarf', 'child'] },
  { metres: 1.5, words: ['car', 'robot', 'horse', 'cow', 'bear', 'rock', 'statue', 'wagon', 'cart'] },
  {
    metres: 1.75,
    words: [
      'person',
      'human',
      'humanoid',
      'man',
      'woman',
      'character',
      'knight',
      'wizard',
      'mage',
      'rogue',
      'barbarian',
    ],
  },
  {
    metres: 2,
    words: ['spear', 'staff', 'door', 'wardrobe', 'bookshelf', 'shelf', 'ladder', 'throne', 'spaceship'],
  },
  {
    metres: 3,
    words: ['lamp', 'streetlamp', 'giant', 'truck', 'bus', 'statue', 'elephant', 'dragon', 'helicopter'],
  },
  { metres: 4, words: ['cottage', 'hut', 'tent', 'plane', 'airplane'] },
  { metres: 6, words: ['tree', 'house', 'ship', 'bridge', 'windmill'] },
  { metres: 12, words: ['tower', 'castle', 'church', 'rocket', 'lighthouse'] },
];

/** Height of a character without a known name. */
export const typicalCharacterMetres = 1.7;

/** Height of any other thing without a known name. */
export const typicalThingMetres = 1;
