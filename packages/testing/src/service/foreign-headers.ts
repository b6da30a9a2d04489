// Host and Origin values that a service on 127.0.0.1 with that port must refuse, and those it accepts.

/** Host values that do not belong to the service. */
export function foreignHosts(port: number): readonly string[] {
  const names = [
    ...[
      '127.0.0.1.evil.example',
      'localhost.evil.example',
      'evil.example',
      'evil.example.',
      'localhost.localdomain',
    ],
    ...[
      'xn--localhost-9za',
      'ｌｏｃａｌｈｏｓｔ',
      'localhost%00',
      'localhost%2eevil.example',
      '127.1',
      '127.0.1',
      '127.0.0.2',
    ],
    ...[
      '127.0.0.01',
      '0.0.0.0',
      '0',
      '2130706433',
      '0x7f.1',
      '0x7f000001',
      '0177.0.0.1',
      '127.0.0.1.',
      'localhost.',
    ],
    ...[
      '[::]',
      '[::ffff:127.0.0.1]',
      '[0:0:0:0:0:0:0:1]',
      '[::1%25lo]',
      '::1',
      '[::1].',
      '10.0.0.1',
      '*',
      '',
      ' ',
    ],
    ...['user@127.0.0.1', 'evil.example@localhost', '127.0.0.1,evil.example', 'evil.example, 127.0.0.1'],
  ];
  return [
    ...names.map((name) => `${name}:${port}`),
    ...['127.0.0.1', 'localhost', '[::1]', 'evil.example', 'http://127.0.0.1', '*', '', ':'],
    ...[
      `127.0.0.1:${port + 1}`,
      `127.0.0.1:0${port}`,
      `127.0.0.1:${port}.`,
      `127.0.0.1:${port}/`,
      '127.0.0.1:80',
    ],
    ...[`127.0.0.1:${port}@evil.example`, `127.0.0.1:${port}, evil.example`, `127.0.0.1:${port} evil`],
    ...[`127.0.0.1:${port}#`, `127.0.0.1:${port}?`, `127.0.0.1:+${port}`, `127.0.0.1:${port}:${port}`],
  ];
}

export function ownHosts(port: number): readonly string[] {
  return [
    `127.0.0.1:${port}`,
    `localhost:${port}`,
    `LOCALHOST:${port}`,
    `LocalHost:${port}`,
    `[::1]:${port}`,
  ];
}

/** Origins of pages that are not `http://localhost:5173`. */
export const foreignOrigins: readonly string[] = [
  ...['null', 'http://evil.example', 'https://evil.example', 'http://localhost', 'http://localhost:5174'],
  ...[
    'https://localhost:5173',
    'http://localhost:5173/',
    'http://localhost:5173/x',
    'http://localhost:5173.evil.example',
  ],
  ...[
    'http://localhost:51730',
    'http://localhost:05173',
    'http://evil.example:5173',
    'http://localhost.:5173',
  ],
  ...['http://sub.localhost:5173', 'http://127.0.0.1:5173', 'http://[::1]:5173', 'HTTP://LOCALHOST:5173'],
  ...['http://localhost:5173, http://evil.example', 'http://evil.example, http://localhost:5173'],
  ...[
    'http://localhost:5173 http://evil.example',
    'http://user@localhost:5173',
    'localhost:5173',
    '//localhost:5173',
  ],
  ...[
    'file://',
    'chrome-extension://abcdefghijklmnop',
    'moz-extension://1',
    'data:',
    'about:blank',
    '*',
    '',
    'undefined',
  ],
];
