import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server saw of one call. */
export interface SeenCall {
  address: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export type Answer = (call: SeenCall, response: ServerResponse) => void;

/** A real service on a free port: answers by `METHOD /path`, keeps every call, counts tokens like the true one. */
export interface Service {
  baseUrl: string;
  seen: SeenCall[];
  /** The readable cookie, as a browser would hold it. */
  cookie: string | undefined;
  answers: Record<string, Answer>;
  close(): Promise<void>;
}

export async function startService(): Promise<Service> {
  const answers: Record<string, Answer> = {};
  const seen: SeenCall[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const address = `${request.method} ${request.url?.split('?')[0]}`;
    const call = { address, headers: request.headers, body };
    seen.push(call);
    const answer = answers[address];
    if (answer) answer(call, response);
    else json(response, 404, { name: 'NOT_FOUND' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: Service = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    cookie: undefined,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  let issued = 0;
  answers['GET /sanctum/csrf-cookie'] = (_, response) => {
    issued += 1;
    service.cookie = `forgery-${issued}`;
    response.writeHead(204).end();
  };
  return service;
}

export function json(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
