import { extensionAt, indexAt, type JsonObject, objectAt, objectsAt, textAt, wrong } from '../json.ts';
import type { ModelChannel, ModelClip } from '../model.ts';
import type { Counts } from './node-from-json.ts';

/** The clips of a model; a channel has the accessors of its sampler. */
export function clipsFrom(json: JsonObject, count: Counts): ModelClip[] {
  return objectsAt(json, 'animations', '').map((clip, index) => ({
    name: textAt(clip, 'name', `/animations/${index}`) ?? '',
    channels: channelsFrom(clip, count, `/animations/${index}`),
  }));
}

function channelsFrom(clip: JsonObject, count: Counts, at: string): ModelChannel[] {
  const samplers = objectsAt(clip, 'samplers', at).map((sampler, index) => {
    const here = `${at}/samplers/${index}`;
    const input = indexAt(sampler, 'input', count.accessors, here);
    const output = indexAt(sampler, 'output', count.accessors, here);
    const interpolation = textAt(sampler, 'interpolation', here) ?? 'LINEAR';
    if (input !== undefined && output !== undefined) return { input, output, interpolation };
    throw wrong(here, 'a sampler with input and output', sampler);
  });
  return objectsAt(clip, 'channels', at).map((channel, index) => {
    const here = `${at}/channels/${index}`;
    const sampler = indexAt(channel, 'sampler', samplers.length, here);
    const target = objectAt(channel, 'target', here);
    if (sampler === undefined || !target) throw wrong(here, 'a channel with sampler and target', channel);
    const animated = extensionAt(target, 'KHR_animation_pointer', here);
    const node = indexAt(target, 'node', count.nodes, here);
    const path = textAt(target, 'path', here) ?? '';
    const pointer = animated && textAt(animated, 'pointer', here);
    // A spread copies by name, for each of thousands of channels.
    const { input, output, interpolation } = samplers[sampler]!;
    return { node, path, pointer, input, output, interpolation };
  });
}
