import type { MemberCard } from '@hidamari/contract/consultations';
import type { CurrentUser } from '@hidamari/contract/members';
import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { caseNumberText } from '@hidamari/domain/consultations';
import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { ageBand } from '@hidamari/domain/members';
import { optionLabel, RELATIONSHIPS, STAGES } from '@hidamari/domain/option-sets';
import { findPrefecture } from '@hidamari/domain/prefectures';
import { searchableTexts, symptomLabel, symptomStepLabel } from '@hidamari/domain/treatment-logs';
import type { StaffCaller } from '../../../http/caller.ts';
import { recordAccess } from '../../access-records/index.ts';
import { mayUseIllnessData } from '../../members/index.ts';
import { findCase } from '../cases.repository.ts';
import type { ConsultationParts } from '../consultation-parts.ts';
import { isCardOpen } from './read-desk-case.ts';

interface CardReading {
  caseId: string;
  staff: StaffCaller;
  now: Date;
}

/**
 * The card of the member behind a case (G42): `forbidden` unless it is open, `consent_withdrawn` while the member keeps
 * nothing of the illness here. The reading is recorded and over before anything is read.
 */
export async function readMemberCard(
  parts: ConsultationParts,
  { caseId, staff, now }: CardReading,
): Promise<MemberCard> {
  const { database, card } = parts;
  const memberId = await database.transaction(async (tx) => {
    const row = await findCase(tx, { caseId });
    if (!row) throw new AppError('not_found');
    if (row.member_id === null || !isCardOpen(row, now)) throw new AppError('forbidden');
    await recordAccess(tx, parts.encryption, {
      memberId: row.member_id,
      staff,
      kind: 'card-read',
      reason: row.shares_card ? 'consultation' : 'talk-number',
      note: caseNumberText(row.case_no),
      at: now,
    });
    return row.member_id;
  });
  if (!(await mayUseIllnessData(database, memberId))) throw new AppError('consent_withdrawn');
  const [profile, nextVisit, logs] = await Promise.all([
    card.readProfile(memberId),
    card.nextVisitOf(memberId),
    card.listSharedLogs(memberId),
  ]);
  return {
    ...(await describePerson(parts, profile, now)),
    next_visit: nextVisit && {
      date: nextVisit.visit_date,
      time: nextVisit.visit_time ?? null,
      hospital: nextVisit.hospital ?? null,
    },
    shared_logs: logs.data.map(describeLog),
    more_logs: Math.max(0, logs.meta.total - logs.data.length),
  };
}

async function describePerson({ card }: ConsultationParts, profile: CurrentUser, now: Date) {
  const [types, statuses] = await Promise.all([card.cancerTypes(), card.treatmentStatuses()]);
  const nameIn = (list: ReadonlyMap<string, string>, id: string | undefined) =>
    id ? list.get(id) : undefined;
  const diagnoses = (profile.diagnosed_cancers ?? []).map(({ cancer_type_id, stage, treatment_status_id }) =>
    [nameIn(types, cancer_type_id), optionLabel(STAGES, stage), nameIn(statuses, treatment_status_id)]
      .filter(Boolean)
      .join('・'),
  );
  return {
    full_name: profile.full_name,
    full_name_kana: `${profile.last_name_kana} ${profile.first_name_kana}`,
    age_band: ageBand(profile.birthday, japanDay(now)),
    is_self: profile.is_self,
    relationship: optionLabel(RELATIONSHIPS, profile.relationship),
    phone_number: profile.phone_number,
    prefecture: findPrefecture(profile.prefecture ?? '')?.label ?? null,
    diagnoses,
    other_diseases: profile.other_diseases,
  };
}

/** A shared log in lines: symptoms in the words that were chosen, then what was written. */
function describeLog(log: TreatmentLog): MemberCard['shared_logs'][number] {
  const answered = log.symptoms.map((symptom) => {
    const scales = ['today', 'strength', 'frequency', 'interference'] as const;
    const scale = scales.find((name) => symptom[name] !== undefined);
    const word = scale === undefined ? null : symptomStepLabel(scale, symptom[scale] ?? 0);
    return { name: symptomLabel(symptom.key) ?? '', word: word ?? '' };
  });
  return {
    id: log.id,
    log_date: log.log_date,
    title: log.title ?? null,
    symptoms: answered,
    texts: searchableTexts({ ...log, title: undefined, symptoms: [] }),
  };
}
