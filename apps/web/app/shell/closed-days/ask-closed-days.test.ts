import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logoutProgress } from '../data/logout-progress.ts';
import { accessTokenStore } from '../data/tab-session.ts';
import { askClosedDays } from './ask-closed-days.ts';

const KNOWN = { aflac: [], hatch: ['2026-11-20'], chofu: [] };
const HEARD = { aflac: [], hatch: ['2026-11-27'], chofu: ['2026-11-27'] };

const sent: { url: string; headers: Record<string, string> }[] = [];
let answer: () => Response;

beforeEach(() => {
  sent.length = 0;
  answer = () => Response.json({ closed_days: HEARD, is_whole: true });
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    sent.push({ url, headers });
    return answer();
  });
});
afterEach(() => {
  logoutProgress.giveUp();
  accessTokenStore.set(null);
  vi.unstubAllGlobals();
});

describe('開いたままの画面が知る休み（G7）', () => {
  it('たずねた答えが、知っていたことに代わる。会員のしるしは送らず、画面がひとりでにしたことと分かる', async () => {
    accessTokenStore.set({ token: 'of the member', expiresAt: 0 });
    expect(await askClosedDays(KNOWN)).toEqual(HEARD);
    expect(sent).toEqual([
      { url: '/api/closed-days', headers: { accept: 'application/json', 'x-unattended': '1' } },
    ]);
  });

  it('片方が読めなかった答えの場合、知っていた休みも残す', async () => {
    answer = () => Response.json({ closed_days: HEARD, is_whole: false });
    expect(await askClosedDays(KNOWN)).toEqual({
      aflac: [],
      hatch: ['2026-11-20', '2026-11-27'],
      chofu: ['2026-11-27'],
    });
  });

  it.each([
    ['つながらない場合', () => Promise.reject(new TypeError('Failed to fetch')) as never],
    ['断られた場合', () => Response.json({ name: 'UNAVAILABLE' }, { status: 503 })],
  ])('%s、知っていたことのまま、なにも言わない', async (_, happens) => {
    answer = happens;
    expect(await askClosedDays(KNOWN)).toBe(KNOWN);
  });

  it('ログアウトの途中の場合、たずねない', async () => {
    logoutProgress.begin();
    expect(await askClosedDays(KNOWN)).toBe(KNOWN);
    expect(sent).toEqual([]);
  });
});
