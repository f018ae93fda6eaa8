import type { AccessDiaryRow } from '@hidamari/contract/access-diary';
import { ACCESS_KINDS, accessReasonLabel } from '@hidamari/domain/access-records';
import { fieldWords } from '@hidamari/domain/members';
import { STAFF_ROLE_LABELS } from '@hidamari/domain/staff';

/** What one person did, once or several times in a row. */
export interface DiaryEntry {
  id: string;
  /** HH:mm in Japan, of the last time. */
  time: string;
  row: AccessDiaryRow;
  count: number;
}

/** The entries of one day. */
export interface DiaryDay {
  /** YYYY-MM-DD in Japan. */
  day: string;
  entries: DiaryEntry[];
}

const sameAct = (a: AccessDiaryRow, b: AccessDiaryRow) =>
  [a.staff_name, a.staff_role, a.kind, a.reason, a.note, ...a.fields].join('\n') ===
  [b.staff_name, b.staff_role, b.kind, b.reason, b.note, ...b.fields].join('\n');

/** Rows as they came, newest first, by day; the same act many times in a row is one entry with its count. */
export function diaryDays(rows: readonly AccessDiaryRow[]): DiaryDay[] {
  const days: DiaryDay[] = [];
  for (const row of rows) {
    const day = row.at.slice(0, 10);
    if (days.at(-1)?.day !== day) days.push({ day, entries: [] });
    const entries = days.at(-1)?.entries ?? [];
    const last = entries.at(-1);
    if (last && sameAct(last.row, row)) last.count += 1;
    else entries.push({ id: row.id, time: row.at.slice(11, 16), row, count: 1 });
  }
  return days;
}

/** 「佐藤（相談員）が、登録内容を見ました（3回）」 */
export function sentenceOf({ row, count }: DiaryEntry): string {
  const times = count > 1 ? `（${count}回）` : '';
  return `${row.staff_name}（${STAFF_ROLE_LABELS[row.staff_role]}）が、${ACCESS_KINDS[row.kind]}${times}`;
}

/** Reason and changed fields, as far as there are any. */
export function detailsOf({ reason, note, fields }: AccessDiaryRow): string[] {
  const named = fields.flatMap((name) => fieldWords(name)?.label ?? []);
  return [
    ...(reason === null ? [] : [`理由：${accessReasonLabel(reason)}${note === null ? '' : `（${note}）`}`]),
    ...(fields.length === 0
      ? []
      : [`送ったもの：${named.length === 0 ? 'そのほかの設定' : named.join('、')}`]),
  ];
}
