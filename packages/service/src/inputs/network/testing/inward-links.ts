/** A link that must never lead to an inward connection. */
export interface InwardLink {
  readonly kind: string;
  readonly url: string;
}

/** Host names of the table with their resolutions: one address list per lookup, the last one repeats. */
export const namesInside: Readonly<Record<string, readonly (readonly string[])[]>> = {
  localhost: [['127.0.0.1', '::1']],
  'localhost.': [['127.0.0.1']],
  'printer.localhost': [['127.0.0.1']],
  'v4.inside.example': [['127.0.0.1']],
  'v6.inside.example': [['::1']],
  'unspecified.inside.example': [['0.0.0.0']],
  'private.inside.example': [['10.1.2.3']],
  'mapped.inside.example': [['::ffff:127.0.0.1']],
  'nat64.inside.example': [['64:ff9b::7f00:1']],
  'metadata.inside.example': [['169.254.169.254']],
  'first.mixed.example': [['93.184.216.34', '127.0.0.1']],
  'last.mixed.example': [['127.0.0.1', '93.184.216.34']],
  'nowhere.example': [[]],
  'nonsense.example': [['not an address']],
  // Public at the first lookup, private at the next.
  'rebinds.example': [['93.184.216.34'], ['127.0.0.1']],
  'rebinds6.example': [['93.184.216.34'], ['::1']],
  // The test server that redirects according to the path.
  'public.example': [['93.184.216.34']],
};

const loopback = [
  ...['127.0.0.1', '127.0.0.2', '127.255.255.254', '127.1', '127.0.1', '2130706433', '0x7f000001'],
  ...['0x7F000001', '0x7f.1', '0x7f.0x0.0x0.0x1', '0x7f.0.0.1', '017700000001', '0177.1', '0177.0.0.1'],
  ...['0177.0x0.0.1', '00000177.0.0.1', '127.0.0.1.', '0x7f.1.', '127.000.000.001', '127.0.0.0x1'],
  ...[
    '%31%32%37.0.0.1',
    '127%2e0%2e0%2e1',
    '%6c%6f%63alhost',
    '１２７.０.０.１',
    '127。0。0。1',
    '①②⑦.0.0.1',
  ],
  ...[
    'ｌｏｃａｌｈｏｓｔ',
    'LOCALHOST',
    'localhost',
    'localhost.',
    'printer.localhost',
    '0',
    '0.0.0.0',
    '0x0',
    '00',
  ],
  ...['[::1]', '[0:0:0:0:0:0:0:1]', '[::0001]', '[::]', '[::127.0.0.1]', '[::7f00:1]', '[::ffff:127.0.0.1]'],
  ...[
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:127.0.0.1]',
    '[::FFFF:0x7f.1]',
    '[::ffff:0:127.0.0.1]',
    '[::1%25lo]',
  ],
  ...[
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[2002:7f00:1::1]',
  ],
];

/** The first and last addresses of the special-purpose ranges of IANA, and the addresses clouds answer at. */
const special = [
  ...['0.0.0.1', '0.255.255.255', '10.0.0.0', '10.255.255.255', '100.64.0.0', '100.127.255.255'],
  ...['169.254.0.0', '169.254.255.255', '172.16.0.0', '172.31.255.255', '192.0.0.0', '192.0.0.255'],
  ...['192.0.2.0', '192.0.2.255', '192.31.196.1', '192.52.193.1', '192.88.99.1', '192.168.0.0'],
  ...['192.168.255.255', '192.175.48.1', '198.18.0.0', '198.19.255.255', '198.51.100.1', '203.0.113.1'],
  ...['224.0.0.0', '239.255.255.255', '240.0.0.0', '255.255.255.255', '0xa000001', '167772161', '0xc0a80001'],
  ...[
    '169.254.169.254',
    '2852039166',
    '0xa9fea9fe',
    '0251.0376.0251.0376',
    '[::ffff:a9fe:a9fe]',
    '100.100.100.200',
  ],
  ...['[fd00:ec2::254]', '[fd20:ce::254]', '[::ffff:10.0.0.1]', '[64:ff9b::10.0.0.1]', '[2002:a00:1::]'],
  ...[
    '[100::]',
    '[100:0:0:1::1]',
    '[2001::1]',
    '[2001:1::1]',
    '[2001:2::1]',
    '[2001:3::1]',
    '[2001:4:112::1]',
  ],
  ...[
    '[2001:10::1]',
    '[2001:20::1]',
    '[2001:db8::1]',
    '[2620:4f:8000::1]',
    '[3fff::1]',
    '[5f00::1]',
    '[fc00::1]',
  ],
  ...[
    '[fdff:ffff::1]',
    '[fe80::1]',
    '[febf::1]',
    '[fec0::1]',
    '[ff02::1]',
    '[ffff::1]',
    '[4000::1]',
    '[1fff::1]',
  ],
];

const names = Object.keys(namesInside).filter((name) => name.includes('inside') || name.includes('mixed'));

/** Returns at least 150 links that lead inward, or would if taken literally. @param port of the canary on loopback */
export function inwardLinks(port: number): readonly InwardLink[] {
  const inside = `127.0.0.1:${port}`;
  const kind = (name: string, urls: readonly string[]) => urls.map((url) => ({ kind: name, url }));
  const redirect = (target: string, hops = 0) =>
    `http://public.example/${'hop/'.repeat(hops)}to/${encodeURIComponent(target)}`;
  return [
    ...kind(
      'this machine',
      loopback.map((host) => `http://${host}:${port}/a`),
    ),
    ...kind(
      'a special range',
      special.map((host) => `http://${host}:${port}/a`),
    ),
    ...kind(
      'a name',
      [...names, 'nowhere.example', 'nonsense.example'].map((host) => `http://${host}:${port}/a`),
    ),
    ...kind(
      'https',
      ['127.0.0.1', '[::1]', 'v4.inside.example', '2130706433'].map((host) => `https://${host}:${port}/a`),
    ),
    ...kind('another scheme', [
      ...['ftp', 'gopher', 'dict', 'ldap', 'ws', 'wss', 'tftp', 'sftp'].map(
        (scheme) => `${scheme}://${inside}/a`,
      ),
      ...[
        'file:///etc/passwd',
        'file://127.0.0.1/etc/passwd',
        'jar:http://127.0.0.1!/a',
        'blob:http://127.0.0.1/a',
      ],
      ...[
        `//${inside}/a`,
        `view-source:http://${inside}/a`,
        'javascript:alert(1)',
        'about:blank',
        '/etc/passwd',
      ],
    ]),
    ...kind('credentials', [
      `http://user:pass@${inside}/a`,
      `http://public.example@${inside}/a`,
      `http://public.example:80@${inside}/a`,
      `http://${inside}@public.example/a`,
      `http://user@public.example/a`,
      `http://:pass@public.example/a`,
      `http://public.example\\@${inside}/a`,
      `http://public.example#@${inside}/a`,
    ]),
    ...kind('odd spelling', [
      `http:${inside}/a`,
      `http:/${inside}/a`,
      `http:\\\\${inside}\\a`,
      `HTTP://${inside}/a`,
      ` http://${inside}/a`,
      `ht\ntp://${inside}/a`,
      `http://127.0.\t0.1:${port}/a`,
      `http://127.0.0.1:0${port}/a`,
      `http://127.0.0.1:${port}?a#b`,
      'http://127.0.0.1:0/a',
      'http://127.0.0.1:65536/a',
      'http://127.0.0.256/a',
      'http://4294967297/a',
      'http://[::1/a',
      'http:///a',
    ]),
    ...kind(
      'a redirect',
      [
        ...[
          '127.0.0.1',
          '127.1',
          '2130706433',
          '0',
          'localhost',
          '[::1]',
          '[::ffff:7f00:1]',
          'v6.inside.example',
        ],
        ...[
          '[64:ff9b::7f00:1]',
          '[2002:7f00:1::]',
          '10.0.0.1',
          '169.254.169.254',
          '[fe80::1]',
          '192.168.1.1',
        ],
        ...['224.0.0.1', 'first.mixed.example', 'nowhere.example', 'user:pass@public.example'],
      ].map((host) => redirect(`http://${host}:${port}/a`)),
    ),
    ...kind(
      'a redirect to another scheme',
      [
        'file:///etc/passwd',
        `ftp://${inside}/a`,
        'data:text/plain,x',
        `//${inside}/a`,
        `https://${inside}/a`,
      ].map((target) => redirect(target)),
    ),
    ...kind(
      'a chain of redirects',
      [0, 1, 2, 3, 4, 5, 6].map((hops) => redirect(`http://${inside}/a`, hops)),
    ),
    ...kind('rebinding', [
      'http://rebinds.example/missing',
      'http://rebinds6.example/missing',
      `http://rebinds.example/to/${encodeURIComponent(`http://rebinds.example:${port}/a`)}`,
      `http://rebinds6.example/to/${encodeURIComponent(`http://rebinds6.example:${port}/a`)}`,
      `http://rebinds.example/hop/to/${encodeURIComponent(`http://rebinds.example:${port}/a`)}`,
    ]),
  ];
}
