import { expect, it } from 'vitest';
import * as api from './index.ts';

it('exports these values and no others', () => {
  expect(Object.keys(api).sort()).toEqual(['exits', 'run']);
});
