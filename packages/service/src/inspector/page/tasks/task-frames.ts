import { type ComponentChildren, h } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { InspectorFrame } from '../../inspector.ts';
import { timeOfDay } from '../elements/moment.ts';
import type { Scene } from './scene.ts';

const shownFrames = 12;

/** Shows the frames of a running task as they arrive; nothing for a task that ended before it was opened. */
export function TaskFrames({
  scene,
  id,
  isOver,
}: {
  scene: Scene;
  id: string;
  isOver: boolean;
}): ComponentChildren {
  const { server } = scene;
  const wasOver = useRef(isOver).current;
  const [frames, setFrames] = useState<readonly InspectorFrame[]>([]);
  useEffect(() => {
    if (wasOver) return;
    const stop = new AbortController();
    const follow = async () => {
      for await (const frame of server.frames(id, stop.signal)) {
        setFrames((seen) => (isNew(frame, seen.at(-1)) ? [...seen, frame] : seen));
      }
    };
    // The polled view works without them.
    follow().catch(() => {});
    return () => stop.abort();
  }, [server, id, wasOver]);
  if (frames.length === 0) return null;
  return h(
    'section',
    { class: 'frames' },
    h('h3', null, 'Frames', h('span', { class: 'dim' }, ` ${frames.length} since opened`)),
    h(
      'ol',
      null,
      frames
        .map((frame, i) => ({ ...frame, i }))
        .slice(-shownFrames)
        .map(({ i, at, status, progress }) =>
          h(
            'li',
            { key: i },
            h('code', null, timeOfDay(at)),
            h('span', null, status),
            h('progress', { max: 100, value: progress, 'aria-label': `Frame ${i + 1}` }),
            h('span', { class: 'number' }, `${progress} %`),
          ),
        ),
    ),
  );
}

/** Filters heartbeats: a quiet stream repeats its last frame. */
function isNew(frame: InspectorFrame, last: InspectorFrame | undefined): boolean {
  return frame.status !== last?.status || frame.progress !== last.progress;
}
