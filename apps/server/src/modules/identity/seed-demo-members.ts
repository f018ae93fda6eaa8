import { randomUUID } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { registrationBody } from '@hidamari/contract/members';
import type { MemberType } from '@hidamari/domain/site-variants';
import { variantOfMember } from '@hidamari/domain/site-variants';
import { eq } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import { DEMO_CODES, DEMO_POLICIES, seedDemoEligibility } from '../eligibility/index.ts';
import { baseAccounts } from '../members/base-account.table.ts';
import { createMember, type NewMember, saveBaseAccount } from '../members/index.ts';
import { consentTexts } from './sign-up/consent-texts.ts';
import { poolClientOf } from './user-pool/pool-client.ts';

/** The demo's people (identity: demo members). */
interface DemoPerson {
  key: 'insurance' | 'general' | 'chofu' | 'temporary' | 'supporter';
  description: string;
  phoneNumber: string;
  /** Absent: an account without a member (staff). */
  member?: {
    type: MemberType;
    name: [string, string];
    kana: [string, string];
    birthday: string;
    cancer: string;
  };
  isTemporary?: true;
}

const { valid: policy } = DEMO_POLICIES;

const PEOPLE: readonly DemoPerson[] = [
  {
    key: 'insurance',
    description: 'insurance member',
    phoneNumber: '+819000000001',
    member: {
      type: 'insurance',
      name: ['日向', '春子'],
      kana: [policy.lastNameKana, policy.firstNameKana],
      birthday: policy.birthday,
      cancer: 'breast',
    },
  },
  {
    key: 'general',
    description: 'general member',
    phoneNumber: '+819000000002',
    member: {
      type: 'general',
      name: ['小川', '直樹'],
      kana: ['オガワ', 'ナオキ'],
      birthday: '1961-11-02',
      cancer: 'lung',
    },
  },
  {
    key: 'chofu',
    description: 'member of the municipality',
    phoneNumber: '+819000000003',
    member: {
      type: 'chofu',
      name: ['深大', '文江'],
      kana: ['ジンダイ', 'フミエ'],
      birthday: '1955-06-21',
      cancer: 'stomach',
    },
  },
  {
    key: 'temporary',
    description: 'temporary account, at /login-temporary',
    phoneNumber: '+819000000004',
    isTemporary: true,
    member: {
      type: 'general',
      name: ['森', '恵'],
      kana: ['モリ', 'メグミ'],
      birthday: '1972-02-28',
      cancer: 'cervix',
    },
  },
  // The desk's accounts come later; their account in the pool stands already.
  { key: 'supporter', description: 'staff, no desk yet', phoneNumber: '+819000000005' },
];

export type DemoMemberIds = Record<'insurance' | 'general' | 'chofu' | 'temporary', string>;

/** Who can sign in to a demo, and, when they were made just now, the members' ids for others to give a history. */
export interface SeededDemo {
  members: { login: string; description: string }[];
  created: DemoMemberIds | null;
}

const addressOf = (key: DemoPerson['key']) => `${key}@demo.example`;

/**
 * Demo policies, codes and members on an empty database; null when this is no demo. The password is the settings':
 * kept in the data folder, the same after a restart.
 */
export async function seedDemoMembers(dependencies: Dependencies): Promise<SeededDemo | null> {
  const { settings, database } = dependencies;
  if (!settings.demo || settings.identity) return null;
  await seedDemoEligibility(database);
  const members = PEOPLE.filter(({ member }) => member).map(({ key, description }) => {
    return { login: addressOf(key), description };
  });
  const known = await database.select({ id: baseAccounts.id }).from(baseAccounts).limit(1);
  return {
    members,
    created: known.length > 0 ? null : await createDemoMembers(dependencies, settings.demo.password),
  };
}

async function createDemoMembers(dependencies: Dependencies, password: string): Promise<DemoMemberIds> {
  const ids: Partial<DemoMemberIds> = {};
  for (const person of PEOPLE) {
    const account = await createPoolAccount(dependencies, person, password);
    if (person.key !== 'supporter') ids[person.key] = await createDemoMember(dependencies, person, account);
  }
  return ids as DemoMemberIds;
}

/** A temporary account's username is its address: it signs in with it straight in the pool. */
async function createPoolAccount({ userPool, settings }: Dependencies, person: DemoPerson, password: string) {
  const email = addressOf(person.key);
  const user = {
    UserPoolId: poolClientOf(settings).userPoolId,
    Username: person.isTemporary ? email : randomUUID(),
  };
  // A start that was cut off may have left the account without its member.
  const left = await userPool.send(new AdminGetUserCommand({ ...user, Username: email })).catch(() => null);
  if (left) return { sub: attributeOf(left.UserAttributes, 'sub'), username: left.Username ?? '' };
  const { User } = await userPool.send(
    new AdminCreateUserCommand({
      ...user,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'phone_number', Value: person.phoneNumber },
        { Name: 'phone_number_verified', Value: 'true' },
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  );
  await userPool.send(new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }));
  return { sub: attributeOf(User?.Attributes, 'sub'), username: user.Username };
}

function attributeOf(
  list: { Name?: string | undefined; Value?: string | undefined }[] | undefined,
  name: string,
): string {
  return list?.find((attribute) => attribute.Name === name)?.Value ?? '';
}

async function createDemoMember(
  { database, encryption, content, clock }: Dependencies,
  person: DemoPerson,
  pool: { sub: string; username: string },
): Promise<string> {
  const { member } = person;
  if (!member) throw new RangeError(`${person.key} is no member`);
  const at = clock();
  const agreedTexts = await consentTexts(content, variantOfMember(member.type));
  return database.transaction(async (tx) => {
    const facts = {
      ...pool,
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
  insurance: { insuranceNumber: policy.number },
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
    diagnosed_cancers: [{ cancer_type_id: cancer, stage: 'II', is_primary: true }],
    agreed_terms: true,
    agreed_privacy: true,
    agreed_sensitive_data: true,
  });
}
