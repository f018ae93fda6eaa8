import { OF_STAFF } from './crisis-notes.ts';
import type { RepositoryFile } from './repository-files.ts';

const FIELD = /<(?:TextArea|ComposerField|CaseNameFields)\b/;

/** Free fields of staff whose words are shown to nobody as an answer, each with why. */
const NO_ANSWER: Readonly<Record<string, string>> = {
  'apps/web/app/features/desk/components/reason-form.tsx': 'why somebody acts for a member',
  'apps/web/app/features/desk/cases/danger/open-phone.tsx': 'why a number is opened',
  'apps/web/app/features/desk/cases/case-notes.tsx': 'notes among colleagues',
  'apps/web/app/features/call-backs/components/add-call-back.tsx': 'what a colleague is to call about',
  'apps/web/app/features/canned-answers/components/answer-form.tsx':
    'looked at where it is put into an answer',
};

/**
 * Why the free fields of staff do not stand: words that a member or visitor is to read are looked at for what only a hospital
 * may say, while they are written and by the press that sends them (G120).
 */
export function boundaryNoteProblem({ path, text }: RepositoryFile): string | null {
  if (!OF_STAFF.test(path) || !FIELD.test(text)) return null;
  if (path in NO_ANSWER) return null;
  const isLookedAt = /<(?:BoundaryNote|ReplyNotes)\b/.test(text) && /\.mayGo\b/.test(text);
  return isLookedAt
    ? null
    : 'has a field for words to a member without a BoundaryNote that its press asks (mayGo): put both there, or say why not in boundary-notes.ts';
}
