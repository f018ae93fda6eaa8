import { expect, it } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { endCasesWithoutMember, eraseOldCases } from './consultation-records.ts';
import {
  aMember,
  aSupporter,
  asMember,
  atDesk,
  giveReason,
  openCase,
  type Supporter,
} from './consultations.fixture.ts';

const portal = usePortal();

const waitingAt = async (supporter: Supporter): Promise<string[]> =>
  (await supporter.call('GET', '/desk/cases?view=open'))
    .json()
    .data.map(({ number }: { number: string }) => number);

/** A member who was erased while an earlier version of the portal still left their cases open. */
const eraseAsBefore = (id: string) =>
  portal.dependencies.database.execute(
    `update consultation_cases set member_id = null, shares_card = false, card_open_until = null where id = '${id}'`,
  );

it('前に退会した方の、開いたままだった相談は、一度だけ終わりになって列から外れ、そこから五年を数える（G53）', async () => {
  const { database, clock } = portal.dependencies;
  const supporter = await aSupporter(portal);
  const [left, stays] = [await openCase(await aMember(portal)), await aMember(portal)];
  const other = await openCase(stays);
  await eraseAsBefore(left.id);
  expect(await waitingAt(supporter)).toContain(left.number);

  expect(await endCasesWithoutMember(database, clock())).toBe(1);
  expect(await endCasesWithoutMember(database, clock())).toBe(0);
  // Closed, and nobody's: it opens for a reason (decision 0049).
  await giveReason(supporter, left.id);
  expect(await atDesk(supporter, left.id)).toMatchObject({ status: 'closed', waiting_since: null });
  expect(await waitingAt(supporter)).not.toContain(left.number);
  expect(await asMember(stays, other.id)).toMatchObject({ status: 'received' });

  const inYears = (years: number, days: number) => {
    const at = clock();
    at.setUTCFullYear(at.getUTCFullYear() + years);
    return new Date(at.getTime() + days * 86_400_000);
  };
  expect(await eraseOldCases(database, inYears(5, -1))).toBe(0);
  expect(await eraseOldCases(database, inYears(5, 1))).toBe(1);
});
