import { type CaseStatus, caseStatusLabel } from '@hidamari/domain/consultations';
import { Tag, type TagTone } from '@hidamari/ui/tag';

const TONES: Readonly<Record<CaseStatus, TagTone>> = {
  received: 'caution',
  working: 'caution',
  answered: 'key',
  closed: 'neutral',
};

/** How far a case is, in a word and a tint. */
export function CaseStatusTag({ status }: { status: CaseStatus }) {
  return <Tag tone={TONES[status]}>{caseStatusLabel(status)}</Tag>;
}
