import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { registrationBody } from '@hidamari/contract/members';
import type { TreatmentLogForm } from '@hidamari/contract/treatment-logs';
import { sql } from 'drizzle-orm';
import {
  Browser,
  newEmail,
  newNumber,
  type PortalUnderTest,
} from '../../../portal-under-test/portal-under-test.fixture.ts';
import { DEMO_CODES } from '../../eligibility/index.ts';
import { createMember, saveBaseAccount } from '../../members/index.ts';
import { createTreatmentLogs } from '../../treatment-logs/index.ts';
import { consentTexts } from '../sign-up/consent-texts.ts';
import { e164, PASSWORD, REGISTRATION } from '../sign-up.fixture.ts';
import { poolClientOf } from '../user-pool/pool-client.ts';

export const TEMPORARY_PASSWORD = 'kami-no-himitsu-31';

/** An account from before the common ID, and its member. */
export interface EarlierAccount {
  username: string;
  baseId: string;
  memberId: string;
  phone: string;
  email: string;
}

interface Earlier {
  type?: 'temporary' | 'pre_common';
  registration?: Record<string, unknown>;
  /** As it is typed. */
  phone?: string;
  email?: string;
  /** When it was registered; now by default. */
  at?: Date;
  byStaff?: boolean;
  /** Only the password that staff gave, not changed yet. */
  isFirstPassword?: boolean;
}

let lastUser = 0;

/** Made as staff did (G41): straight in the pool, and a member. Its number and address sign nobody in. */
export async function earlierAccount(
  { dependencies }: PortalUnderTest,
  earlier: Earlier = {},
): Promise<EarlierAccount> {
  const { userPool, settings, database, encryption, content, clock } = dependencies;
  lastUser += 1;
  const username = `hd-${process.pid}-${lastUser}`;
  const user = { UserPoolId: poolClientOf(settings).userPoolId, Username: username };
  const made = await userPool.send(
    new AdminCreateUserCommand({ ...user, TemporaryPassword: TEMPORARY_PASSWORD, MessageAction: 'SUPPRESS' }),
  );
  if (!earlier.isFirstPassword) {
    await userPool.send(
      new AdminSetUserPasswordCommand({ ...user, Password: TEMPORARY_PASSWORD, Permanent: true }),
    );
  }
  const sub = made.User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value ?? '';
  const { phone = newNumber(), email = newEmail(), at = clock(), type = 'temporary' } = earlier;
  return database.transaction(async (tx) => {
    const facts = { sub, username, phoneNumber: e164(phone), email, isEmailVerified: false };
    const base = await saveBaseAccount(tx, facts, at);
    await tx.execute(
      sql`update base_accounts set account_type = ${type}, pre_common_id = ${type === 'pre_common'} where id = ${base.id}`,
    );
    const memberId = await createMember(tx, encryption, {
      baseAccountId: base.id,
      memberType: 'general',
      registration: registrationBody.parse({ ...REGISTRATION, ...earlier.registration }),
      proven: { companyCode: DEMO_CODES.valid },
      agreedTexts: await consentTexts(content, 'hatch'),
      at,
    });
    if (earlier.byStaff) {
      await tx.execute(sql`update members set registered_by_concierge = true where id = ${memberId}`);
    }
    return { username, baseId: base.id, memberId, phone, email };
  });
}

/** Logs of a member, one a day; `texts` are what is written in them. */
export async function writeLogs(
  { dependencies }: PortalUnderTest,
  memberId: string,
  texts: readonly string[],
): Promise<void> {
  const now = dependencies.clock();
  const input = (text: string, index: number): TreatmentLogForm => ({
    log_date: new Date(Date.UTC(2026, 0, 1 + (index % 300))).toISOString().slice(0, 10),
    is_other_log: true,
    other: { text },
  });
  await createTreatmentLogs(
    dependencies,
    memberId,
    texts.map((text, index) => ({ input: input(text, index), now })),
  );
}

/** Shows the earlier account's name and password; its move waits in this browser then. */
export async function signInEarlier(browser: Browser, username: string, password = TEMPORARY_PASSWORD) {
  return browser.call('POST', '/auth/login', { username, password });
}

/** The common ID is shown at the hosted login, from the page of the move. Answers what the session call said. */
export async function joinWithCommonId(
  portal: PortalUnderTest,
  browser: Browser,
  identifier: string,
  password = PASSWORD,
) {
  const link = await browser.call('POST', '/hi/hosted-login/transfer/login');
  if (link.statusCode !== 200) return link;
  const atLogin = new Browser(portal.app, 'localhost:3000');
  const pathOf = (address: string) => {
    const url = new URL(address, 'http://localhost:3000');
    return `${url.pathname}${url.search}`;
  };
  const opened = await atLogin.ask(pathOf(link.json().url));
  const page = pathOf(String(opened.headers.location));
  const sent = await atLogin.ask(page, { method: 'POST', form: { identifier, password } });
  const back = await atLogin.ask(pathOf(String(sent.headers.location)));
  const returned = new URL(String(back.headers.location));
  return browser.call('POST', '/hi/hosted-login/session', Object.fromEntries(returned.searchParams));
}
