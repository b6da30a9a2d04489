import { type ComponentChildren, h } from 'preact';
import { useRef } from 'preact/hooks';
import { linkTo, routeOf } from '../route.ts';

/** Requests the link, or its token, when the address has none or an expired one. */
export function SignIn({ isRefused }: { readonly isRefused: boolean }): ComponentChildren {
  const field = useRef<HTMLInputElement>(null);
  const onSubmit = (event: Event) => {
    event.preventDefault();
    const given = field.current?.value.trim() ?? '';
    const token = given.includes('#') ? routeOf(new URL(given).hash).token : given;
    location.hash = linkTo(token, {});
  };
  return h(
    'main',
    { class: 'sign-in' },
    h('h1', null, 'Meshwright inspector'),
    h(
      'p',
      null,
      isRefused
        ? 'This link is from an earlier start of the service; every start creates a new token. '
        : 'The inspector requires a token. ',
      'Open the ',
      h('code', null, 'inspector'),
      ' link that ',
      h('code', null, 'meshwright service'),
      ' printed, or paste it here.',
    ),
    h(
      'form',
      { class: 'stack', onSubmit },
      h('label', { for: 'inspector-token' }, 'Inspector link or token'),
      h('input', {
        id: 'inspector-token',
        ref: field,
        type: 'password',
        autocomplete: 'off',
        spellcheck: false,
        required: true,
      }),
      h('button', { type: 'submit', class: 'main' }, 'Open'),
    ),
  );
}
