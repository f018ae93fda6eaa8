import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The page as WordPress answers it, with some of the fields that nobody here reads. */
export const PAGE = {
  id: 14,
  modified: '2026-11-21T00:04:05',
  modified_gmt: '2026-11-20T15:04:05',
  status: 'publish',
  title: { rendered: 'プライバシー&#8220;ポリシー&#8221; &amp; 方針' },
  content: { rendered: '<h2>はじめに</h2>\n<p>サイトの方針です。</p>', protected: false },
  yoast_head_json: { robots: { index: 'index' } },
};

const PATH = '/wp-json/wp/v2/pages/14';

/** A public site on a free port, and what it was asked. A test says how it answers. */
export async function openSite() {
  const state = {
    asked: [] as string[],
    answer: (response: ServerResponse): void => json(PAGE)(response),
  };
  const server = createServer((request, response) => {
    state.asked.push(request.url ?? '');
    state.answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    state,
    url: `http://127.0.0.1:${port}${PATH}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const json =
  (page: unknown) =>
  (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'application/json; charset=UTF-8' });
    response.end(JSON.stringify(page));
  };

export const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(code, headers).end(JSON.stringify({ code: 'rest_post_invalid_id' }));
  };
