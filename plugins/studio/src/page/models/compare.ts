import type { Panel } from '@meshwright/panel';
import { jobTitle, type KnownJob } from '../bought/known-jobs.ts';
import { button, openDialog, paragraph } from '../dialog.ts';
import type { ThreeViewport } from '../viewport/three-viewport.ts';
import { say } from '../words/say.ts';

export interface CompareOptions {
  readonly panel: Panel;
  readonly three: ThreeViewport;
  /** The parts of the page over the view: two texts and the button that ends. */
  readonly overlay: HTMLElement;
  /** Jobs of the panel, newest first. */
  readonly jobs: readonly KnownJob[];
  /** Id of the selected asset in the scene. */
  readonly selected: string | undefined;
  announce(text: string): void;
}

/** Asks for two models and shows them side by side, seen by one camera. */
export function openCompare(options: CompareOptions): void {
  const { body, close } = openDialog(say('Compare two models'));
  const models = options.jobs.filter(({ model }) => model);
  if (models.length < 2) {
    body.append(
      paragraph(say('Two finished models are needed. Make another one, or two takes of a request.')),
    );
    return;
  }
  const [left, right] = firstPair(models, options.selected);
  const form = document.createElement('form');
  const sides = [
    [say('Left'), left],
    [say('Right'), right],
  ] as const;
  const choices = sides.map(([text, chosen]) => {
    const label = document.createElement('label');
    const select = document.createElement('select');
    for (const job of models) select.append(new Option(jobTitle(job), job.id, false, job === chosen));
    label.append(text, select);
    form.append(label);
    return select;
  });
  const go = button(say('Compare'), () => {});
  go.type = 'submit';
  form.append(go);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const pair = choices.map(({ value }) => models.find(({ id }) => id === value)!);
    close();
    show(options, pair[0]!, pair[1]!).catch((error: unknown) =>
      options.announce(error instanceof Error ? error.message : String(error)),
    );
  });
  body.append(form);
}

/** Returns the selected model and another take of it, or the two newest. */
function firstPair(models: readonly KnownJob[], selected: string | undefined): [KnownJob, KnownJob] {
  const left = models.find(({ asset }) => asset !== undefined && asset === selected) ?? models[0]!;
  const others = models.filter((job) => job !== left);
  const take = others.find(({ takeOf }) => takeOf !== undefined && takeOf === left.takeOf);
  return [left, take ?? others[0]!];
}

async function show(
  { panel, three, overlay, announce }: CompareOptions,
  left: KnownJob,
  right: KnownJob,
): Promise<void> {
  const read = async (job: KnownJob) => {
    const glb = await panel.read(job.model!.file);
    if (!glb)
      throw new Error(
        say('The file of {title} is no longer stored. Import it again first.', { title: jobTitle(job) }),
      );
    return glb;
  };
  await three.compare([await read(left), await read(right)]);
  const [leftText, rightText] = overlay.querySelectorAll('p');
  leftText!.textContent = described(left);
  rightText!.textContent = described(right);
  overlay.hidden = false;
  const end = overlay.querySelector('button')!;
  end.onclick = () => {
    overlay.hidden = true;
    void three.compare(undefined);
    three.canvas.focus();
  };
  end.focus();
  announce('');
}

function described(job: KnownJob): string {
  const { height, triangles, materials } = job.model!.facts;
  return say('{title}: {height}, {triangles}, {materials}', {
    title: jobTitle(job),
    height: say.metres(height),
    triangles: say({ one: '{count} triangle', other: '{count} triangles' }, { count: triangles }),
    materials: say({ one: '{count} material', other: '{count} materials' }, { count: materials }),
  });
}
