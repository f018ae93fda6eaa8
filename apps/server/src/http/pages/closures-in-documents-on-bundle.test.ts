import type { Closure } from '@hidamari/contract/content';
import { VARIANT_KEYS, type VariantKey } from '@hidamari/domain/site-variants';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { withStaffClosures } from '../../modules/closures/with-staff-closures.ts';
import { startBeforeContent, visit } from './library-on-bundle.fixture.ts';
import { describeOnBundle, PAGE_BUNDLE } from './page-bundle.fixture.ts';
import { loadPageBundle, type PageHandler } from './page-handler.ts';
import { VARIANT_HOSTS } from './variant-hosts.fixture.ts';

/** A Saturday on which every desk is open. */
const DAY = '2026-11-21';
/** Documents, whose words about the hours are the server's alone (decision 0113), and an error page. */
const DOCUMENTS = ['/howto-signup', '/articles', '/terms/hatch', '/error?id=U-E05'];
const OF_CHOFU = ['/howto-signup', '/lp/chofu', '/error?id=U-E05'];
const OPEN = 'ただいま受付中';
const CLOSED = '本日は臨時のお休みです';

/** What staff have entered, as `KnownClosures` answers it. */
let entered: Closure[] = [];
beforeEach(() => {
  entered = [];
});

describeOnBundle('臨時の休みと、だれにも同じ画面（G7）', () => {
  let handler: PageHandler;
  beforeAll(async () => {
    handler = await loadPageBundle(PAGE_BUNDLE);
  });

  async function start() {
    const known = { current: async () => ({ value: entered, stale: false, fetchedAt: 0 }) };
    const change: Parameters<typeof startBeforeContent>[1] = {
      change: (content) => withStaffClosures(content, known),
    };
    const { portal, state } = await startBeforeContent(handler, change);
    onTestFinished(() => portal.close());
    state.now = new Date(`${DAY}T12:00:00+09:00`);
    portal.setNow(state.now);
    const says = async (variant: VariantKey, url: string) => {
      const { host, cookie } = VARIANT_HOSTS[variant];
      const { words, html } = await visit(portal, url, cookie, host);
      expect(html, `${url} is a document`).toContain('data-rendered-at');
      return [words.includes(OPEN), words.includes(CLOSED)];
    };
    const enter = async (variants: VariantKey[]) => {
      entered = variants.length === 0 ? [] : [{ day: DAY, variants, reason: '', byStaff: true }];
      await portal.bus.publish('closures-changed', '');
    };
    return { says, enter };
  }

  // @proves state hours: days off
  // @proves page documents
  test('職員が入れると、しまってあった画面もすぐにそう言い、取り消すと戻る', async () => {
    const { says, enter } = await start();
    const everywhere = async (words: boolean[]) => {
      for (const variant of VARIANT_KEYS)
        for (const url of variant === 'chofu' ? OF_CHOFU : DOCUMENTS)
          await expect.poll(() => says(variant, url), { message: `${variant} ${url}` }).toEqual(words);
    };
    await everywhere([true, false]);
    // Now each comes from the store.
    await everywhere([true, false]);
    await enter([...VARIANT_KEYS]);
    await everywhere([false, true]);
    await enter([]);
    await everywhere([true, false]);
  });

  // @proves state hours: days off
  test('一つの窓口だけの休みは、ほかの窓口の画面を変えない', async () => {
    const { says, enter } = await start();
    await says('hatch', '/howto-signup');
    await enter(['chofu']);
    await expect.poll(() => says('chofu', '/howto-signup')).toEqual([false, true]);
    expect(await says('hatch', '/howto-signup')).toEqual([true, false]);
  });
});
