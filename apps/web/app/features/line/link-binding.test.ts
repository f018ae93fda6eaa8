import { AppError } from '@hidamari/domain/errors';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { accessTokenStore } from '../../shell/data/tab-session.ts';
import { LinkBinding } from './link-binding.ts';

const LINK_TOKEN = 'l'.repeat(32);
const PAGE_OF_LINE = 'https://line.example/account-link';

/** Where the page went, and what the server was asked. */
let story: string[];
/** What each call answers, in order; null: there is no connection. */
let answers: ((() => Response) | null)[];

beforeAll(() => {
  const went = (how: string) => (to: string) => story.push(`${how} ${to}`);
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=x' });
  vi.stubGlobal('window', {
    location: { assign: went('go'), replace: went('instead'), reload: () => story.push('reload') },
  });
  vi.stubGlobal('fetch', async (url: string) => {
    story.push(url);
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  accessTokenStore.set({ token: 'of the member', expiresAt: Number.POSITIVE_INFINITY });
  return () => {
    accessTokenStore.set(null);
    vi.unstubAllGlobals();
  };
});
beforeEach(() => {
  story = [];
});

const ASKED = `/api/line/link-base-account?link_token=${LINK_TOKEN}`;
const bound = () => Response.json({ url: PAGE_OF_LINE });

it('通信のないときに押した場合、画面に残ってそう言い、もう一度押すとLINEへ進む', async () => {
  answers = [null, bound];
  const button = new LinkBinding();
  await button.bind(LINK_TOKEN);
  expect(button.get()).toMatchObject({ isBusy: false, failure: { canSendAgain: true } });
  expect(button.get().failure?.error).toEqual(new AppError('network'));
  await button.bind(LINK_TOKEN);
  expect(story).toEqual([ASKED, ASKED, `go ${PAGE_OF_LINE}`]);
});

it('何度押しても、一度だけ送り、LINEの画面が開くまで待つと言う', async () => {
  answers = [bound, bound];
  const button = new LinkBinding();
  const presses = [button.bind(LINK_TOKEN), button.bind(LINK_TOKEN)];
  expect(button.get()).toEqual({ isBusy: true, failure: null });
  await Promise.all(presses);
  await button.bind(LINK_TOKEN);
  expect(story).toEqual([ASKED, `go ${PAGE_OF_LINE}`]);
  expect(button.get()).toEqual({ isBusy: true, failure: null });
});
