import { randomUUID } from 'node:crypto';
import { type Registration, referralSources } from '@hidamari/contract/members';
import type { MemberType } from '@hidamari/domain/site-variants';
import type { Transaction } from '../../database/database.ts';
import type { Encryption } from '../../encryption/encryption.ts';
import type { AgreedText } from './consents.ts';
import { memberConsents, members } from './member.table.ts';
import { saveCancers } from './member-cancers.ts';
import { type SpokenConsent, spokenConsentRow } from './member-consents.ts';
import { profileColumns } from './profile-columns.ts';
import { sealIllness, sealSupporters } from './sealed-profile.ts';

export interface NewMember {
  baseAccountId: string;
  memberType: MemberType;
  registration: Registration;
  /** Facts proven by the eligibility check; they stand above what the form says (G45, F16). */
  proven: {
    lastNameKana?: string;
    firstNameKana?: string;
    birthday?: string;
    insuranceNumber?: string;
    companyCode?: string;
    postalCode?: string | null;
    prefecture?: string;
    city?: string;
    relationToCity?: 'resident' | 'visits_hospital';
  };
  agreedTexts: readonly AgreedText[];
  at: Date;
}

/** Writes a member with diagnoses and consents into the caller's transaction; answers the new id. */
export async function createMember(
  tx: Transaction,
  encryption: Encryption,
  input: NewMember,
): Promise<string> {
  const { registration: form, proven, at } = input;
  const id = randomUUID();
  const cipher = await encryption.forMember(tx, id);
  await tx.insert(members).values({
    id,
    base_account_id: input.baseAccountId,
    member_type: input.memberType,
    ...profileColumns(form),
    last_name_kana: proven.lastNameKana ?? form.last_name_kana ?? '',
    first_name_kana: proven.firstNameKana ?? form.first_name_kana,
    birthday: proven.birthday ?? form.birthday,
    insurance_number: proven.insuranceNumber ?? null,
    company_code: proven.companyCode ?? null,
    postal_code: form.postal_code ?? proven.postalCode ?? null,
    prefecture: form.prefecture ?? proven.prefecture ?? null,
    city: form.city ?? proven.city ?? null,
    relation_to_city: proven.relationToCity ?? null,
    accepts_info_delivery: form.accepts_info_delivery,
    ...sealIllness(cipher, id, form),
    supporters_sealed: sealSupporters(cipher, id, form.supporters),
    referral_sources: referralSources.parse(form),
    created_at: at,
    updated_at: at,
  });
  await saveCancers(tx, id, form.diagnosed_cancers);
  await insertConsents(tx, id, input);
  return id;
}

async function insertConsents(
  tx: Transaction,
  memberId: string,
  { agreedTexts, registration, at }: NewMember,
) {
  const row = { member_id: memberId };
  const rows: (typeof memberConsents.$inferInsert)[] = agreedTexts.map(
    ({ kind, textId, version, date, agreedAt = at }) => {
      const text = { kind, text_id: textId, version, text_date: date };
      return { ...row, id: randomUUID(), ...text, agreed_at: agreedAt };
    },
  );
  const spoken: SpokenConsent[] = [];
  if (registration.agreed_by_guardian) spoken.push({ kind: 'guardian', answer: 'guardian' });
  if (!registration.is_self && registration.patient_consent) {
    spoken.push({ kind: 'patient', answer: registration.patient_consent });
  }
  rows.push(...spoken.map((consent) => spokenConsentRow(memberId, consent, at)));
  if (rows.length > 0) await tx.insert(memberConsents).values(rows);
}
