import type { StaffRole } from '@hidamari/domain/staff';
import { lastingKeys } from '../encryption/portal-keys.ts';
import { createSealer } from '../encryption/sealer.ts';
import { newAuthenticatorSecret, sealSecret, stepOfCode } from '../modules/staff/authenticator-codes.ts';
import { createStaff } from '../modules/staff/manage-staff.ts';
import { codeAt, STAFF_PASSWORD, type StaffPerson } from '../modules/staff/staff.fixture.ts';
import { findStaff, finishSetUp } from '../modules/staff/staff.repository.ts';
import { insertStaffSession } from '../modules/staff/staff-sessions.ts';
import { Browser } from './browser.fixture.ts';
import { exchangeOf } from './exchange.fixture.ts';
import { newEmail, type PortalUnderTest } from './portal-under-test.fixture.ts';

/**
 * Somebody of staff who is signed in, as the first login leaves them: password, authenticator and session. Written by
 * the product's own functions, without the steps; `make-staff.test.ts` compares the rows. Who logs in as the subject of
 * a test walks (`newStaff`, `staffAfterFirstLogin`).
 */
export async function makeStaff(
  portal: PortalUnderTest,
  role: StaffRole = 'supporter',
): Promise<StaffPerson & { id: string }> {
  const { database, passwords } = portal.dependencies;
  const person = { browser: new Browser(portal.app), login: newEmail(), secret: newAuthenticatorSecret() };
  const { exchange, answered } = exchangeOf(portal, person.browser);
  const { now } = exchange.request;
  await createStaff(database, { login: person.login, displayName: '佐藤', role }, now);
  const id = (await findStaff(database, person.login))?.id ?? '';
  const sealer = createSealer(lastingKeys(portal.dependencies, 'staff-authenticator'));
  const isDone = await finishSetUp(database, id, {
    passwordHash: await passwords.hash(STAFF_PASSWORD),
    secretSealed: sealSecret(sealer, id, person.secret),
    step: stepOfCode(person.secret, codeAt(person.secret, now), now) ?? 0,
  });
  if (!isDone) throw new Error(`${person.login} was not set up`);
  exchange.cookies.set('staff_session', await insertStaffSession(database, id, now));
  answered();
  return { ...person, id };
}
