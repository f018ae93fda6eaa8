import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';

/** What the stand-in of the outside chat was asked. */
interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
}

/** Stands in for the outside chat: a page with a script of its own, on a port of this machine. */
export interface ChatService {
  asked: Asked[];
  start(): Promise<void>;
  stop(): Promise<void>;
}

const PAGE =
  '<!doctype html><html lang="ja"><meta charset="utf-8"><title>chat</title><h1>見本のチャット</h1>' +
  '<p id="sees"></p><label>文<input name="words"></label><script src="/cp.js"></script>';

/** As a stranger would: it tries to read the page around it, and to lead it away. */
const SCRIPT = `
const tries = [() => parent.document.title, () => parent.localStorage.length, () => { top.location = '/away'; }];
const reached = tries.filter((reach) => { try { reach(); return true; } catch { return false; } });
document.getElementById('sees').textContent = '外に届いたもの：' + reached.length;
`;

/** A stand-in that answers once it is started, and again after a stop. */
export function chatService(port: number): ChatService {
  let server: Server | undefined;
  const asked: Asked[] = [];
  return {
    asked,
    async start() {
      server = createServer(({ url = '', headers }, answer) => {
        asked.push({ path: url, headers });
        const isScript = url === '/cp.js';
        const type = isScript ? 'text/javascript' : 'text/html; charset=utf-8';
        answer.writeHead(200, { 'content-type': type }).end(isScript ? SCRIPT : PAGE);
      });
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async stop() {
      const stopped = server;
      server = undefined;
      if (!stopped) return;
      const closed = once(stopped, 'close');
      stopped.close();
      stopped.closeAllConnections();
      await closed;
    },
  };
}
