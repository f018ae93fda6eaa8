// A process of its own, so that making the load takes no time from the server under it.
//   node bench/load-generator.ts <address> <seconds> same|fresh
import autocannon from 'autocannon';

const [, , address = '', seconds = '3', kind = 'same'] = process.argv;
const { pathname } = new URL(address);

const SAME = { connections: 40 };
/** Fewer at once: a page is rendered for each, and what waits in line says nothing more. */
const FRESH = { connections: 8 };

let count = 0;
const isFresh = kind === 'fresh';
const result = await autocannon({
  url: address,
  duration: Number(seconds),
  headers: {
    // As browsers ask.
    'accept-encoding': 'gzip, deflate, br',
    // Each load is another visitor to a portal that trusts this machine: one address has a limit of its own.
    'x-forwarded-for': `10.0.${(process.pid >> 8) & 255}.${process.pid & 255}`,
  },
  ...(isFresh ? FRESH : SAME),
  ...(isFresh && {
    requests: [
      {
        method: 'GET' as const,
        path: pathname,
        setupRequest: (request: autocannon.Request) => {
          count += 1;
          // A word that pages know and nobody has searched for.
          return { ...request, path: `${pathname}?q=${process.pid}-${count}` };
        },
      },
    ],
  }),
});
process.stdout.write(
  JSON.stringify({ rate: result['2xx'] / result.duration, failed: result.non2xx + result.errors }),
);
