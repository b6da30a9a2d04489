import { join } from 'node:path';
import { it } from 'vitest';
import { runCommand } from './testing/run-command.ts';
import { root } from './testing/run-folder.ts';
import { describeInstalled, nodeLines, nodeProgram } from './testing/tools.ts';

describeInstalled('the built packages', () => {
  it.for(nodeLines)('make an asset, start to placed GLB, on Node %s', async (line, { skip }) => {
    const node = await nodeProgram(line);
    if (!node) return skip('the registry does not give it for this platform');
    await runCommand(node, [join(root, 'test/outside/smoke.mjs')], root);
  });
});
