import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';

/** One thing that left the portal: what was asked of the stand-in, with which headers, and what was told. */
interface Arrived {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What the stand-in's script tells of where it runs and of what it was given. */
export interface Told {
  entry: Record<string, unknown>;
  /** What it could read of the page around it, of our cookies and storage, and of our service: nothing. */
  reached: string[];
  referrer: string;
  place: string;
}

/** Stands in for a tag manager: a script on a port of this machine that tells whatever it can get at. */
export interface MeasurementService {
  arrived: Arrived[];
  told(): Told[];
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * As a stranger would: it tries to read what is around it, and sends home all that it is given, one after the other: what
 * has arrived of the later tells that the earlier has.
 */
const SCRIPT = `(async function () {
  var home = new URL(document.currentScript.src).origin, layer = window.dataLayer;
  var tries = {
    title: function () { return parent.document.title; },
    address: function () { return parent.location.href; },
    cookie: function () { return 'cookies ' + document.cookie; },
    storage: function () { return String(localStorage.length); },
    service: function () { return fetch(location.origin + '/api/users/me', { credentials: 'include' }).then(function (a) { return String(a.status); }); }
  };
  var reached = [];
  for (var name in tries) { try { await tries[name](); reached.push(name); } catch (error) { /* shut off, as it should be */ } }
  for (var sent = 0; ; await new Promise(function (rest) { setTimeout(rest, 20); })) {
    for (; sent < layer.length; sent += 1) {
      var body = JSON.stringify({ entry: layer[sent], reached: reached, referrer: document.referrer, place: location.href });
      await fetch(home + '/collect', { method: 'POST', mode: 'no-cors', body: body });
    }
  }
})();`;

/** A stand-in that answers once it is started. */
export function measurementService(port: number): MeasurementService {
  let server: Server | undefined;
  const arrived: Arrived[] = [];
  return {
    arrived,
    told: () => arrived.filter(({ path }) => path === '/collect').map(({ body }) => JSON.parse(body) as Told),
    async start() {
      server = createServer((request, answer) => {
        let body = '';
        request.setEncoding('utf8');
        request.on('data', (piece: string) => {
          body += piece;
        });
        request.on('end', () => {
          arrived.push({ path: request.url ?? '', headers: request.headers, body });
          answer.writeHead(200, { 'content-type': 'text/javascript' });
          answer.end(request.method === 'GET' ? SCRIPT : '');
        });
      });
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async stop() {
      if (!server) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
