import { bytesSource } from '@meshwright/gltf';
import { type ProcessReport, processAsset, type Step } from '@meshwright/gltf/recipe';
import { canonicalJson } from '@meshwright/purchase/internal';
import { localSteps } from './local-steps.ts';
import { bytesOf, contentOf } from './node-content.ts';
import type { ProcessResult, Run } from './recipe-context.ts';
import { type ProcessData, refsIn, type StepData } from './recipe-data.ts';

/** Runs local steps once for the same input, options and versions, which form the key of the result in the store. */
export async function runProcess(run: Run, node: ProcessData): Promise<ProcessResult> {
  const { store } = run.context;
  const inputs = [node.from, ...refsIn(node.process).map(({ ref }) => ref)];
  const hashes: string[] = [];
  for (const ref of inputs) hashes.push((await contentOf(run, ref)).hash);
  const versions = node.process.map((data) => stepOf(data).step.version);
  const name = `process ${canonicalJson({ steps: node.process, versions, hashes })}`;

  const [content, kept] = await Promise.all([store.find(name), store.find(`${name} report`)]);
  const text = content && kept && (await store.read(kept.hash));
  if (content && text) {
    return { kind: 'process', content, report: JSON.parse(new TextDecoder().decode(text)) as ProcessReport };
  }
  const steps: Step[] = [];
  for (const data of node.process) {
    const { step, options } = stepOf(data);
    steps.push(await step.make(options, (ref) => bytesOf(run, ref)));
  }
  const { glb, report } = await processAsset(bytesSource(await bytesOf(run, node.from)), steps, {
    signal: run.signal,
  });
  await store.keep(`${name} report`, new TextEncoder().encode(JSON.stringify(report)));
  return { kind: 'process', content: await store.keep(name, glb), report };
}

function stepOf(data: StepData) {
  const [[name, options] = ['', undefined]] = Object.entries(data);
  return { step: localSteps[name]!, options };
}
