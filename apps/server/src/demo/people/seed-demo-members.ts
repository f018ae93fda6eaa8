import { registrationBody } from '@hidamari/contract/members';
import type { MemberType } from '@hidamari/domain/site-variants';
import { variantOfMember } from '@hidamari/domain/site-variants';
import { eq } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import { DEMO_CODES, DEMO_POLICIES } from '../../modules/eligibility/index.ts';
import { consentTexts, DEMO_HISTORY_MARK, DEMO_PERSON_MARK } from '../../modules/identity/index.ts';
import { baseAccounts } from '../../modules/members/base-account.table.ts';
import { createMember, type NewMember, saveBaseAccount } from '../../modules/members/index.ts';
import {
  createDemoAccount,
  type DemoAccount,
  findDemoAccounts,
  setDemoPassword,
  setMarks,
} from './demo-accounts.ts';
import { addressOf, type DemoPerson, PEOPLE } from './demo-people.ts';
import { seedDemoEligibility } from './seed-demo-eligibility.ts';

export type DemoMemberIds = Record<'insurance' | 'general' | 'chofu' | 'temporary', string>;

/** Who can sign in to a demo, and the members' ids for others to give a history. */
export interface SeededDemo {
  members: { login: string; description: string }[];
  /** Without whom somebody else's account stands in the way, and who has left or moved. */
  created: Partial<DemoMemberIds>;
  /** Who has no history yet, each with what says that they have: called once it is written whole. */
  awaitingHistory: { key: DemoPerson['key']; memberId: string; noteGiven(): Promise<void> }[];
}

/**
 * Demo policies, codes and members; null when this is no demo. Person by person: who is there is left as they are,
 * whatever they have changed, who has left or moved stays away, and who is missing is made, so that a start that was cut
 * off is made good by the next. Everybody has the settings' password, also after it was changed there.
 */
export async function seedDemoMembers(dependencies: Dependencies): Promise<SeededDemo | null> {
  const { settings, database } = dependencies;
  if (!settings.demo || settings.identity) return null;
  await seedDemoEligibility(database);
  const known = await findDemoAccounts(database);
  const seeded: SeededDemo = { members: [], created: {}, awaitingHistory: [] };
  for (const person of PEOPLE) {
    const { key, description } = person;
    const account = known.get(key) ?? (await createDemoAccount(dependencies, person));
    if (!account || account.standing.kind === 'gone') continue;
    const marks = await keepMarks(dependencies, key, account);
    await setDemoPassword(dependencies, account, settings.demo.password);
    const { standing } = account;
    const memberId =
      standing.kind === 'member' ? standing.memberId : await createDemoMember(dependencies, person, account);
    seeded.created[key] = memberId;
    seeded.members.push({ login: account.login, description });
    const noteGiven = () => setMarks(dependencies, account, { [DEMO_HISTORY_MARK]: 'given' });
    if (!(DEMO_HISTORY_MARK in marks)) seeded.awaitingHistory.push({ key, memberId, noteGiven });
  }
  return seeded;
}

/** An account of an earlier version gets its mark; its member had a history then, and keeps what they made of it. */
async function keepMarks(
  dependencies: Dependencies,
  key: DemoPerson['key'],
  account: DemoAccount,
): Promise<DemoAccount['marks']> {
  if (DEMO_PERSON_MARK in account.marks) return account.marks;
  const missing = {
    [DEMO_PERSON_MARK]: key,
    ...(account.standing.kind === 'member' && { [DEMO_HISTORY_MARK]: 'given' }),
  };
  await setMarks(dependencies, account, missing);
  return { ...account.marks, ...missing };
}

async function createDemoMember(
  { database, encryption, content, clock }: Dependencies,
  person: DemoPerson,
  { sub, username }: DemoAccount,
): Promise<string> {
  const { member } = person;
  if (!member) throw new RangeError(`${person.key} is no member`);
  const at = clock();
  const agreedTexts = await consentTexts(content, variantOfMember(member.type));
  return database.transaction(async (tx) => {
    const facts = {
      sub,
      username,
      phoneNumber: person.phoneNumber,
      email: addressOf(person.key),
      isEmailVerified: true,
    };
    const base = await saveBaseAccount(tx, facts, at);
    if (person.isTemporary) {
      await tx.update(baseAccounts).set({ account_type: 'temporary' }).where(eq(baseAccounts.id, base.id));
    }
    return createMember(tx, encryption, {
      baseAccountId: base.id,
      memberType: member.type,
      registration: demoRegistration(member),
      proven: PROVEN[member.type],
      agreedTexts,
      at,
    });
  });
}

const PROVEN: Record<MemberType, NewMember['proven']> = {
  insurance: { insuranceNumber: DEMO_POLICIES.valid.number },
  general: { companyCode: DEMO_CODES.valid },
  chofu: { prefecture: 'tokyo', city: '調布市', relationToCity: 'resident' },
};

function demoRegistration({ name, kana, birthday, cancer }: NonNullable<DemoPerson['member']>) {
  return registrationBody.parse({
    last_name: name[0],
    first_name: name[1],
    last_name_kana: kana[0],
    first_name_kana: kana[1],
    sex: 'no-response',
    birthday,
    is_self: true,
    diagnosed_cancers: [
      { cancer_type_id: cancer, stage: 'II', is_primary: true, treatment_status_id: 'treating' },
    ],
    agreed_terms: true,
    agreed_privacy: true,
    agreed_sensitive_data: true,
  });
}
