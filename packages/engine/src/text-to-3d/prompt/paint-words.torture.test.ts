import { expect, it } from 'vitest';
import { isInTable, subjects } from '../../content/subjects.ts';
import { painted, shownOf } from './paint-words.ts';
import { readPrompt } from './read-prompt.ts';

/** Subjects of many colours, or known by a small surface: a row of houses, the gem of an amulet, what lies on a plate. */
const knownBySmall = new Set(
  (
    'gas_station houseboat structure amulet beer_mug eyeball sushi_roll dumplings leek meteor push_button shower dish_rack towel_rail ' +
    'nutcracker railroad_track curved_track grandstand cattail potted_flowers construction_worker boxer zombie pharaoh cherub hobbit dj ' +
    'market_stall motorcycle unicycle tanker_truck flatcar_with_logs flamethrower townhouse paw_print bouncy_castle finish_line ' +
    'rainbow corn_stalk grape_vine buffer_stop claw_weapon grandstand_awning sloped_rail s_bend_track damaged_rail ' +
    'track_crossing rail_switch wind_farm shipyard oil_pump oil_rig oil_refinery market_hall shield_with_swords gutter hanging_keyring ' +
    'cargo_roof_module racing_wheel delivery_flat parts_pile zombie_hand vegetable_skewer frikandel prize_wheel glass_hangar balcony_ladder ' +
    'turnip_crop beet_crop pumpkin_crop melon_crop wheat_crop onion_crop bunch_of_flowers female_survivor round_covered_grandstand ' +
    'monorail_cargo_wagon'
  ).split(' '),
);

it('a colour alone changes the largest surface of a subject, or at least a fifth of all', () => {
  // A colour of a tile is of its ground.
  const small = subjects.filter((subject) => {
    if (isInTable(subject, 'tiles')) return false;
    const reading = readPrompt(`magenta ${subject.words[0]}`, subjects);
    if (reading.subject !== subject) return false;
    const looks = painted(subject.looks, reading.paint);
    const { areas } = shownOf(subject);
    const all = [...areas.values()].reduce((sum, area) => sum + area, 0);
    const changed = [...areas].filter(([slot]) => looks[slot] !== subject.looks[slot]);
    const largest = Math.max(...areas.values());
    return (
      !changed.some(([, area]) => area === largest) &&
      changed.reduce((sum, [, area]) => sum + area, 0) < 0.2 * all
    );
  });
  expect(small.map(({ name }) => name).filter((name) => !knownBySmall.has(name))).toEqual([]);
}, 300_000);
