import type { MemberCard } from '@hidamari/contract/consultations';
import type { CurrentUser } from '@hidamari/contract/members';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { ageBand, fullName } from '@hidamari/domain/members';
import { optionLabel, RELATIONSHIPS, STAGES } from '@hidamari/domain/option-sets';
import { findPrefecture } from '@hidamari/domain/prefectures';
import type { ConsultationParts } from '../consultation-parts.ts';
import { type CardReading, readByCard } from './open-card.ts';

/**
 * The card of the member behind a case (G42): `forbidden` unless it is open, `consent_withdrawn` while the member keeps
 * nothing of the illness here. The reading is recorded and over before anything is read.
 */
export async function readMemberCard(parts: ConsultationParts, reading: CardReading): Promise<MemberCard> {
  const { card } = parts;
  const memberId = await readByCard(parts, reading, 'card-read');
  const [profile, nextVisit] = await Promise.all([card.readProfile(memberId), card.nextVisitOf(memberId)]);
  return {
    ...(await describePerson(parts, profile, reading.now)),
    next_visit: nextVisit && {
      date: nextVisit.visit_date,
      time: nextVisit.visit_time ?? null,
      hospital: nextVisit.hospital ?? null,
    },
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
    full_name_kana: fullName(profile.last_name_kana, profile.first_name_kana),
    age_band: ageBand(profile.birthday, japanDay(now)),
    is_self: profile.is_self,
    relationship: optionLabel(RELATIONSHIPS, profile.relationship),
    phone_number: profile.phone_number,
    prefecture: findPrefecture(profile.prefecture ?? '')?.label ?? null,
    diagnoses,
    other_diseases: profile.other_diseases,
  };
}
