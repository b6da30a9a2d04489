/** All text and input fields of the game. */
export interface Hud {
  readonly canvas: HTMLCanvasElement;
  /** Whether the next thing is being described. */
  readonly isPlacing: boolean;
  /** Returns the chosen height in metres. */
  readonly height: number;
  /** Adds a line to the list of made things. */
  row(name: string, actions?: RowActions): Row;
  credits(left: number, perDay: number): void;
  /** Shows what the E key would do now; nothing without a text. */
  hint(text: string): void;
  /** Shows and announces a message, which replaces the previous one. */
  showMessage(text: string): void;
  showError(text: string): void;
}

/** What a thing of the list can do. */
interface RowActions {
  /** Takes it, or puts it down. */
  onTake(): void;
  onMove(): void;
  onTurn(): void;
  onRemove(): void;
}

export interface Row {
  progress(percent: number, words: string): void;
  ready(): void;
  /** Says on its button whether it is carried. */
  carried(isCarried: boolean): void;
  /** Ends the bar of a thing that is not made further. */
  stopped(words: string): void;
  remove(): void;
}

const markup = `
  <section class="card" aria-label="Your garden">
    <h1>Garden <a href="/" title="All versions">in <span data-engine></span></a></h1>
    <p><strong data-credits>…</strong> <button type="button" class="sound" aria-pressed="true">Sound</button></p>
    <ul data-made></ul>
  </section>
  <p class="hint" data-hint></p>
  <p class="message" role="status" data-status></p>
  <p class="message trouble" role="alert" data-alert></p>
  <form class="bar" aria-label="Place something">
    <label>What would you like here? <input name="prompt" maxlength="200" autocomplete="off" placeholder="a red mushroom" required></label>
    <label>Height <select name="height">
      <option value="0.4">0.4 m</option><option value="0.8" selected>0.8 m</option>
      <option value="1.5">1.5 m</option><option value="3">3 m</option>
    </select></label>
    <button>Place it</button>
    <p class="keys"><kbd>W</kbd><kbd>A</kbd><kbd>S</kbd><kbd>D</kbd> or arrows walk, <kbd>Shift</kbd> runs, <kbd>E</kbd> takes and puts down, drag looks around, <kbd>/</kbd> types</p>
    <p class="touch">Drag on the left to walk, on the right to look around.</p>
  </form>`;

export interface HudOptions {
  /** Called with the prompt and its height in metres. */
  readonly onSubmit: (prompt: string, height: number) => void;
  /** Called when the player takes something or puts it down. */
  readonly onUse: () => void;
  /** Turns the sound on or off. Returns whether it is on. */
  readonly onSound: () => boolean;
}

export function openHud(engine: string, { onSubmit, onUse, onSound }: HudOptions): Hud {
  const canvas = document.querySelector('canvas')!;
  const root = document.querySelector('main')!;
  root.insertAdjacentHTML('beforeend', markup);
  const part = <E extends HTMLElement = HTMLElement>(selector: string) => root.querySelector<E>(selector)!;
  part('[data-engine]').textContent = engine;
  const form = part<HTMLFormElement>('form');
  const prompt = part<HTMLInputElement>('input');
  const height = part<HTMLSelectElement>('select');
  const sound = part('.sound');
  sound.addEventListener('click', () => sound.setAttribute('aria-pressed', String(onSound())));

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const wanted = prompt.value.trim();
    if (wanted === '') return;
    onSubmit(wanted, Number(height.value));
    prompt.value = '';
    canvas.focus();
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') canvas.focus();
    if (event.target instanceof HTMLInputElement) return;
    if (event.code === 'KeyE' && !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey) onUse();
    if (event.key !== '/') return;
    event.preventDefault();
    prompt.focus();
  });
  canvas.focus();

  return {
    canvas,
    get isPlacing() {
      return form.contains(document.activeElement);
    },
    get height() {
      return Number(height.value);
    },
    row: (name, actions) => openRow(part('[data-made]'), name, actions),
    credits(left, perDay) {
      part('[data-credits]').textContent = `${left} of ${perDay} credits left today`;
    },
    hint(text) {
      const line = part('[data-hint]');
      if (line.textContent !== text) line.textContent = text;
    },
    showMessage(text) {
      part('[data-alert]').textContent = '';
      part('[data-status]').textContent = text;
    },
    showError(text) {
      part('[data-status]').textContent = '';
      part('[data-alert]').textContent = text;
    },
  };
}

function openRow(list: HTMLElement, name: string, actions: RowActions | undefined): Row {
  const item = document.createElement('li');
  const label = document.createElement('span');
  label.textContent = name;
  const words = document.createElement('small');
  words.textContent = 'requested';
  const bar = document.createElement('progress');
  bar.max = 100;
  bar.value = 0;
  bar.ariaLabel = `Progress of ${name}`;
  item.append(label, words, bar);
  const buttons = actions && rowButtons(name, actions);
  if (buttons) item.append(buttons.group);
  list.append(item);
  return {
    carried: (isCarried) => buttons?.carried(isCarried),
    progress(percent, text) {
      bar.value = percent;
      words.textContent = text;
    },
    ready() {
      bar.remove();
      words.remove();
    },
    stopped(text) {
      bar.remove();
      words.textContent = text;
    },
    remove: () => item.remove(),
  };
}

function rowButtons(name: string, { onTake, onMove, onTurn, onRemove }: RowActions) {
  const group = document.createElement('span');
  group.className = 'buttons';
  const verbs = [
    ['Take', `Take ${name}`, onTake],
    ['Move here', `Move here: ${name}`, onMove],
    ['Turn', `Turn ${name}`, onTurn],
    ['Remove', `Remove ${name}`, onRemove],
  ] as const;
  for (const [text, label, onPress] of verbs) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.ariaLabel = label;
    button.addEventListener('click', onPress);
    group.append(button);
  }
  const [take, move, turn] = group.querySelectorAll('button');
  return {
    group,
    carried(isCarried: boolean) {
      const verb = isCarried ? 'Put down' : 'Take';
      take!.textContent = verb;
      take!.ariaLabel = `${verb} ${name}`;
      for (const button of [move!, turn!]) button.disabled = isCarried;
    },
  };
}
