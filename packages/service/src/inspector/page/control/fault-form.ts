import { families } from '@meshwright/contract';
import { type ComponentChildren, h } from 'preact';
import { useState } from 'preact/hooks';
import type { FieldRules } from '../../../control/check-fields.ts';
import { type Fault, type FaultKind, faultKinds, routes } from '../../../control/faults/fault-kinds.ts';
import type { FaultRule } from './fault-text.ts';

interface FaultFormProps {
  readonly onAdd: (rule: FaultRule) => Promise<void>;
}

const kinds = Object.keys(faultKinds) as FaultKind[];
const familyNames = families.map(({ name }) => name);
const first: FaultKind = 'status';

/** Form for a new rule of the plan. The fields of a kind come from the table that the service validates with. */
export function FaultForm({ onAdd }: FaultFormProps): ComponentChildren {
  const [kind, setKind] = useState<FaultKind>(first);
  const { on, fields } = faultKinds[kind];
  const onKind = (event: Event) => setKind((event.currentTarget as HTMLSelectElement).value as FaultKind);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    void onAdd(ruleOf(kind, fields, new FormData(form)));
  };
  return h(
    'form',
    { class: 'fault', onSubmit, 'aria-label': 'Add a rule' },
    field('kind', 'Fault', (id) =>
      h('select', { id, name: 'kind', value: kind, onChange: onKind }, options(kinds)),
    ),
    on === 'any route' &&
      field('route', 'Route', (id) =>
        h('select', { id, name: 'route' }, h('option', { value: '' }, 'every call'), options(routes)),
      ),
    field('family', 'Family', (id) =>
      h('select', { id, name: 'family' }, h('option', { value: '' }, 'every family'), options(familyNames)),
    ),
    field('nth', 'Call number', (id) =>
      h('input', { id, name: 'nth', type: 'number', min: 1, placeholder: 'all' }),
    ),
    field('probability', 'Probability', (id) =>
      h('input', { id, name: 'probability', type: 'number', min: 0, max: 1, step: 0.01, placeholder: '1' }),
    ),
    Object.entries(fields).map(([name, rule]) => field(name, name, (id) => input(id, name, rule))),
    h('button', { type: 'submit', class: 'main' }, 'Add'),
  );
}

function field(name: string, title: string, control: (id: string) => ComponentChildren): ComponentChildren {
  const id = `fault-${name}`;
  return h('div', { key: name, class: 'field' }, h('label', { for: id }, title), control(id));
}

function options(names: readonly string[]): ComponentChildren {
  return names.map((name) => h('option', { key: name, value: name }, name));
}

function input(id: string, name: string, rule: FieldRules[string]): ComponentChildren {
  const required = rule.required === true;
  if (rule.is === 'one-of') return h('select', { id, name }, options(rule.values));
  if (rule.is === 'boolean') return h('input', { id, name, type: 'checkbox' });
  if (rule.is === 'integer' || rule.is === 'number') {
    return h('input', { id, name, type: 'number', min: rule.min, max: rule.max, required });
  }
  return h('input', { id, name, type: 'text', required });
}

function ruleOf(kind: FaultKind, fields: FieldRules, form: FormData): FaultRule {
  const given = (name: string) => String(form.get(name) ?? '');
  const when = Object.fromEntries(
    [
      ...['route', 'family'].map((name) => [name, given(name)]),
      ...['nth', 'probability'].map((name) => [name, given(name) === '' ? '' : Number(given(name))]),
    ].filter(([, value]) => value !== ''),
  );
  const values = Object.entries(fields).flatMap(([name, rule]): [string, unknown][] => {
    if (rule.is === 'boolean') return form.has(name) ? [[name, true]] : [];
    if (given(name) === '') return [];
    return [[name, rule.is === 'integer' || rule.is === 'number' ? Number(given(name)) : given(name)]];
  });
  // Validation is left to the service.
  return { when, fault: { kind, ...Object.fromEntries(values) } as Fault };
}
