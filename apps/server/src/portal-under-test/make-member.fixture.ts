import { randomUUID } from 'node:crypto';
import { signUpEndpoint } from '@hidamari/contract/members';
import type { MemberType } from '@hidamari/domain/site-variants';
import { deriveKeys } from '../encryption/session-keys.ts';
import type { ProvenEligibility } from '../modules/eligibility/index.ts';
import { createAccessTokens } from '../modules/identity/sessions/access-tokens.ts';
import { createSessions } from '../modules/identity/sessions/sessions.ts';
import { type Enrolment, enrolMember } from '../modules/identity/sign-up/enrol-member.ts';
import { fillIn } from '../modules/identity/sign-up/register-member.ts';
import {
  ENTRANCES,
  type Entrance,
  e164,
  type NewPerson,
  PASSWORD,
  REGISTRATION,
} from '../modules/identity/sign-up.fixture.ts';
import { createPoolStore } from '../modules/identity/user-pool/pool-store.ts';
import { Browser } from './browser.fixture.ts';
import { exchangeOf } from './exchange.fixture.ts';
import { newEmail, newNumber, type PortalUnderTest } from './portal-under-test.fixture.ts';

/** What the check of each entrance proves of whoever passes it. */
const PROVEN: Readonly<Record<Entrance, ProvenEligibility>> = {
  insurance: {
    memberType: 'insurance',
    insuranceNumber: ENTRANCES.insurance.proof.insurance_number,
    lastNameKana: ENTRANCES.insurance.proof.last_name_kana,
    firstNameKana: ENTRANCES.insurance.proof.first_name_kana,
    birthday: ENTRANCES.insurance.proof.birthday,
  },
  general: { memberType: 'general', companyCode: ENTRANCES.general.proof.company_code },
  chofu: {
    memberType: 'chofu',
    postalCode: null,
    prefecture: ENTRANCES.chofu.proof.prefecture,
    city: ENTRANCES.chofu.proof.city,
    relationToCity: ENTRANCES.chofu.proof.relation_to_city,
  },
};

export interface MadeMember extends NewPerson {
  accessToken: string;
  /** The id that only a test may know. */
  memberId: string;
  memberType: MemberType;
}

/**
 * A member who is signed in, as a sign-up leaves them: account, keys, consents, session, and the mail that proves the
 * address sent. Written by the product's own functions in milliseconds, without the steps that lead there;
 * `make-member.test.ts` compares the rows. Who signs up as the subject of a test walks (`signUp`).
 */
export async function makeMember(
  portal: PortalUnderTest,
  entrance: Entrance = 'general',
  changes: Record<string, unknown> = {},
): Promise<MadeMember> {
  const person = {
    browser: new Browser(portal.app, ENTRANCES[entrance].host),
    phone: newNumber(),
    email: newEmail(),
  };
  const { dependencies } = portal;
  const { exchange, answered } = exchangeOf(portal, person.browser);
  const form = signUpEndpoint.body.parse({ ...REGISTRATION, ...changes });
  const eligibility = PROVEN[entrance];
  const filled = await fillIn(dependencies, { form, eligibility, agreed: [] }, exchange.request.now);
  const account = await makePoolAccount(portal, person);
  const parts = { ...dependencies, handles: portal.modules.members.handles, sessions: sessionsOf(portal) };
  const { memberId, session } = await dependencies.database.transaction(async (tx) =>
    enrolMember(tx, parts, { account, eligibility, ...filled }, exchange),
  );
  answered();
  // Of two messages that wait together nobody knows which goes first.
  await portal.runOutbox();
  return { ...person, accessToken: session.access_token, memberId, memberType: eligibility.memberType };
}

/** The common ID, its number proven. */
async function makePoolAccount(
  { dependencies }: PortalUnderTest,
  { phone, email }: NewPerson,
): Promise<Enrolment['account']> {
  const { database, outbox, clock, passwords } = dependencies;
  const account = { sub: randomUUID(), username: randomUUID(), phoneNumber: e164(phone), email };
  const at = clock();
  const result = await createPoolStore(database, outbox).insertUser({
    ...account,
    isPhoneVerified: true,
    isEmailVerified: false,
    passwordHash: await passwords.hash(PASSWORD),
    passwordExpiresAt: null,
    status: 'CONFIRMED',
    isEnabled: true,
    attributes: {},
    createdAt: at,
    updatedAt: at,
  });
  if (result !== 'stored') throw new Error(`no account for ${phone}: ${result}`);
  return { ...account, isEmailVerified: false };
}

const sessionsOf = ({ dependencies, modules }: PortalUnderTest) =>
  createSessions({
    database: dependencies.database,
    accessTokens: createAccessTokens(deriveKeys(dependencies.settings.sessionSecrets, 'access-token')),
    handles: modules.members.handles,
    idleSeconds: dependencies.settings.sessionIdleSeconds,
  });
