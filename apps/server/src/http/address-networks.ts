import ipaddr from 'ipaddr.js';

/**
 * How many of a smaller network a provider's /48 may hold before its own limit is reached: 65,536 homes of one provider
 * share it, and so does one customer of a provider that gives each a whole /48.
 */
const ROOM_OF_A_SITE = 16;

/** A network that tries are counted under, and how many times a limit's points it has. */
export interface CountedNetwork {
  /** `192.0.2.1`, `2001:db8:1:2::/64`, `2001:db8:1::/48`. */
  name: string;
  room: number;
}

/**
 * The network that an address is one person's of: an IPv4 address itself, also where it comes written as IPv6
 * (`::ffff:192.0.2.1`), and the /64 of an IPv6 address, which every home line and telephone has whole (RFC 6177). What is
 * no address stays as it is.
 */
export function networkOf(address: string): string {
  return countedNetworks(address)[0].name;
}

/** The networks that a limit by address counts: the person's own, and the /48 around an IPv6 one, which has more room. */
export function countedNetworks(address: string): readonly [CountedNetwork, ...CountedNetwork[]] {
  if (!ipaddr.isValid(address)) return [{ name: address, room: 1 }];
  const read = ipaddr.process(address);
  if (read.kind() === 'ipv4') return [{ name: read.toString(), room: 1 }];
  return [
    { name: networkName(read, 64), room: 1 },
    { name: networkName(read, 48), room: ROOM_OF_A_SITE },
  ];
}

function networkName(address: ipaddr.IPv4 | ipaddr.IPv6, bits: 48 | 64): string {
  const bytes = address.toByteArray().map((byte, at) => (at < bits / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${bits}`;
}

/** Whether an address is one of these, or lies in one of these ranges: `10.0.0.0/8`, `2001:db8::/32`, `192.0.2.7`. */
export function isWithin(address: string, ranges: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  return ranges.some((range) => {
    const [network, bits] = ipaddr.parseCIDR(range.includes('/') ? range : wholeAddress(range));
    return network.kind() === read.kind() && read.match([network, bits]);
  });
}

const wholeAddress = (address: string) => `${address}/${address.includes(':') ? 128 : 32}`;
