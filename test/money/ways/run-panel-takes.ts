import { isQuestion, type JobView, type PanelControls } from './run-panel-job.ts';

/** A card of the panel, perhaps of several takes. */
interface Card extends JobView {
  readonly takes?: readonly { readonly state: string; readonly control?: string | undefined }[];
}

const buttonLabels = ['Try again', 'Check again'];

/**
 * Generates takes once where no job is displayed, follows them until all have a result, and puts each of them into the
 * scene. Returns the card at the end, or the job that needs a choice.
 * @param choices one for each question that may be settled by its first button: a listed task, or else to send again
 */
export async function runPanelTakes(
  panel: PanelControls,
  { prompt, takes }: { readonly prompt: string; readonly takes: number },
  choices: unknown[],
  onSign: (sign?: string) => void,
): Promise<JobView> {
  const pressed = new Set<string>();
  let isPressed = false;
  let refusal: unknown;
  const press = (control: string): void => {
    pressed.add(control);
    panel.press(control).catch((error: unknown) => {
      refusal = error;
    });
  };
  for (;;) {
    const cards = (await panel.next()) as readonly Card[];
    onSign(cards.map(textOf).join(' '));
    if (cards.length === 0) {
      if (refusal) throw refusal;
      if (isPressed) continue;
      isPressed = true;
      await panel.set('field/prompt', prompt);
      await panel.set('takes', takes);
      press('make');
      continue;
    }
    const [card] = cards;
    const others = card?.takes?.filter(({ control }) => control !== undefined) ?? [];
    const isWhole = cards.length === 1 && card?.takes?.length === takes && others.length === takes - 1;
    if (isWhole && card.state === 'done') return await useEach(panel, card, others, onSign);
    const helps = cards.flatMap(({ actions }) => actions.filter(({ id, label }) => isHelp(id, label)));
    const [help] = helps.filter(({ id }) => !pressed.has(id));
    const question = cards.find(isQuestion);
    if (question && choices.length > 0) {
      choices.pop();
      press(question.actions.find(({ id }) => /\/(adopt:.+|resend)$/.test(id))!.id);
    } else if (help) press(help.id);
    else if (question ?? (card && isOver(cards))) return question ?? card!;
  }
}

function isHelp(id: string, label: string): boolean {
  return buttonLabels.includes(label) || (label === 'Import' && !/\/pick$/.test(id));
}

/** Chooses the other takes, one after another: each replaces the one before it. */
async function useEach(
  panel: PanelControls,
  card: Card,
  others: readonly { readonly control?: string | undefined }[],
  onSign: (sign?: string) => void,
): Promise<JobView> {
  for (const { control } of others) {
    const used = panel.press(control!);
    used.catch(() => {});
    // The panel asks this host for the import while the press waits.
    for (let isUsed = false; !isUsed; ) {
      const cards = (await panel.next()) as readonly Card[];
      onSign(cards.map(textOf).join(' '));
      const isOffered = cards.some(({ takes = [] }) => takes.some((take) => take.control === control));
      isUsed = !isOffered && isOver(cards);
    }
    await used;
  }
  return card;
}

function isOver(cards: readonly Card[]): boolean {
  const states = cards.flatMap(({ state, takes = [] }) => [state, ...takes.map((take) => take.state)]);
  return states.every((state) => state === 'done' || state === 'failed' || state === 'ready');
}

function textOf({ state, text }: JobView): string {
  return `${state}: ${text}`;
}
