import { expect, it } from 'vitest';
import { parseModuleId } from './module-id.ts';

it.each([
  ['virtual:meshwright', { kind: 'all', name: '', preview: false }],
  ['virtual:meshwright?preview', { kind: 'all', name: '', preview: true }],
  ['virtual:meshwright/page', { kind: 'page' }],
  ['meshwright:chest', { kind: 'asset', name: 'chest', preview: false }],
  ['meshwright:old-chest_2?preview', { kind: 'asset', name: 'old-chest_2', preview: true }],
  ['meshwright:', undefined],
  ['meshwright:a/b', undefined],
  ['meshwright:chest?url', undefined],
  ['virtual:meshwright-other', undefined],
  ['./meshwright:chest', undefined],
])('%s', (id, read) => {
  expect(parseModuleId(id)).toEqual(read);
});
