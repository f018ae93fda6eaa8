import { fieldErrorsOf } from '@hidamari/contract/fields';
import {
  type AccountDetails,
  type AccountEdit,
  type AccountForm,
  accountEditInput,
  type CurrentUser,
} from '@hidamari/contract/members';
import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { type FieldTest, preserveUnknownFields } from '@hidamari/domain/unknown-fields';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { mayUseIllnessData } from './consents.ts';
import { memberConsents, members } from './member.table.ts';
import { saveCancers } from './member-cancers.ts';
import { spokenConsentRow } from './member-consents.ts';
import { profileColumns } from './profile-columns.ts';
import { type CurrentUserParts, readCurrentUser } from './read-current-user.ts';
import { sealIllness, sealSupporters } from './sealed-profile.ts';
import { formNames } from './stored-names.ts';

const EVERYTHING = { withDiagnosedCancers: true, withTreatmentLogs: false };

interface AccountSave {
  edit: AccountEdit;
  now: Date;
  /** Which fields the save decides; the other ones of a diagnosis stay as they are stored. */
  decides: FieldTest;
}

/**
 * Saves the account form (U-A02, G142): what is left out stays, and the whole is checked by the rules of the form.
 * Fields that another party owns are refused by name (G45). A state newer than the one the form began with is a
 * conflict that carries it.
 */
export async function updateAccount(
  parts: CurrentUserParts,
  memberId: string,
  { edit: { updated_at: begunWith, ...changes }, now, decides }: AccountSave,
): Promise<CurrentUser> {
  const current = await readCurrentUser(parts, { memberId }, EVERYTHING);
  refuseLocked(current, changes);
  const details = check(current, changes, now);
  const cipher = await parts.encryption.forMember(parts.database, memberId);
  // What was told of an illness waits unseen while its consent is taken back: a form that cannot show it must not
  // overwrite it (decision 0021).
  const mayUse = await mayUseIllnessData(parts.database, memberId);
  const isSaved = await parts.database.transaction(async (tx) => {
    const saved = await tx
      .update(members)
      .set({
        ...profileColumns(details),
        accepts_info_delivery: details.accepts_info_delivery,
        supporters_sealed: sealSupporters(cipher, memberId, details.supporters),
        ...(mayUse && sealIllness(cipher, memberId, details)),
        updated_at: now,
      })
      // The state that was checked is the state that is replaced: two devices never mix their halves.
      .where(and(eq(members.id, memberId), eq(members.updated_at, new Date(begunWith ?? current.updated_at))))
      .returning({ id: members.id });
    if (saved.length === 0) return false;
    if (mayUse) await saveCancers(tx, memberId, diagnosesOf(current, details, decides));
    await keepConsents(tx, memberId, { current, details, now });
    return true;
  });
  const stored = await readCurrentUser(parts, { memberId }, EVERYTHING);
  if (!isSaved) throw new AppError('conflict', { current: stored });
  return stored;
}

/** Each diagnosis as the form says it, with the row that it was stored in, and what the form does not know of it. */
function diagnosesOf(
  { diagnosed_cancers: stored = [] }: CurrentUser,
  { diagnosed_cancers }: AccountDetails,
  decides: FieldTest,
): (AccountDetails['diagnosed_cancers'][number] & { id?: string })[] {
  return preserveUnknownFields({ diagnosed_cancers: stored }, { diagnosed_cancers }, decides)
    .diagnosed_cancers;
}

function refuseLocked({ unupdatable_keys: keys }: CurrentUser, changes: object): void {
  const refused = keys.filter((key) => Object.hasOwn(changes, key));
  if (refused.length === 0) return;
  throw new AppError('validation', { fields: Object.fromEntries(refused.map((key) => [key, ['locked']])) });
}

/** The form as it would look with the changes in it; rules that span fields see what is stored as well. */
function check(current: CurrentUser, changes: Omit<AccountEdit, 'updated_at'>, now: Date): AccountDetails {
  const before: Partial<Record<keyof AccountForm, unknown>> = {
    ...formNames(current),
    agent: current.agent ? formNames(current.agent) : null,
  };
  const facts = {
    today: japanDay(now),
    memberType: current.member_type,
    relationToCity: current.relation_to_city,
  };
  const checked = accountEditInput(facts).safeParse({ ...before, ...changes });
  if (checked.success) return checked.data;
  throw new AppError('validation', { fields: fieldErrorsOf(checked.error) });
}

interface Kept {
  current: CurrentUser;
  details: AccountDetails;
  now: Date;
}

/** An answer that is new is kept with its date; an old one stays where it is (G141). */
async function keepConsents(
  tx: Transaction,
  memberId: string,
  { current, details, now }: Kept,
): Promise<void> {
  const { patient_consent: answer, agreed_by_guardian: guardian } = details;
  const rows = [
    ...(answer !== null && !details.is_self && answer !== current.patient_consent
      ? [spokenConsentRow(memberId, { kind: 'patient', answer }, now)]
      : []),
    ...(guardian && !current.agreed_by_guardian
      ? [spokenConsentRow(memberId, { kind: 'guardian', answer: 'guardian' }, now)]
      : []),
  ];
  if (rows.length > 0) await tx.insert(memberConsents).values(rows);
}
