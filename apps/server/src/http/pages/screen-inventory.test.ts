import { SCREENS } from '@hidamari/domain/screens';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppUnderTest } from '../app-under-test.fixture.ts';
import { PEOPLE, startPortalForVisitors } from './concurrent-visitors.fixture.ts';
import { returnPathOf } from './pages-under-test.fixture.ts';
import { BY_LINK, INVENTORY, type InventoryRow } from './screen-inventory.fixture.ts';
import { VARIANT_HOSTS } from './variant-hosts.fixture.ts';
import { createCrowdRenderer } from './visitor-renderer.fixture.ts';

type Who = 'visitor' | 'member';
const VISITS = (['aflac', 'hatch', 'chofu'] as const).flatMap((variant) =>
  (['visitor', 'member'] as const).map((who) => ({ variant, who })),
);

let portal: AppUnderTest;
beforeAll(async () => {
  portal = await startPortalForVisitors(createCrowdRenderer().handler);
  return () => portal.close();
});

/** Each test comes from a line of its own: together they ask for more than one line may within its minute. */
let remoteAddress = '';
let lines = 0;
beforeEach(() => {
  lines += 1;
  remoteAddress = `10.1.${Math.floor(lines / 200)}.${lines % 200}`;
});

function headersOf(variant: VariantKey, who: Who): Record<string, string> {
  const { host, cookie } = VARIANT_HOSTS[variant];
  const member = PEOPLE.find((person) => person.variant === variant);
  return { host, cookie: who === 'member' ? `${cookie}; session=session-${member?.key}` : cookie };
}

/** A row's answer on the wire, in the words of the inventory. */
async function answerAt(url: string, headers: Record<string, string>): Promise<string> {
  const answer = await portal.app.inject({ url, headers, remoteAddress });
  const returnPath = returnPathOf(answer.headers);
  return [
    answer.statusCode,
    answer.headers.location,
    returnPath === undefined ? undefined : returnPath === url ? '↩' : `↩ ${returnPath}`,
  ]
    .filter(Boolean)
    .join(' ');
}

const addressOf = ({ path }: Pick<InventoryRow, 'path'>) => path.replace(':id', 'an-id-1');

async function answersOf(
  answer: (row: InventoryRow) => Promise<string> | string,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const row of INVENTORY) answers[row.path] = await answer(row);
  return answers;
}

const expectedOf = (row: InventoryRow, variant: VariantKey, who: Who) =>
  row.on.includes(variant) ? (row.but?.[variant]?.[who] ?? row[who]) : '404';

describe('画面の一覧（仕様2）', () => {
  test('一覧の画面と、画面の表の画面は、同じである', () => {
    expect(INVENTORY.map(({ path }) => path).sort()).toEqual(SCREENS.map(({ path }) => path).sort());
  });

  test.each(VISITS)(
    '$variant の $who が全画面を開いた場合、一覧のとおりに答える',
    async ({ variant, who }) => {
      const headers = headersOf(variant, who);
      expect(await answersOf((row) => answerAt(addressOf(row), headers))).toEqual(
        await answersOf((row) => expectedOf(row, variant, who)),
      );
    },
  );

  test.each([
    ['市の会員が、基本のホストで', 'chofu', 'aflac'],
    ['一般の会員が、市のホストで', 'hatch', 'chofu'],
  ] as const)('%s開いた場合も、団体にない画面は404とする', async (_who, variant, place) => {
    const headers = { ...headersOf(variant, 'member'), host: VARIANT_HOSTS[place].host };
    // The desk alone goes by the host.
    const rows = INVENTORY.filter(({ on, path }) => !on.includes('chofu') && path !== '/desk/login');
    for (const row of rows) expect.soft(await answerAt(addressOf(row), headers), row.path).toBe('404');
    expect(rows.length).toBeGreaterThan(30);
  });

  test.each(VISITS)('$variant の $who のデータの求めも、同じ入口を通る', async ({ variant, who }) => {
    const headers = headersOf(variant, who);
    const statusOf = async ({ path }: InventoryRow) => {
      const url = path === '/' ? '/_.data' : `${addressOf({ path })}.data`;
      return String((await portal.app.inject({ url, headers, remoteAddress })).statusCode);
    };
    const expected = (row: InventoryRow) => {
      const page = expectedOf(row, variant, who);
      // The router reads a redirect as 202; the fault screens' own status is the page's alone.
      if (page.startsWith('302')) return '202';
      return ['/404', '/500', '/503'].includes(row.path) ? '200' : page;
    };
    expect(await answersOf(statusOf)).toEqual(await answersOf(expected));
  });

  test.each(BY_LINK)(
    '%s は、%j のどれかがあれば訪問者にも開き、だれにも取り置かせない',
    async (path, keys) => {
      for (const key of keys) {
        const { statusCode, headers } = await portal.app.inject({
          url: `${path}?${key}=abc`,
          remoteAddress,
          headers: headersOf('aflac', 'visitor'),
        });
        expect.soft([statusCode, headers['cache-control']], key).toEqual([200, 'private, no-store']);
      }
      expect(await answerAt(`${path}?unknown=abc`, headersOf('aflac', 'visitor'))).not.toBe('200');
      expect(await answerAt(`${path}?${keys[0]}=`, headersOf('aflac', 'visitor'))).not.toBe('200');
    },
  );
});
