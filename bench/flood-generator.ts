// One line that asks for pages which no cache knows, as fast as it is answered:
//   node bench/flood-generator.ts <address of a page> <seconds> <query key>
import autocannon from 'autocannon';

const [, , address = '', seconds = '20', key = 'keyword'] = process.argv;
const { pathname } = new URL(address);

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
        return { ...request, path: `${pathname}?${key}=${100 + count}` };
      },
    },
  ],
});
process.stdout.write(JSON.stringify({ answered: result['2xx'], turnedAway: result.non2xx + result.errors }));
