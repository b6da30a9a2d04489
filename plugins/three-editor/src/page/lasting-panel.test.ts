import { type Intent, type JobControl, PanelError, type View } from '@meshwright/panel';
import { describe, expect, it } from 'vitest';
import { type CorePanel, lastingPanel } from './lasting-panel.ts';

describe('a panel whose core is ended', () => {
  it('is opened again at its next use, and not before, when no job is running', async () => {
    const { cores, connect } = coresOf('done', 'done');
    const panel = await lastingPanel(connect);
    await cores[0]!.end();
    expect(cores).toHaveLength(1);
    await panel.send({ do: 'press', control: 'make' });
    expect(cores.map(({ sent }) => sent.length)).toEqual([0, 1]);
  });

  it.each(['waiting', 'working'] as const)('is opened again at once while a job is %s', async (state) => {
    const { cores, connect } = coresOf(state, 'ready');
    const panel = await lastingPanel(connect);
    const views: View[] = [];
    panel.subscribe((view) => views.push(view));
    await cores[0]!.end();
    expect(cores).toHaveLength(2);
    expect(views.map(stateOf)).toEqual(['ready']);
    expect(stateOf(panel.view())).toBe('ready');
  });

  it('reports why it cannot be opened, and tries again at the next use', async () => {
    const { cores, connect } = coresOf('working', new Error('Load the page again.'), 'done');
    const panel = await lastingPanel(connect);
    await cores[0]!.end();
    expect(panel.view().announcement).toBe('Load the page again.');
    await panel.send({ do: 'press', control: 'make' });
    expect(stateOf(panel.view())).toBe('done');
  });

  it('is opened once for concurrent uses', async () => {
    const { cores, connect } = coresOf('done', 'done', 'done');
    const panel = await lastingPanel(connect);
    await cores[0]!.end();
    await Promise.all([1, 2, 3].map(() => panel.send({ do: 'press', control: 'make' })));
    expect(cores.map(({ sent }) => sent.length)).toEqual([0, 3]);
  });

  it('is left to the tab that took it, also while a job is running, until its next use', async () => {
    const { cores, connect } = coresOf('working', 'working');
    const panel = await lastingPanel(connect);
    const views: View[] = [];
    panel.subscribe((view) => views.push(view));
    await cores[0]!.end(new PanelError('closed', 'Opened in another tab.'));
    expect(cores).toHaveLength(1);
    expect(views.map(({ announcement }) => announcement)).toEqual(['Opened in another tab.']);
    await panel.send({ do: 'press', control: 'make' });
    expect(cores.map(({ sent }) => sent.length)).toEqual([0, 1]);
  });

  it('stays closed after it was closed', async () => {
    const { cores, connect } = coresOf('working', 'working');
    const panel = await lastingPanel(connect);
    await panel.close();
    expect(cores).toHaveLength(1);
  });
});

interface Core {
  readonly sent: Intent[];
  end(reason?: PanelError): Promise<void>;
}

/** Returns cores by the state of their one job, in the order they are opened. */
function coresOf(...states: (JobControl['state'] | Error)[]) {
  const cores: Core[] = [];
  const connect = async (): Promise<CorePanel> => {
    const state = states.shift();
    if (state === undefined || state instanceof Error) throw state;
    const sent: Intent[] = [];
    let end: (reason: PanelError) => void = () => {};
    const closed = new Promise<PanelError>((resolve) => {
      end = resolve;
    });
    cores.push({
      sent,
      async end(reason = lost) {
        end(reason);
        // Listeners have finished.
        await new Promise((resolve) => setTimeout(resolve, 0));
      },
    });
    return {
      closed,
      view: () => viewWith(state),
      subscribe: () => () => {},
      send: async (intent) => void sent.push(intent),
      keep: async (name, { length }) => ({ file: 'a', name, size: length }),
      read: async () => undefined,
      close: async () => end(new PanelError('closed', 'The panel was closed.')),
    };
  };
  return { cores, connect };
}

const lost = new PanelError('connection_lost', 'The connection was lost.');

function viewWith(state: JobControl['state']): View {
  const job: JobControl = { id: 'job/1', label: 'a knight', kind: 'job', state, text: '', actions: [] };
  return { sections: [{ id: 'jobs', title: 'Jobs', folded: false, controls: [job] }], announcement: '' };
}

function stateOf({ sections }: View): string | undefined {
  const [job] = sections[0]?.controls ?? [];
  return job?.kind === 'job' ? job.state : undefined;
}
