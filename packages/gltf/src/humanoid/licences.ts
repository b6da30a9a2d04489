import { GltfError } from '../gltf-error.ts';
import type { OptionsOf, OptionTable } from '../step/options.ts';

const allowed = (help: string) => ({ kind: 'flag', absent: 'by licence', help }) as const;
const oneOf = <const Values extends readonly string[]>(values: Values, help: string) =>
  ({ kind: 'choice', values, absent: 'by licence', help }) as const;

/** The settings of the VRM Public License 1.0. */
export const permissionOptions = {
  avatarPermission: oneOf(
    ['onlyAuthor', 'onlySeparatelyLicensedPerson', 'everyone'],
    'Who may appear as this avatar.',
  ),
  allowExcessivelyViolentUsage: allowed('Use with excessive violence.'),
  allowExcessivelySexualUsage: allowed('Use with excessive sexual content.'),
  commercialUsage: oneOf(
    ['personalNonProfit', 'personalProfit', 'corporation'],
    'Who may earn money with it.',
  ),
  allowPoliticalOrReligiousUsage: allowed('Use for politics or religion.'),
  allowAntisocialOrHateUsage: allowed('Use with hate or against society.'),
  creditNotation: oneOf(['required', 'unnecessary'], 'Whether the author has to be named.'),
  allowRedistribution: allowed('Passing the file on.'),
  modification: oneOf(
    ['prohibited', 'allowModification', 'allowModificationRedistribution'],
    'Whether it may be changed, and passed on changed.',
  ),
} as const satisfies OptionTable;

/** The settings of the VRM Public License 1.0 that a licenser may choose. */
export type VrmPermissions = Required<OptionsOf<typeof permissionOptions>>;

/** Licence fields of `VRMC_vrm.meta`. */
export interface LicenceMeta extends VrmPermissions {
  licenseUrl: string;
  otherLicenseUrl?: string;
}

/** The terms of VRM 1.0 for a model whose licenser grants nothing. */
const STRICTEST: VrmPermissions = {
  avatarPermission: 'onlyAuthor',
  allowExcessivelyViolentUsage: false,
  allowExcessivelySexualUsage: false,
  commercialUsage: 'personalNonProfit',
  allowPoliticalOrReligiousUsage: false,
  allowAntisocialOrHateUsage: false,
  creditNotation: 'required',
  allowRedistribution: false,
  modification: 'prohibited',
};

const SHARED: Partial<VrmPermissions> = { avatarPermission: 'everyone', allowRedistribution: true };
const CHANGED: Partial<VrmPermissions> = { modification: 'allowModificationRedistribution' };
const SOLD: Partial<VrmPermissions> = { commercialUsage: 'corporation' };

/** What each licence grants in the terms of VRM. Kinds of content stay refused until `permissions` allow them. */
const LICENCES: Readonly<Record<string, readonly [url: string | null, grants: Partial<VrmPermissions>]>> = {
  VRM: [null, {}],
  'CC0-1.0': [cc('zero', '1.0'), { ...SHARED, ...CHANGED, ...SOLD, creditNotation: 'unnecessary' }],
  'CC-BY-4.0': [cc('by'), { ...SHARED, ...CHANGED, ...SOLD }],
  'CC-BY-SA-4.0': [cc('by-sa'), { ...SHARED, ...CHANGED, ...SOLD }],
  'CC-BY-ND-4.0': [cc('by-nd'), { ...SHARED, ...SOLD, modification: 'allowModification' }],
  'CC-BY-NC-4.0': [cc('by-nc'), { ...SHARED, ...CHANGED }],
  'CC-BY-NC-SA-4.0': [cc('by-nc-sa'), { ...SHARED, ...CHANGED }],
  'CC-BY-NC-ND-4.0': [cc('by-nc-nd'), { ...SHARED, modification: 'allowModification' }],
};

/** The names that `licenceMeta` knows. */
export const licenceNames: readonly string[] = Object.keys(LICENCES);

/** Returns the licence fields for a known name, or for the https address of another licence. */
export function licenceMeta(licence: string, permissions: Partial<VrmPermissions> = {}): LicenceMeta {
  const own = isAddress(licence) ? ([licence, {}] as const) : LICENCES[licence];
  if (!own) {
    throw new GltfError(
      'invalid_option',
      `humanoid: licence must be ${licenceNames.join(', ')} or an https address, not ${JSON.stringify(licence ?? null)}`,
    );
  }
  const [url, grants] = own;
  return {
    licenseUrl: 'https://vrm.dev/licenses/1.0/',
    ...(url === null ? {} : { otherLicenseUrl: url }),
    ...STRICTEST,
    ...grants,
    ...permissions,
  };
}

function isAddress(text: unknown): boolean {
  return typeof text === 'string' && /^https:\/\/[^\s]+$/.test(text);
}

function cc(kind: string, version = '4.0'): string {
  const group = kind === 'zero' ? 'publicdomain' : 'licenses';
  return `https://creativecommons.org/${group}/${kind}/${version}/`;
}
