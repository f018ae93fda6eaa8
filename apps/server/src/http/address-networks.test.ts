import { describe, expect, it } from 'vitest';
import { countedNetworks, isWithin, networkOf } from './address-networks.ts';

describe('数える回線', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['::1', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('%s は %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('IPv6の場合、/48も、余裕をもたせて数える', () => {
    expect(countedNetworks('2001:db8:1:2::1')).toEqual([
      { name: '2001:db8:1:2::/64', room: 1 },
      { name: '2001:db8:1::/48', room: 16 },
    ]);
    expect(countedNetworks('203.0.113.7')).toHaveLength(1);
  });
});

it.each([
  ['10.1.2.3', true],
  ['::ffff:10.1.2.3', true],
  ['192.0.2.7', true],
  ['192.0.2.8', false],
  ['2001:db8:1::5', true],
  ['2001:db9::5', false],
  ['', false],
  ['unknown', false],
])('%s is one of the monitors: %s', (address, expected) => {
  expect(isWithin(address, ['10.0.0.0/8', '192.0.2.7', '2001:db8::/32'])).toBe(expected);
  expect(isWithin(address, [])).toBe(false);
});
