import { BlockList, isIP, isIPv6 } from 'node:net';

/** Address ranges outside the public internet (the special-purpose registries of IANA), in readable form. */
const special = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.31.196.0', 24],
    ['192.52.193.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['192.175.48.0', 24],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ],
  ipv6: [
    // Only 2000::/3 is allocated; the ranges in it that are not plain unicast follow.
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['2620:4f:8000::', 48],
    ['3fff::', 20],
  ],
} as const;

const loopback = listOf([
  ['127.0.0.0', 8, 'ipv4'],
  ['::1', 128, 'ipv6'],
]);
const blocked = listOf([
  ...special.ipv4.map(([address, prefix]) => [address, prefix, 'ipv4'] as const),
  ...special.ipv6.map(([address, prefix]) => [address, prefix, 'ipv6'] as const),
]);
const unicast = listOf([['2000::', 3, 'ipv6']]);

/**
 * Returns whether an address belongs to the public internet. An IPv6 address that embeds an IPv4 one (mapped, NAT64,
 * 6to4) is outside the allocated range, or listed, and so never public.
 */
export function isPublicAddress(address: string, options: { readonly allowLoopback: boolean }): boolean {
  if (isIP(address) === 0) return false;
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  if (family === 'ipv6' && /^::ffff:/i.test(address)) return false;
  if (loopback.check(address, family)) return options.allowLoopback;
  if (family === 'ipv6' && !unicast.check(address, family)) return false;
  return !blocked.check(address, family);
}

/** Returns whether an address is one of this machine alone. */
export function isLoopbackAddress(address: string): boolean {
  return isIP(address) !== 0 && loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

function listOf(ranges: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[]): BlockList {
  const list = new BlockList();
  for (const [address, prefix, family] of ranges) list.addSubnet(address, prefix, family);
  return list;
}
