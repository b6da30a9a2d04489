import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

const strict = { allowLoopback: false };

it.each([
  '8.8.8.8',
  '1.1.1.1',
  '93.184.216.34',
  '172.15.255.255',
  '172.32.0.1',
  '2606:4700::1111',
  '2a00:1450::1',
])('%s is public', (address) => {
  expect(isPublicAddress(address, strict)).toBe(true);
});

it.each(
  `0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.127.255.255 127.0.0.1 127.255.255.254 169.254.169.254
  172.16.0.1 172.31.255.255 192.0.0.1 192.0.2.1 192.88.99.1 192.168.0.1 192.168.255.255 198.18.0.1 198.19.255.255
  198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
  :: ::1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:8.8.8.8 0:0:0:0:0:ffff:a00:1 64:ff9b::a00:1 64:ff9b:1::1
  100::1 2001::1 2001:db8::1 2002:7f00:1::1 2002:a00:1:: 3fff::1 5f00::1 fc00::1 fd00:ec2::254 fe80::1 fec0::1 ff02::1
  localhost 127.1 0x7f.1 2130706433 0177.0.0.1 evil`.split(/\s+/),
)('%s is not public', (address) => {
  expect(isPublicAddress(address, strict)).toBe(false);
});

it('only loopback can be allowed', () => {
  const allowed = { allowLoopback: true };
  for (const address of ['127.0.0.1', '127.8.8.8', '::1'])
    expect(isPublicAddress(address, allowed)).toBe(true);
  for (const address of ['10.0.0.1', '169.254.169.254', 'fe80::1', '::ffff:10.0.0.1']) {
    expect(isPublicAddress(address, allowed)).toBe(false);
  }
});
