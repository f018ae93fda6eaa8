// A process of its own, so that making the load takes no time from the server under it.
//   node bench/load-generator.ts <address> <seconds> same|fresh
import autocannon from 'autocannon';

const [, , address = '', seconds = '3', kind = 'same'] = process.argv;
const { pathname } = new URL(address);

const SAME = { connections: 40 };
/** Fewer at once: a page is rendered for each, and what waits in line says nothing more. */
const FRESH = { connections: 8 };

/** Each load is many visitors to a portal that trusts this machine: one address has limits of its own. */
const VISITORS = Array.from({ length: 250 }, (_, visitor) => `10.${process.pid & 255}.${visitor}.1`);

let count = 0;
const result = await autocannon({
  url: address,
  duration: Number(seconds),
  ...(kind === 'fresh' ? FRESH : SAME),
  requests: VISITORS.map((address) => ({
    method: 'GET' as const,
    path: pathname,
    // As browsers ask.
    headers: { 'accept-encoding': 'gzip, deflate, br', 'x-forwarded-for': address },
    ...(kind === 'fresh' && {
      setupRequest: (request: autocannon.Request) => {
        count += 1;
        // A word that pages know and nobody has searched for.
        return { ...request, path: `${pathname}?q=${process.pid}-${count}` };
      },
    }),
  })),
});
process.stdout.write(
  JSON.stringify({ rate: result['2xx'] / result.duration, failed: result.non2xx + result.errors }),
);
