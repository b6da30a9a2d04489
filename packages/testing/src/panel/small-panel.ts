import type { ButtonControl, HostPort, Intent, JobControl, Panel, View } from '@meshwright/panel';
import { PanelError } from '@meshwright/panel';

/** Ledger of the service, which outlives every small panel. */
export interface Till {
  paid: number;
}

/**
 * Creates a minimal panel: makes paid jobs, saves them through its host, imports them, and stores files. Buttons:
 * `make`, `export`, `fail`, `play`, `save`, `job/N/import|show|remove`.
 */
export async function smallPanel(host: HostPort, till: Till): Promise<Panel> {
  const { jobs } = JSON.parse((await host.load()) ?? '{"jobs":[]}') as {
    jobs: { id: number; asset?: string }[];
  };
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const listeners = new Set<(view: View) => void>();
  let prompt = '';
  let announcement = '';
  let closed = false;

  const view = (): View => ({
    announcement,
    sections: [
      {
        id: 'make',
        title: 'Create',
        folded: false,
        controls: [
          { kind: 'text', id: 'field/prompt', label: 'Prompt', value: prompt, long: true },
          ...['make', 'export', 'fail', 'play', 'save'].map((id) => button(id, 'primary')),
        ],
      },
      { id: 'jobs', title: 'Jobs', folded: false, controls: jobs.map(jobControl) },
    ],
  });
  const change = (text: string) => {
    announcement = text;
    for (const listener of [...listeners]) listener(view());
  };

  async function press(control: string): Promise<void> {
    const [, number, what] = /^job\/(\d+)\/(\w+)$/.exec(control) ?? [];
    const job = jobs.find(({ id }) => id === Number(number));
    if (job && what === 'import') {
      const { id, name } = await host.importAsset(assetOf(job.id));
      job.asset = id;
      change(`${name} stands in the scene.`);
    } else if (job?.asset && what === 'show') change(`shown: ${await host.show(job.asset)}`);
    else if (job?.asset && what === 'remove') change(`removed: ${await host.remove(job.asset)}`);
    else if (control === 'make') {
      till.paid += 1;
      jobs.push({ id: till.paid });
      change(`Job ${till.paid} is made.`);
    } else if (control === 'export') change(`exported ${(await host.exportSelection()).byteLength} bytes`);
    else if (control === 'play') await host.playClip?.('a', 'Idle');
    else if (control === 'save') change((await host.saveFile?.('a.txt', bytesOf('saved'))) ?? 'not saved');
    else if (control === 'fail') throw new PanelError('refused', 'It was refused; nothing was paid.');
    else throw new PanelError('bad_intent', `There is no ${control}.`);
    await host.save(JSON.stringify({ jobs }));
  }

  return {
    view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async send(intent: Intent) {
      if (closed) throw new PanelError('closed', 'The panel was closed.');
      if (intent.do === 'press') return await press(intent.control);
      if (intent.do === 'set' && intent.control === 'field/prompt') prompt = String(intent.value ?? '');
      change(intent.do === 'select' ? `selected ${intent.selection?.name}` : '');
    },
    async keep(name, bytes) {
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      const file = Buffer.from(digest).toString('hex');
      files.set(file, bytes);
      return { file, name, size: bytes.byteLength };
    },
    read: async (file) => files.get(file),
    async close() {
      closed = true;
    },
  };
}

function button(id: string, tone: ButtonControl['tone']): ButtonControl {
  return { kind: 'button', id, label: id, tone };
}

function jobControl({ id, asset }: { id: number; asset?: string }): JobControl {
  const actions = ['import', 'show', 'remove'].map((what) => button(`job/${id}/${what}`, 'plain'));
  const state = asset === undefined ? 'ready' : 'done';
  return { kind: 'job', id: `job/${id}`, label: `Job ${id}`, state, text: asset ?? '', actions };
}

/** Returns the asset that a job of the small panel imports. */
export function assetOf(job: number): Parameters<HostPort['importAsset']>[0] {
  return {
    name: `asset-${job}`,
    glb: bytesOf(`glb of job ${job}`),
    file: '0'.repeat(64),
    expected: { height: job, meshes: 1, materials: 1, triangles: 1, clips: [] },
    provenance: {
      task: `text-to-3d:${job}@h`,
      title: 'a',
      request: { prompt: 'a' },
      importedAt: '2026-11-20',
    },
  };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
