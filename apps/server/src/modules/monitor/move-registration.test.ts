import { MONITOR_CONSENT } from '@hidamari/domain/monitor';
import { describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { movesOf } from '../identity/migration/moves.fixture.ts';
import { rowOf } from '../withdrawal/withdrawal.fixture.ts';
import { changeState } from './change-state.ts';
import { monitorBelongings } from './move-registration.ts';
import { saveRegistration } from './save-registration.ts';

const portal = usePortal();
const { move, me, twoAccounts, untilConfirm } = movesOf(portal);

const EARLY = '2026-01-05T00:00:00Z';
const LATE = '2026-02-05T00:00:00Z';

interface Written {
  at: string;
  isOver?: boolean;
}

async function write(memberId: string, wishes: string, { at, isOver = false }: Written): Promise<void> {
  const now = new Date(at);
  const input = {
    ...{ methods: ['web' as const], contacts: ['mail' as const], times: [], themes: [], wishes },
    ...{ agreed_panel: true, consent_version: MONITOR_CONSENT.version, version: 0 },
  };
  await saveRegistration(portal.dependencies, { memberId, input, now });
  if (isOver) await changeState(portal.dependencies, { memberId, to: 'ended', version: 1, now });
}

// @proves state monitor: account moved
describe('登録と、共通IDへの移行（G40）', () => {
  it.each<[string, Written | null, Written | null, string]>([
    ['以前のIDにだけある', { at: EARLY }, null, '以前'],
    ['共通IDにだけある', null, { at: EARLY }, '共通'],
    ['両方にあり、共通IDのほうが新しい', { at: EARLY }, { at: LATE }, '共通'],
    ['両方にあり、以前のIDのほうが新しい', { at: LATE }, { at: EARLY }, '以前'],
    ['新しいほうは終わっている', { at: LATE, isOver: true }, { at: EARLY }, '共通'],
    ['共通IDのものは終わっている', { at: EARLY }, { at: LATE, isOver: true }, '以前'],
  ])('%s場合、終わっていない新しいほうが残って読める', async (_, earlierWrote, commonWrote, kept) => {
    const { common, commonMemberId, earlier } = await twoAccounts();
    if (earlierWrote) await write(earlier.memberId, '以前', earlierWrote);
    if (commonWrote) await write(commonMemberId, '共通', commonWrote);
    const browser = await untilConfirm(earlier, common);
    const token = (await move(browser)).json().access_token;
    const { id } = await me(browser, token);
    const { data } = (await browser.call('GET', '/monitor-registration', undefined, token)).json();
    expect(data).toMatchObject({ state: 'requested', form: { wishes: kept } });
    const { left } = await rowOf(
      portal,
      `select count(*)::int as left from monitor_registrations
       where member_id in ('${earlier.memberId}', '${commonMemberId}') and member_id <> '${id}'`,
    );
    expect(left).toBe(0);
  });

  it('移しているちょうどそのときに終わりになった登録は、元に戻らない', async () => {
    const { database, encryption } = portal.dependencies;
    const [{ memberId: from }, { memberId: to }] = [await makeMember(portal), await makeMember(portal)];
    await write(from, '以前', { at: EARLY });
    let ended: Promise<boolean> | undefined;
    const endMeanwhile = () =>
      changeState(portal.dependencies, { memberId: from, to: 'ended', version: 1, now: new Date(LATE) }).then(
        () => true,
        () => false,
      );
    const forMember: typeof encryption.forMember = async (executor, memberId) => {
      ended ??= endMeanwhile();
      // Within a transaction it waits for the lock: it is looked at once the move is over.
      if (executor === database) await ended;
      return encryption.forMember(executor, memberId);
    };
    await monitorBelongings.moveSome(
      { database, encryption: { ...encryption, forMember } },
      { from, to },
      10,
    );
    const isOver = await ended;
    const { state } = await rowOf(
      portal,
      `select state from monitor_registrations where member_id in ('${from}', '${to}')`,
    );
    expect(state).toBe(isOver ? 'ended' : 'requested');
  });
});
