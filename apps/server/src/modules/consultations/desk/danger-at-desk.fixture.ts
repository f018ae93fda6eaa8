import { randomUUID } from 'node:crypto';
import type { DeskWaitingNow } from '@hidamari/contract/consultations';
import type { StaffRole } from '@hidamari/domain/staff';
import { expect } from 'vitest';
import type { PortalUnderTest } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { inquiries } from '../../inquiries/inquiry.table.ts';
import { listPresent } from '../../staff/index.ts';
import { deskPresences } from '../../staff/staff.table.ts';
import { consultationCalls } from '../consultation.table.ts';
import { aSupporter, atDesk, type Supporter } from '../consultations.fixture.ts';
import type { ConnectionUnderTest } from '../live/live.fixture.ts';

/** Words that G119 lists. */
export const DANGER = '夜になると、もう消えたいと思ってしまいます。';
export const WORDS = `上司には話してあります。${DANGER}お返事は急ぎません。`;

/** Nobody is at the desk, nobody is called, and no inquiry waits. */
export async function emptyDesk({ dependencies: { database } }: PortalUnderTest): Promise<void> {
  for (const table of [inquiries, consultationCalls, deskPresences]) await database.delete(table);
}

/** Somebody whose desk is open, as any server may have written it down. */
export async function atDeskNow(portal: PortalUnderTest, role: StaffRole = 'supporter'): Promise<Supporter> {
  const person = await aSupporter(portal, role as 'supporter');
  await openDesk(portal, person);
  return person;
}

/** Their desk is open at this moment. */
export async function openDesk({ dependencies }: PortalUnderTest, { id }: Supporter): Promise<void> {
  const { database, clock } = dependencies;
  await database.insert(deskPresences).values({ server_id: randomUUID(), staff_id: id, seen_at: clock() });
}

/** Closes a connection and waits until its person is not at the desk any more: the next test counts who is. */
export async function leave(
  { dependencies: { database, clock } }: PortalUnderTest,
  line: ConnectionUnderTest,
  { id }: Supporter,
): Promise<void> {
  line.socket.close();
  await expect
    .poll(async () => (await listPresent(database, clock())).map((one) => one.id))
    .not.toContain(id);
}

export const firstAid = (by: Supporter, id: string, key: string = randomUUID()) =>
  by.call('POST', `/desk/cases/${id}/first-aid`, { client_key: key });

/** What a tab of theirs asks for. */
export async function waitingFor(staff: Supporter): Promise<DeskWaitingNow> {
  const told = await staff.call('GET', '/desk/waiting');
  expect(told.statusCode, told.body).toBe(200);
  return told.json();
}

/** Opens the case and says that they have read it. */
export async function secondReads(second: Supporter, id: string): Promise<void> {
  await atDesk(second, id);
  expect((await second.call('POST', `/desk/cases/${id}/second-check`)).statusCode).toBe(204);
}
