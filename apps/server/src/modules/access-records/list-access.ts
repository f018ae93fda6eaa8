import type { AccessDiaryRow, DiaryQuery } from '@hidamari/contract/access-diary';
import type { StaffMe } from '@hidamari/contract/staff';
import { ACCESS_DIARY_PAGE, diaryPeriodStart, rolesOfActor } from '@hidamari/domain/access-records';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { maskPerson } from '@hidamari/domain/staff';
import { and, count, desc, eq, gte, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { members } from '../members/member.table.ts';
import { accessRecords } from './access-record.table.ts';
import type { AccessRecordRow } from './chain.ts';
import { openNote } from './record-access.ts';

interface DiaryPage {
  data: AccessDiaryRow[];
  meta: { page: number; per_page: number; total: number };
}

/** The member's own rows and nobody else's (F15), as far as they were asked for. */
function asked(memberId: string, { who, period }: Omit<DiaryQuery, 'page'>, now: Date): SQL | undefined {
  return and(
    eq(accessRecords.member_id, memberId),
    who === undefined ? undefined : inArray(accessRecords.staff_role, [...rolesOfActor(who)]),
    period === undefined ? undefined : gte(accessRecords.at, diaryPeriodStart(period, now)),
  );
}

/** One page of 「だれが見たか」, newest first. */
export async function listAccessDiary(
  { database, encryption, clock }: Pick<Dependencies, 'database' | 'encryption' | 'clock'>,
  memberId: string,
  { page, ...filters }: DiaryQuery,
): Promise<DiaryPage> {
  const isAsked = asked(memberId, filters, clock());
  const [counted] = await database.select({ total: count() }).from(accessRecords).where(isAsked);
  const rows = await database
    .select()
    .from(accessRecords)
    .where(isAsked)
    .orderBy(desc(accessRecords.seq))
    .limit(ACCESS_DIARY_PAGE)
    .offset((page - 1) * ACCESS_DIARY_PAGE);
  const cipher = await encryption.forMember(database, memberId);
  return {
    data: rows.flatMap((row) => diaryRow(cipher, row)),
    meta: { page, per_page: ACCESS_DIARY_PAGE, total: counted?.total ?? 0 },
  };
}

function diaryRow(cipher: MemberCipher, row: AccessRecordRow): AccessDiaryRow[] {
  const { id, at, staff_name, staff_role, kind, fields, reason } = row;
  // An erased row has no member any more, so none of a member's is without these.
  if (staff_name === null || staff_role === null || kind === null) return [];
  return [
    {
      id,
      at: formatWireTimestamp(at),
      staff_name,
      staff_role,
      kind,
      fields: fields ?? [],
      reason,
      note: openNote(cipher, row),
    },
  ];
}

const ACTS_SHOWN = 20;

/** What a member of staff did last, newest first, with members masked. */
export async function listActsOf(database: Database, staffId: string): Promise<StaffMe['recent_acts']> {
  const rows = await database
    .select({
      id: accessRecords.id,
      at: accessRecords.at,
      kind: accessRecords.kind,
      lastNameKana: members.last_name_kana,
      firstNameKana: members.first_name_kana,
      birthday: members.birthday,
    })
    .from(accessRecords)
    .leftJoin(members, eq(members.id, accessRecords.member_id))
    .where(eq(accessRecords.staff_id, staffId))
    .orderBy(desc(accessRecords.seq))
    .limit(ACTS_SHOWN);
  return rows.flatMap(({ id, at, kind, lastNameKana, firstNameKana, birthday }) =>
    kind === null
      ? []
      : [
          {
            id,
            at: formatWireTimestamp(at),
            kind,
            member:
              lastNameKana === null || firstNameKana === null
                ? null
                : maskedWords({ lastNameKana, firstNameKana, birthday }),
          },
        ],
  );
}

function maskedWords(person: {
  lastNameKana: string;
  firstNameKana: string;
  birthday: string | null;
}): string {
  const { kanaInitial, birthYear } = maskPerson(person);
  return birthYear === null ? kanaInitial : `${kanaInitial}・${birthYear}年生まれ`;
}
