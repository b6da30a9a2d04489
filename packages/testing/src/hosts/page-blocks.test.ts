import { type CpuProfile, longestBlock } from '@meshwright/testing/hosts/page-blocks';
import { expect, it } from 'vitest';

const frame = (functionName: string, url = '') => ({ functionName, url, lineNumber: 0, columnNumber: 0 });
const [root, idle, press, parse, engine, callback] = [1, 2, 3, 4, 5, 6];
const nodes: CpuProfile['nodes'] = [
  { id: root, callFrame: frame('(root)'), children: [idle, press] },
  { id: idle, callFrame: frame('(idle)') },
  { id: press, callFrame: frame('press', '/panel.js'), children: [parse, engine] },
  { id: parse, callFrame: frame('parse') },
  { id: engine, callFrame: frame('render', '/engine.js'), children: [callback] },
  { id: callback, callFrame: frame('onRender', '/panel.js') },
];
/** Milliseconds of each function, in order. */
const longest = (...run: readonly (readonly [id: number, ms: number])[]) =>
  longestBlock(
    { nodes, samples: run.map(([id]) => id), timeDeltas: [0, ...run.map(([, ms]) => ms * 1000)] },
    ({ url }) => url === '/panel.js',
  );

it('adds what own functions take until the thread is idle, with what the browser does for them', () => {
  expect(longest([press, 3], [parse, 4], [idle, 50], [press, 5])).toBe(7);
});

it('leaves out the functions of the editor that own ones call, and counts own ones that it calls', () => {
  expect(longest([press, 3], [engine, 100], [callback, 2], [engine, 100])).toBe(5);
});

it('is 0 for a thread that ran nothing of the plugin', () => {
  expect(longest([idle, 10], [engine, 20])).toBe(0);
  expect(longestBlock({ nodes }, () => true)).toBe(0);
});
