import { remesh, textTo3d } from '@meshwright/contract';
import { expect, it } from 'vitest';
import { checkRequest, priceText } from './check-request.ts';

const options = { at: Date.UTC(2026, 0, 1), flagOf: () => undefined };

it('reports every wrong field at once, by its typed name', () => {
  const body = { mode: 'preview', prompt: '', target_polycount: 5 };
  const flagOf = ({ path }: { path: string }) => (path === 'prompt' ? '<prompt>' : undefined);
  const check = () => checkRequest(textTo3d, body, { ...options, flagOf });
  expect(check).toThrow(/nothing was sent/);
  expect(check).toThrow(/<prompt>: .*\n {2}target_polycount: .*300000/);
});

it('returns the price, also where the specification has none', () => {
  const refine = checkRequest(textTo3d, { mode: 'refine', preview_task_id: 'x' }, options);
  expect(priceText(refine, 'https://service.example')).toBe('price: 10 credits');
  const known = checkRequest(remesh, { input_task_id: 'x' }, options);
  expect(priceText(known, 'https://service.example')).toBe('price: 5 credits');
  const unknown = checkRequest(textTo3d, { should_texture: true, prompt: 'x' }, options);
  expect(priceText(unknown, 'https://service.example')).toBe('estimated price: 30 credits');
  expect(priceText(unknown, 'http://127.0.0.1:1/openapi')).toBe('estimated price: 30 credits');
  expect(priceText(refine, 'embedded')).toMatch(/10 credits.*free/);
});
