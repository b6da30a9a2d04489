/** The height that a request without one gets. */
const heightMetres = 1.7;
/** Nodes of things that a character of this pack holds or wears. */
const held = /sword|shield|axe|mug|knife|crossbow|throwable|staff|wand|spellbook|offhand/i;

/** Generated bodies by prompt, then files of a folder of models, `without` some of their nodes. */
export const motionBodies = [
  { name: 'person', prompt: 'a person', pose: 'a-pose', heightMetres },
  { name: 'knight', prompt: 'knight', pose: 'a-pose', heightMetres },
  { name: 'robot', prompt: 'robot', pose: 't-pose', heightMetres },
  { name: 'dog', prompt: 'dog', pose: 'rest' },
  { name: 'horse', prompt: 'horse', pose: 'rest' },
  { name: 'KayKit Knight', file: 'kaykit_Knight.glb', heightMetres },
  { name: 'KayKit Knight, no props', file: 'kaykit_Knight.glb', without: held, heightMetres },
  { name: 'KayKit Barbarian', file: 'kaykit_Barbarian_draco.glb', heightMetres },
  { name: 'KayKit Barbarian, no props', file: 'kaykit_Barbarian_draco.glb', without: held, heightMetres },
  { name: 'KayKit Rogue', file: 'kaykit_Rogue_meshopt.glb', heightMetres },
  { name: 'KayKit Rogue, no props', file: 'kaykit_Rogue_meshopt.glb', without: held, heightMetres },
  { name: 'KayKit Mage', file: 'kaykit_Mage.glb', heightMetres },
  { name: 'KayKit Mage, no props', file: 'kaykit_Mage.glb', without: held, heightMetres },
  {
    name: 'KayKit Mage, no hat',
    file: 'kaykit_Mage.glb',
    without: /hat|sword|shield|axe|mug|knife|staff|wand|spellbook/i,
    heightMetres,
  },
  { name: 'Fox', file: 'Fox.glb', heightMetres },
  { name: 'Kenney character', file: 'kenney_character/character.glb', heightMetres },
  { name: 'vendor-like', file: 'synth_char_vendorlike.glb', heightMetres },
  { name: 'metres', file: 'synth_char_meters.glb', heightMetres },
  { name: 'root motion', file: 'synth_char_rootmotion.glb', heightMetres },
  { name: 'textured', file: 'synth_char_textured_5m.glb', heightMetres },
];
