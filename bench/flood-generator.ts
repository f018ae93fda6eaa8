// One line that asks for an address as fast as it is answered, each time with another number in place of N:
//   node bench/flood-generator.ts <address> <seconds>
import autocannon from 'autocannon';

const [, , address = '', seconds = '20'] = process.argv;
const { pathname, search } = new URL(address);

/** As many as one laptop opened in the audit that this answers. */
const CONNECTIONS = 100;

let count = 0;
const result = await autocannon({
  url: address,
  duration: Number(seconds),
  connections: CONNECTIONS,
  headers: { 'accept-encoding': 'gzip, deflate, br', 'x-forwarded-for': '203.0.113.77' },
  requests: [
    {
      method: 'GET',
      path: pathname,
      setupRequest: (request) => {
        count += 1;
        return { ...request, path: `${pathname}${search.replace('N', String(100 + count))}` };
      },
    },
  ],
});
process.stdout.write(JSON.stringify({ answered: result['2xx'], turnedAway: result.non2xx + result.errors }));
