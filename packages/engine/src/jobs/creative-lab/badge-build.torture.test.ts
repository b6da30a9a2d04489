import { describe, expect, it } from 'vitest';
import { badgeDefaults, badgeRanges } from '../../creative-lab/badge/badge-options.ts';
import { measuredBadge } from '../../testing/badges.ts';

/** The ends of a range; one that is not itself allowed is approached. */
const corners = Object.entries(badgeRanges).flatMap(([name, range]) => {
  const least = 'above' in range ? 0.05 : range.least;
  return [least, range.most].map((value) => [name, value] as const);
});
const switches = ['has_closed_back', 'invert_depth', 'remove_background'] as const;

describe.each(['keychain', 'fridge-magnet'] as const)(
  '%s is closed at the ends of every range',
  (product) => {
    it.each(corners)('%s %s, with a closed and with an open back', async (name, value) => {
      for (const has_closed_back of [true, false]) {
        const options = { export_resolution: 128, [name]: value, has_closed_back };
        const { status, volume } = await measuredBadge(product, options);
        expect(status, String(has_closed_back)).toBe('NoError');
        expect(volume).toBeGreaterThan(0);
      }
    });

    it('with no base and no relief, and in every shape with every switch', async () => {
      const nothing = { relief_height_mm: 0, base_thickness_mm: 0, export_resolution: 64 };
      expect(await measuredBadge(product, nothing)).toMatchObject({ status: 'NoError' });
      const all = { ...nothing, depth_threshold: 1, relief_height_mm: 2 };
      expect(await measuredBadge(product, all)).toMatchObject({ status: 'NoError' });
      for (const badge_shape of ['circle', 'rounded-rect', 'hexagon', 'shield', 'star']) {
        for (const name of switches) {
          const options = { export_resolution: 64, badge_shape, [name]: !badgeDefaults[product][name] };
          expect(await measuredBadge(product, options)).toMatchObject({ status: 'NoError' });
        }
      }
    });
  },
);
