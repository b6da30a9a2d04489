import { type ComponentChildren, h } from 'preact';
import { useRef } from 'preact/hooks';
import type { ClockSetting } from '../../../control/service-clock.ts';
import { exactTime } from '../elements/moment.ts';
import { useAction } from '../elements/use-action.ts';
import type { Scene } from '../tasks/scene.ts';

interface ClockPanelProps {
  readonly scene: Scene;
  readonly onChanged: () => void;
}

const settings: readonly (readonly [name: string, setting: ClockSetting])[] = [
  ['Real time', { mode: 'real' }],
  ['Fast (x60)', { mode: 'scaled', scale: 60 }],
  ['Frozen', { mode: 'frozen' }],
];

const jumps: readonly (readonly [name: string, ms: number])[] = [
  ['1 minute', 60_000],
  ['1 hour', 3_600_000],
  ['1 day', 86_400_000],
  ['3 days', 3 * 86_400_000],
];

const modes = { real: 'real time', scaled: 'scaled', frozen: 'frozen' };

export function ClockPanel({ scene, onChanged }: ClockPanelProps): ComponentChildren {
  const { clock } = scene.status;
  const { control } = scene;
  const { run, problem, isBusy } = useAction();
  const seconds = useRef<HTMLInputElement>(null);
  const act = (work: () => Promise<void>) => void run(work).then(onChanged);
  return h(
    'section',
    { class: 'panel' },
    h('h2', null, 'Clock'),
    h(
      'p',
      { class: 'big' },
      h('time', { dateTime: new Date(clock.now).toISOString() }, exactTime(clock.now)),
      h(
        'span',
        { class: 'dim' },
        ` ${modes[clock.mode]}${clock.mode === 'scaled' ? `, x${clock.scale}` : ''}`,
      ),
    ),
    control && [
      h(
        'div',
        { class: 'buttons', role: 'group', 'aria-label': 'Clock mode' },
        settings.map(([name, setting]) =>
          h(
            'button',
            {
              type: 'button',
              disabled: isBusy,
              'aria-pressed': clock.mode === setting.mode,
              onClick: () => act(() => control.setClock(setting)),
            },
            name,
          ),
        ),
      ),
      h(
        'div',
        { class: 'buttons', role: 'group', 'aria-label': 'Advance the clock' },
        jumps.map(([name, ms]) =>
          h(
            'button',
            { type: 'button', disabled: isBusy, onClick: () => act(() => control.advance(ms)) },
            `+ ${name}`,
          ),
        ),
        h(
          'form',
          {
            onSubmit: (event: Event) => {
              event.preventDefault();
              act(() => control.advance(Math.round(Number(seconds.current?.value) * 1000)));
            },
          },
          h('label', { for: 'advance-seconds' }, 'Seconds'),
          h('input', {
            id: 'advance-seconds',
            ref: seconds,
            type: 'number',
            min: 0,
            step: 'any',
            required: true,
          }),
          h('button', { type: 'submit', disabled: isBusy }, 'Advance'),
        ),
      ),
    ],
    problem !== '' && h('p', { class: 'problem', role: 'alert' }, problem),
  );
}
