import type { Option } from '../option-sets/index.ts';

/** What became of a visit (G69). A visit that was put off keeps its plan and takes the new day. */
export const VISIT_STATUSES = [
  { value: 'planned', label: 'これから' },
  { value: 'done', label: '終わった' },
  { value: 'changed', label: 'なくなった' },
] as const satisfies readonly Option[];

export type VisitStatus = (typeof VISIT_STATUSES)[number]['value'];
