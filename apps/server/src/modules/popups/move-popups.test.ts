import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { type PortalUnderTest, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { popupBelongings } from './move-popups.ts';
import { popupRestraints } from './popup-restraint.table.ts';
import { popupShowings } from './popup-showing.table.ts';
import { listRestraints, listShowings } from './popups.repository.ts';

const portal: PortalUnderTest = usePortal();
let from: string;
let to: string;

const MAY = new Date('2026-05-01T00:00:00Z');
const JUNE = new Date('2026-06-01T00:00:00Z');

const putOff = (member_id: string, popup_id: number, until: Date | null) =>
  portal.dependencies.database
    .insert(popupRestraints)
    .values({ member_id, popup_id, until, times: until ? 1 : 2 });
const show = (member_id: string, popup_id: number, shown_at: Date) =>
  portal.dependencies.database
    .insert(popupShowings)
    .values({ member_id, popup_id, shown_at, eligibility: 'general', occasion: '' });

async function moveAll(): Promise<void> {
  const { database } = portal.dependencies;
  for (let round = 0; round < 10; round += 1) {
    if ((await popupBelongings.moveSome({ database }, { from, to }, 2)) === 0) break;
  }
  expect(await popupBelongings.isEmpty(database, from)).toBe(true);
}

beforeEach(() => {
  from = randomUUID();
  to = randomUUID();
});

it('ふたつのIDで断ったものは、長いほうの控えが残る（G40・G77）', async () => {
  await putOff(from, 3, null);
  await putOff(to, 3, MAY);
  await putOff(from, 4, MAY);
  await putOff(to, 4, JUNE);
  await putOff(from, 14, MAY);
  await putOff(from, 2, MAY);
  await putOff(to, 2, null);
  await moveAll();
  const kept = await listRestraints(portal.dependencies.database, to);
  expect(Object.fromEntries([...kept].map(([id, { until }]) => [id, until]))).toEqual({
    2: null,
    3: null,
    4: JUNE,
    14: MAY,
  });
});

it('見せたものは、ひとつずつ移り、二重にはならない', async () => {
  await show(from, 1, MAY);
  await show(to, 1, MAY);
  await show(from, 3, MAY);
  await show(from, 3, JUNE);
  await moveAll();
  const shown = await listShowings(portal.dependencies.database, { memberId: to, eligibility: 'general' });
  expect(shown.map(({ popupId, shownAt }) => [popupId, shownAt]).sort()).toEqual([
    [1, MAY],
    [3, MAY],
    [3, JUNE],
  ]);
});
