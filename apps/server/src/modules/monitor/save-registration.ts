import { randomUUID } from 'node:crypto';
import { fieldErrorsOf } from '@hidamari/contract/fields';
import {
  type MonitorForm,
  type MonitorRegistration,
  type MonitorRegistrationInput,
  monitorRegistrationBody,
  monitorRegistrationInput,
} from '@hidamari/contract/monitor';
import { AppError } from '@hidamari/domain/errors';
import { afterMonitorAct, MONITOR_CONSENT, needsMonitorConsent } from '@hidamari/domain/monitor';
import { type FieldTest, preserveUnknownFields } from '@hidamari/domain/unknown-fields';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { decidesAllOf } from '../../http/decided-fields.ts';
import {
  changeRegistration,
  findRegistration,
  insertRegistration,
  lockRegistration,
} from './monitor-registrations.repository.ts';
import {
  type MonitorParts,
  openWords,
  type RegistrationRow,
  sealWords,
  toRegistration,
} from './sealed-registration.ts';

interface Save {
  memberId: string;
  input: MonitorRegistrationInput;
  now: Date;
  /** What the save decides; the other fields stay as they are stored. Default: all that this version knows. */
  decides?: FieldTest;
}

/**
 * Requests a registration, requests it anew after an end, or corrects one that stands (G87), over the version the save
 * started from, 0 for none. Another version stands: a conflict that carries what stands, unless it says the very same;
 * then this is a save whose first answer was lost, and it is done already.
 */
export async function saveRegistration(
  { database, encryption }: Pick<MonitorParts, 'database' | 'encryption'>,
  { memberId, input, now, decides = decidesAllOf(monitorRegistrationBody) }: Save,
): Promise<MonitorRegistration> {
  const cipher = await encryption.forMember(database, memberId);
  const sent = formOf(input);
  return database.transaction(async (tx) => {
    const stored = await lockRegistration(tx, memberId);
    const before = stored && openWords(cipher, stored).form;
    const form = before ? preserveUnknownFields(before, sent, decides) : sent;
    if ((stored?.version ?? 0) !== input.version) return doneOrConflict(cipher, stored, { form, input });
    const changes = changesOf(cipher, { stored, form, input, memberId, now });
    const row = stored
      ? await changeRegistration(tx, stored, changes)
      : await insertRegistration(tx, { ...changes, id: randomUUID(), member_id: memberId });
    // The same request was taken in at this very moment.
    if (!row) return doneOrConflict(cipher, await findRegistration(tx, memberId), { form, input });
    return toRegistration(cipher, row);
  });
}

function changesOf(
  cipher: MemberCipher,
  { stored, form, input, memberId, now }: Save & { stored: RegistrationRow | null; form: MonitorForm },
) {
  const needsConsent = needsMonitorConsent(stored);
  checkConsent(input, needsConsent);
  const from = stored?.state ?? null;
  const state = afterMonitorAct('request', from) ?? afterMonitorAct('correct', from);
  if (state === null)
    throw new Error(`a registration that is ${from} can neither be requested nor corrected`);
  const isNewState = state !== from;
  return {
    state,
    sealed_form: sealWords(cipher, memberId, { form, ending: null }),
    consent_version: needsConsent ? MONITOR_CONSENT.version : (stored?.consent_version ?? ''),
    consented_at: needsConsent ? now : (stored?.consented_at ?? now),
    state_at: isNewState ? now : (stored?.state_at ?? now),
    registered_by_name: isNewState ? null : (stored?.registered_by_name ?? null),
  };
}

/** Agreed is what was read: other words than today's are shown first. */
function checkConsent(input: MonitorRegistrationInput, needsConsent: boolean): void {
  const checked = monitorRegistrationInput({ needsConsent }).safeParse(input);
  if (!checked.success) throw new AppError('validation', { fields: fieldErrorsOf(checked.error) });
  if (needsConsent && input.consent_version !== MONITOR_CONSENT.version)
    throw new AppError('validation', { fields: { agreed_panel: ['consent_changed'] } });
}

function doneOrConflict(
  cipher: MemberCipher,
  stored: RegistrationRow | null,
  { form, input }: { form: MonitorForm; input: MonitorRegistrationInput },
): MonitorRegistration {
  const current = stored && toRegistration(cipher, stored);
  const isDone =
    stored !== null && stored.version > input.version && saysTheSame(openWords(cipher, stored).form, form);
  if (current && isDone) return current;
  throw new AppError('conflict', { current });
}

/** Both have passed the same schema, which writes the fields in its own order. */
const saysTheSame = (one: MonitorForm | null, other: MonitorForm) =>
  JSON.stringify(one) === JSON.stringify(other);

/** In one order, whatever order the choices were pressed in. */
function formOf({ methods, contacts, times, themes, wishes }: MonitorRegistrationInput): MonitorForm {
  return {
    methods: methods.toSorted(),
    contacts: contacts.toSorted(),
    times: times.toSorted(),
    themes: themes.toSorted(),
    ...(wishes ? { wishes } : {}),
  };
}
