import { type ComponentChildren, h } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useAction } from '../elements/use-action.ts';
import type { Server } from '../server.ts';
import type { ModelViewer } from './model-viewer.ts';

interface ModelViewProps {
  readonly server: Server;
  readonly task: string;
  /** Name of the GLB. */
  readonly name: string;
}

/** three.js is in a file of its own, which the page loads with the first model that is opened. */
const viewerFile = './model-viewer.js';

/** Shows the model of a task in 3D after a press, with its size and its clips. */
export function ModelView({ server, task, name }: ModelViewProps): ComponentChildren {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(false), [task, name]);
  if (isOpen) return h(OpenModel, { server, task, name });
  return h(
    'section',
    { class: 'model' },
    h('button', { type: 'button', onClick: () => setOpen(true) }, 'Show in 3D'),
  );
}

function OpenModel({ server, task, name }: ModelViewProps): ComponentChildren {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [viewer, setViewer] = useState<ModelViewer>();
  const [clip, setClip] = useState<string>();
  const { run, problem } = useAction();

  useEffect(() => {
    const stop = new AbortController();
    let opened: ModelViewer | undefined;
    void run(async () => {
      const { openModelViewer } = (await import(viewerFile)) as typeof import('./model-viewer.ts');
      const bytes = await (await server.file(task, name, stop.signal)).arrayBuffer();
      if (stop.signal.aborted) return;
      const viewer = await openModelViewer(canvas.current!, bytes);
      opened = viewer;
      if (stop.signal.aborted) return viewer.dispose();
      setViewer(viewer);
      canvas.current?.focus();
    });
    return () => {
      stop.abort();
      opened?.dispose();
    };
  }, []);

  const play = (next: string | undefined) => {
    viewer?.play(next);
    setClip(next);
  };
  return h(
    'section',
    { class: 'model' },
    h('canvas', {
      ref: canvas,
      tabIndex: 0,
      role: 'img',
      'aria-label': 'The model in 3D. The left and right arrow keys turn it.',
    }),
    problem !== '' && h('p', { class: 'problem', role: 'alert' }, `The model cannot be shown: ${problem}`),
    viewer && h('p', { class: 'dim' }, `${sizeText(viewer.size)} (width × height × depth)`),
    viewer &&
      viewer.clips.length > 0 &&
      h(
        'div',
        { class: 'clips', role: 'group', 'aria-label': 'Clips' },
        viewer.clips.map((each) =>
          h(
            'button',
            {
              key: each,
              type: 'button',
              'aria-pressed': each === clip,
              onClick: () => play(each === clip ? undefined : each),
            },
            each,
          ),
        ),
      ),
  );
}

/** `0.62 × 1.80 × 0.41 m`. */
function sizeText(size: ModelViewer['size']): string {
  return `${size.map((metres) => metres.toFixed(2)).join(' × ')} m`;
}
