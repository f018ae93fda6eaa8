import { popupById } from '@hidamari/domain/popups';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessTokenStore } from '../../shell/data/tab-session.ts';
import { connectMeasurement } from '../../shell/outside-transmission/measurement-frame.ts';
import { popupReports } from './popup-reports.ts';
import { onPopupNews, type ShownPopup, shownPopupOf } from './shown-popup.ts';

/** What was sent, as `POST /viewed-popups {"popup_id":3}`; what the page asked by itself begins with a star. */
const sent: string[] = [];
/** For each of them, whether the browser would send it to its end although the page is left. */
const outlives: unknown[] = [];
let isRefusing = false;

async function answer(url: string, init: RequestInit): Promise<Response> {
  const { method, headers, body, keepalive } = init;
  const mark = 'x-unattended' in (headers ?? {}) ? '*' : '';
  sent.push(`${mark}${method} ${url.replace(/^\/api/, '')} ${body}`);
  outlives.push(keepalive);
  return isRefusing
    ? Response.json({ name: 'UNAVAILABLE' }, { status: 503 })
    : new Response(null, { status: 204 });
}

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=x' });
  vi.stubGlobal('fetch', answer);
  accessTokenStore.set({ token: 'of the member', expiresAt: Number.POSITIVE_INFINITY });
  sent.length = 0;
  outlives.length = 0;
  isRefusing = false;
});
afterEach(() => accessTokenStore.set(null));
beforeAll(() => () => vi.unstubAllGlobals());

const ARTICLE = { contents_id: 'sleep', title: '題名', category_name: 'くらし', image_url: '' };

function shown(id: number): ShownPopup {
  const popup = shownPopupOf({ id: id as 1, contents: ARTICLE });
  if (!popup) throw new Error(`no pop-up ${id}`);
  return { ...popup, contents: id === 8 ? ARTICLE : undefined };
}

/** A pop-up is shown, and then one of its buttons is pressed. */
async function press(id: number, which: 'go' | 'close'): Promise<void> {
  const [go, close] = shown(id).popup.buttons;
  const reports = popupReports(shown(id));
  await Promise.all([reports.shown(), reports.pressed(which === 'go' ? go : close)]);
}

// @proves state pop-up: drawn from its table
// @proves state pop-up: reported
describe('見せたこと、押したことを伝える（仕様4）', () => {
  it.each([
    ['見せたことを、ひとりでに一度', 3, 'go', ['*POST /viewed-popups {"popup_id":3}']],
    ['記事のものは、記事とともに', 8, 'go', ['*POST /viewed-popups {"popup_id":8,"contents_id":"sleep"}']],
    [
      '「あとで」は、見せたことのあとに',
      3,
      'close',
      ['*POST /viewed-popups {"popup_id":3}', 'POST /popup-restraint-flags {"popup_id":3}'],
    ],
    ['控えないボタンは、何も', 6, 'close', ['*POST /viewed-popups {"popup_id":6}']],
    ['満足度アンケートは、回答するときにだけ', 2, 'go', ['POST /viewed-popups {"popup_id":2}']],
    [
      '満足度アンケートの「今回は答えない」は、控えることだけ',
      2,
      'close',
      ['POST /popup-restraint-flags {"popup_id":2}'],
    ],
    [
      'くらしのアンケートは、見せたときに',
      15,
      'close',
      ['*POST /viewed-popups {"popup_id":15}', 'POST /popup-restraint-flags {"popup_id":15}'],
    ],
  ] as const)('%s', async (_, id, which, calls) => {
    await press(id, which);
    expect(sent).toEqual(calls);
  });

  it('満足度アンケートを見せただけでは、何も伝えない', async () => {
    await popupReports(shown(2)).shown();
    expect(sent).toEqual([]);
  });

  it('押してすぐ画面を離れても、断ったことは届く', async () => {
    await press(3, 'close');
    expect(outlives).toEqual([true, true]);
  });

  it('伝わらなくても、なにも起きず、控えることは伝える', async () => {
    isRefusing = true;
    await press(3, 'close');
    expect(sent).toHaveLength(2);
  });

  // @proves state viewed page or pop-up
  it('見せたことが伝わったら、次に出るものをたずねなおす', async () => {
    let news = 0;
    const end = onPopupNews(() => {
      news += 1;
    });
    isRefusing = true;
    await popupReports(shown(3)).shown();
    expect(news).toBe(0);
    isRefusing = false;
    await popupReports(shown(3)).shown();
    expect(news).toBe(1);
    end();
  });
});

describe('計測に伝える（G76・G93）', () => {
  // @proves state pop-up: drawn from its table
  it('計測が動いているあいだだけ、表の名前だけを伝え、あとから伝えることもない', async () => {
    await press(8, 'go');
    const told: object[] = [];
    const end = connectMeasurement((entry) => told.push(entry));
    expect(told).toEqual([]);
    await press(1, 'go');
    await press(8, 'close');
    end();
    await press(1, 'close');
    expect(told).toEqual([
      { event: 'popup_press', popup_button: 'popup-1-go' },
      { event: 'popup_press', popup_button: 'popup-article-close' },
    ]);
  });

  it('番号で引けないものは、ない', () => {
    expect([popupById(13), popupById(0)]).toEqual([undefined, undefined]);
  });
});
