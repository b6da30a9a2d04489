import { type ComponentChildren, h } from 'preact';
import { useState } from 'preact/hooks';
import type { FaultPlan, FaultPlanBody } from '../../../control/faults/fault-plan.ts';
import { tableHead } from '../elements/table-head.ts';
import { useAction } from '../elements/use-action.ts';
import { usePolled } from '../elements/use-polled.ts';
import type { Scene } from '../tasks/scene.ts';
import { FaultForm } from './fault-form.ts';
import { faultText, whenText } from './fault-text.ts';

interface FaultsPanelProps {
  readonly scene: Scene;
  readonly onChanged: () => void;
}

type PlanView = ReturnType<FaultPlan['state']>;

/** Shows the active plan with the matching calls and fired faults per rule. */
export function FaultsPanel({ scene, onChanged }: FaultsPanelProps): ComponentChildren {
  const { server, control } = scene;
  const [round, setRound] = useState(0);
  const { view: plan } = usePolled<PlanView>(server, 'faults', round);
  const { run, problem } = useAction();
  const replace = (rules: FaultPlanBody['rules']) =>
    run(async () => {
      await control?.setFaults({ seed: plan?.seed ?? 0, rules });
      setRound(round + 1);
      onChanged();
    });
  const rules = plan?.rules ?? [];
  const planned = rules.map(({ calls: _, fired: __, ...rule }) => rule);
  return h(
    'section',
    { class: 'panel' },
    h('h2', null, 'Faults'),
    rules.length === 0
      ? h('p', { class: 'dim' }, 'No rules: no faults are simulated.')
      : h(
          'div',
          { class: 'wide' },
          h(
            'table',
            { class: 'faults' },
            tableHead('When', 'Fault', '#Fired', ...(control ? ['Change'] : [])),
            h(
              'tbody',
              null,
              rules.map((rule, i) =>
                h(
                  'tr',
                  { key: i },
                  h('td', null, whenText(rule)),
                  h('td', null, faultText(rule.fault)),
                  h('td', { class: 'number' }, `${rule.fired} of ${rule.calls}`),
                  control &&
                    h(
                      'td',
                      null,
                      h(
                        'button',
                        {
                          type: 'button',
                          'aria-label': `Remove rule ${i + 1}`,
                          onClick: () => void replace(planned.filter((_, other) => other !== i)),
                        },
                        'Remove',
                      ),
                    ),
                ),
              ),
            ),
          ),
        ),
    plan &&
      plan.rules.length > 0 &&
      h('p', { class: 'dim' }, `Seed ${plan.seed}. Changing the plan resets all counts.`),
    problem !== '' && h('p', { class: 'problem', role: 'alert' }, problem),
    control && h(FaultForm, { onAdd: (rule) => replace([...planned, rule]) }),
  );
}
