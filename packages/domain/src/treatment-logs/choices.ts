import type { Option } from '../option-sets/index.ts';

/** Kinds of visit (G58). */
export const VISIT_KINDS = [
  { value: 'outpatient', label: '通院' },
  { value: 'inpatient', label: '入院' },
  { value: 'examination', label: '検査' },
  { value: 'other', label: 'その他' },
] as const satisfies readonly Option[];

/** Whether a medicine was taken (G59). */
export const TAKEN_STATES = [
  { value: 'taken', label: '飲んだ' },
  { value: 'not_taken', label: '飲まなかった' },
  { value: 'not_yet', label: 'まだ' },
] as const satisfies readonly Option[];

/** In place of the times a day: a medicine for when it is needed (G59). */
export const AS_NEEDED = { value: 'as_needed', label: '頓服' } as const satisfies Option;

/** Five faces, each with its word: nobody has to read a face (G62). 0 is the best. */
export const MOODS = [
  { value: 0, label: 'とてもよい' },
  { value: 1, label: 'よい' },
  { value: 2, label: 'ふつう' },
  { value: 3, label: 'よくない' },
  { value: 4, label: 'つらい' },
] as const satisfies readonly Option<number>[];

/** Work on that day (G62). */
export const WORK_STATES = [
  { value: 'at_workplace', label: '出勤' },
  { value: 'remote', label: '在宅' },
  { value: 'off', label: '休み' },
] as const satisfies readonly Option[];

/** How far a treatment has come (G64); `alone` stands where the other answers do not: 「中」 says nothing there. */
export const TREATMENT_STATUSES = [
  { value: 'planned', label: '予定' },
  { value: 'ongoing', label: '中', alone: '治療中' },
  { value: 'finished', label: '終了' },
  { value: 'stopped', label: '中止' },
] as const satisfies readonly (Option & { alone?: string })[];

export type VisitKind = (typeof VISIT_KINDS)[number]['value'];
export type TakenState = (typeof TAKEN_STATES)[number]['value'];
export type Mood = (typeof MOODS)[number]['value'];
export type WorkState = (typeof WORK_STATES)[number]['value'];
export type TreatmentStatus = (typeof TREATMENT_STATUSES)[number]['value'];
