import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

type Handler = (request: Request) => Promise<Response>;

/** Mounts the embedded content server on `node:http`, for other processes and for tests over a real socket. */
export function contentListener(handler: Handler): RequestListener {
  return (incoming, outgoing) => {
    answer(handler, incoming, outgoing).catch(() => {
      outgoing
        .writeHead(500, { 'content-type': 'application/json' })
        .end('{"message":"Internal Server Error"}');
    });
  };
}

async function answer(handler: Handler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  const url = new URL(incoming.url ?? '/', 'http://content.invalid');
  const response = await handler(new Request(url, { method: incoming.method ?? 'GET', headers }));
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(await response.text());
}
