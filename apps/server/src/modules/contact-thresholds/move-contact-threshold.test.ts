import { describe, expect, it } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { movesOf } from '../identity/migration/moves.fixture.ts';
import { rowOf } from '../withdrawal/withdrawal.fixture.ts';
import { saveContactThreshold } from './index.ts';

const portal = usePortal();
const { move, me, state, twoAccounts, untilConfirm } = movesOf(portal);

/** Writes a card at an instant. */
const write = (memberId: string, hospital_name: string, at: string) =>
  saveContactThreshold(portal.dependencies, {
    memberId,
    input: { hospital_name, day_phone: '0300000001', version: 0 },
    now: new Date(at),
  });

const EARLY = '2026-01-05T00:00:00Z';
const LATE = '2026-02-05T00:00:00Z';

// @proves state contact threshold: account moved
describe('目安のカードと、共通IDへの移行（G40）', () => {
  it.each([
    ['以前のIDにだけある', EARLY, null, '以前の病院'],
    ['共通IDにだけある', null, EARLY, '共通の病院'],
    ['両方にあり、共通IDのほうが新しい', EARLY, LATE, '共通の病院'],
    ['両方にあり、以前のIDのほうが新しい', LATE, EARLY, '以前の病院'],
  ])('%s場合、あとに書いたカードが残って読める', async (_, earlierAt, commonAt, kept) => {
    const { common, commonMemberId, earlier } = await twoAccounts();
    if (earlierAt) await write(earlier.memberId, '以前の病院', earlierAt);
    if (commonAt) await write(commonMemberId, '共通の病院', commonAt);
    const browser = await untilConfirm(earlier, common);
    expect((await state(browser)).json().counts).toMatchObject({ treatment_logs: 0 });
    const token = (await move(browser)).json().access_token;
    const { id } = await me(browser, token);
    const { data } = (await browser.call('GET', '/contact-threshold', undefined, token)).json();
    expect(data).toMatchObject({ hospital_name: kept, day_phone: '0300000001' });
    const { cards } = await rowOf(
      portal,
      `select count(*)::int as cards from contact_thresholds
       where member_id in ('${earlier.memberId}', '${commonMemberId}') and member_id <> '${id}'`,
    );
    expect(cards).toBe(0);
  });
});
