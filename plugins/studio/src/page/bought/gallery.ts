import { type Connection, download } from '@meshwright/client';
import { familyNamed } from '@meshwright/contract';
import { type Panel, sentences } from '@meshwright/panel';
import { openDialog, paragraph } from '../dialog.ts';
import { say } from '../words/say.ts';
import { type BoughtTask, operationName, readBought } from './bought-tasks.ts';
import { jobTitle, type KnownJob } from './known-jobs.ts';

export interface GalleryOptions {
  readonly connection: Connection;
  readonly panel: Panel;
  /** Returns the jobs of the panel. */
  jobs(): Promise<readonly KnownJob[]>;
  /** Puts the result of a task into the scene, or shows it there. */
  bring(card: GalleryCard): Promise<void>;
  isStanding(family: string, task: string): boolean;
}

/** What a press brings into the scene. */
export interface GalleryCard {
  readonly family: string;
  readonly task: string;
  readonly title: string;
  readonly job?: KnownJob | undefined;
}

interface ShownCard extends GalleryCard {
  readonly kind: string;
  readonly createdAt: number;
  readonly bought?: BoughtTask | undefined;
}

/** Opens the gallery of everything that was bought: jobs of the panel and tasks of the service, each once. */
export function openGallery({ connection, panel, jobs, bring, isStanding }: GalleryOptions): void {
  const leaving = new AbortController();
  const pictures: string[] = [];
  const dialog = openDialog(say('Gallery'), {
    wide: true,
    onClose() {
      leaving.abort();
      for (const url of pictures) URL.revokeObjectURL(url);
    },
  });
  const search = document.createElement('input');
  Object.assign(search, {
    type: 'search',
    placeholder: say('Search by words'),
    ariaLabel: say('Search by words'),
  });
  const status = paragraph(say('Reading the lists of the service …'));
  status.role = 'status';
  const grid = document.createElement('ul');
  dialog.body.className = 'gallery';
  dialog.body.append(search, status, grid);
  const cards = new Map<string, { readonly card: ShownCard; readonly item: HTMLLIElement }>();
  let isRead = false;

  const shown = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      shown.unobserve(target);
      const found = [...cards.values()].find(({ item }) => item === target);
      if (found) void showPicture(found.card, found.item);
    }
  });

  async function showPicture({ job, bought }: ShownCard, item: HTMLLIElement): Promise<void> {
    try {
      const stored = job?.picture === undefined ? undefined : await panel.read(job.picture);
      const bytes =
        stored ??
        (bought?.picture && (await download(connection, bought.picture, { signal: leaving.signal })).bytes);
      if (!bytes) return;
      const url = URL.createObjectURL(new Blob([bytes]));
      pictures.push(url);
      const picture = new Image();
      picture.alt = '';
      picture.src = url;
      item.querySelector('.picture')!.replaceChildren(picture);
    } catch {
      // The card says what it is without its picture.
    }
  }

  function add(card: ShownCard): void {
    const key = `${card.family}:${card.task}`;
    const known = cards.get(key)?.card;
    const createdAt = Math.max(card.createdAt, known?.createdAt ?? 0);
    const whole = { ...card, ...known, bought: card.bought ?? known?.bought, createdAt };
    const item = cards.get(key)?.item ?? document.createElement('li');
    item.replaceChildren(cardButton(whole));
    cards.set(key, { card: whole, item });
    shown.unobserve(item);
    shown.observe(item);
  }

  function cardButton(card: ShownCard): HTMLButtonElement {
    const press = document.createElement('button');
    press.type = 'button';
    press.className = 'card';
    const picture = document.createElement('span');
    picture.className = 'picture';
    picture.textContent = card.kind;
    const title = document.createElement('strong');
    title.textContent = card.title;
    const detail = document.createElement('small');
    detail.textContent = isStanding(card.family, card.task)
      ? say('{kind}, in the scene', { kind: card.kind })
      : card.kind;
    press.append(picture, title, detail);
    press.addEventListener('click', () => {
      dialog.close();
      void bring(card);
    });
    return press;
  }

  /** Sorts by age and shows the cards that have all words. */
  function show(): void {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const fits = ({ title, kind }: ShownCard) =>
      words.every((word) => `${title} ${kind}`.toLowerCase().includes(word));
    const all = [...cards.values()].sort((a, b) => b.card.createdAt - a.card.createdAt);
    const fitting = all.filter(({ card }) => fits(card));
    grid.replaceChildren(...fitting.map(({ item }) => item));
    if (!isRead) return;
    status.textContent =
      cards.size === 0
        ? say('Nothing was made yet.')
        : say(
            {
              one: '{shown} of {count} result. A press puts it into the scene; nothing is paid.',
              other: '{shown} of {count} results. A press puts one into the scene; nothing is paid.',
            },
            { shown: fitting.length, count: cards.size },
          );
  }

  search.addEventListener('input', show);
  void jobs().then(async (known) => {
    // Jobs have no time: they are newer than tasks without one, in their order.
    for (const [at, job] of known.entries()) add(jobCard(job, known.length - at));
    show();
    const failed = await readBought(
      connection,
      (tasks) => {
        for (const task of tasks) add(boughtCard(task));
        show();
      },
      leaving.signal,
    );
    isRead = true;
    show();
    if (failed.length > 0)
      status.textContent = sentences(
        status.textContent!,
        say(
          { one: '{count} list could not be read.', other: '{count} lists could not be read.' },
          { count: failed.length },
        ),
      );
  });
}

function jobCard(job: KnownJob, order: number): ShownCard {
  const family = familyNamed(job.family);
  const kind = family ? operationName(family) : job.family;
  return { family: job.family, task: job.task, title: jobTitle(job), job, kind, createdAt: order };
}

function boughtCard(bought: BoughtTask): ShownCard {
  const { family, id, title, kind, createdAt } = bought;
  return { family: family.name, task: id, title: title ?? kind, kind, createdAt, bought };
}
