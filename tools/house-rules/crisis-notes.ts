import type { RepositoryFile } from './repository-files.ts';

/** Screens of staff: what is written there is no member's own words. */
const OF_STAFF = /\/desk\/|^apps\/web\/app\/features\/(call-backs|canned-answers)\//;

/** Free fields that stand without the note, each with why. */
const WITHOUT_NOTE: Readonly<Record<string, string>> = {
  'apps/web/app/shell/conversation/composer-field.tsx':
    "also the desk's: the member's conversation puts the note between field and button",
};

const times = (text: string, part: RegExp) => text.match(part)?.length ?? 0;

/** Why the free fields of a page do not stand: under each in which a member or visitor writes is the crisis note (G119). */
export function crisisNoteProblem({ path, text }: RepositoryFile): string | null {
  if (OF_STAFF.test(path)) return null;
  const isWithout = times(text, /<TextArea\b/g) > times(text, /<Crisis(?:Note|Place)\b/g);
  const isListed = path in WITHOUT_NOTE;
  if (isListed && !isWithout) return 'is listed in crisis-notes.ts and needs it no more';
  return isWithout && !isListed
    ? 'has a field for free words without a CrisisNote under it: put it there, or say why not in crisis-notes.ts'
    : null;
}
