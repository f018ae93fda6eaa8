import { expect, onTestFinished, test, vi } from 'vitest';
import { postAsNobody } from './index.ts';

type Answer = () => Response;

const refusal = () => Response.json({ name: 'ANTI_FORGERY' }, { status: 403 });
const created = () => Response.json({}, { status: 201 });

/** A page whose server hands out the next of these tokens, and answers posts in this order. */
function openPage({ tokens, answers }: { tokens: string[]; answers: Answer[] }) {
  const page = { cookie: '' };
  const sent: { url: string; token: string | null; keepalive: boolean | undefined }[] = [];
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method === 'GET') {
      const token = tokens.shift();
      page.cookie = token === undefined ? '' : `XSRF-TOKEN=${token}`;
      return new Response(null, { status: 204 });
    }
    const headers = new Headers(init.headers);
    expect(headers.get('authorization')).toBeNull();
    sent.push({ url, token: headers.get('x-xsrf-token'), keepalive: init.keepalive });
    return answers.shift()?.();
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return sent;
}

const answer = { path: '/crm/single-survey', body: { is_helpful: true } } as const;

test('a post of nobody fetches its anti-forgery token, carries no member’s token, and outlives the page', async () => {
  const sent = openPage({ tokens: ['one'], answers: [created] });
  await postAsNobody(answer);
  expect(sent).toEqual([{ url: '/api/crm/single-survey', token: 'one', keepalive: true }]);
});

test('a refused token is fetched anew and the post repeated once', async () => {
  const sent = openPage({ tokens: ['one', 'two'], answers: [refusal, created] });
  await postAsNobody(answer);
  expect(sent.map(({ token }) => token)).toEqual(['one', 'two']);
  openPage({ tokens: ['one', 'two'], answers: [refusal, refusal] });
  await expect(postAsNobody(answer)).rejects.toMatchObject({ code: 'anti_forgery' });
});

test('a browser that keeps no cookies is told so, and nothing is sent', async () => {
  const sent = openPage({ tokens: [], answers: [] });
  await expect(postAsNobody(answer)).rejects.toMatchObject({ code: 'cookies_off' });
  expect(sent).toEqual([]);
});
