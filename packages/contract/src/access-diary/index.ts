import {
  ACCESS_KINDS,
  ACCESS_REASONS,
  type AccessKind,
  DIARY_ACTORS,
  DIARY_PERIODS,
} from '@hidamari/domain/access-records';
import { STAFF_ROLES } from '@hidamari/domain/staff';
import { endpoint } from '../endpoint/index.ts';
import { boundedText, pageNumber, pageOf, recordId, wireTimestamp } from '../fields/index.ts';
import * as z from '../zod/index.ts';

/** One thing that somebody else did with the member's data (F46), as the member reads it. */
export const accessDiaryRow = z.object({
  id: recordId,
  at: wireTimestamp,
  /** As the person was called then. */
  staff_name: boundedText(60),
  staff_role: z.enum(STAFF_ROLES),
  kind: z.enum(Object.keys(ACCESS_KINDS) as AccessKind[]),
  /** Wire names of the fields that a change sent; empty for anything else. */
  fields: z.array(z.string().max(60)),
  /** Null for a search: the reason comes when the record is opened. */
  reason: z.enum(ACCESS_REASONS.map(({ value }) => value)).nullable(),
  note: boundedText(400).nullable(),
});
export type AccessDiaryRow = z.output<typeof accessDiaryRow>;

/** What the diary is narrowed to; nothing named is everything. */
const diaryQuery = z.object({
  page: pageNumber.default(1),
  who: z
    .enum(
      DIARY_ACTORS.map(({ value }) => value),
      { error: 'choose_one' },
    )
    .optional(),
  period: z
    .enum(
      DIARY_PERIODS.map(({ value }) => value),
      { error: 'choose_one' },
    )
    .optional(),
});
export type DiaryQuery = z.output<typeof diaryQuery>;

/** 「だれが見たか」: newest first, twenty a page. The member's own rows and nobody else's (F15). */
export const listAccessDiaryEndpoint = endpoint({
  method: 'GET',
  path: '/account/access-diary',
  access: 'member',
  consent: { illness: 'none', terms: 'nothing is kept' },
  summary: 'Who has read or changed the member’s data',
  query: diaryQuery,
  responses: { 200: pageOf(accessDiaryRow) },
});
