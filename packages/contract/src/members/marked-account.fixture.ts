import {
  fullName,
  PROFILE_FIELDS,
  type ProfileField,
  type ProfileFields,
  type ProfilePart,
  profileFieldsOf,
} from '@hidamari/domain/members';
import type { CurrentUser } from './current-user.ts';
import { FULL_ACCOUNT } from './full-account.fixture.ts';

/** A mark as the field takes it: names have no figures, and a reading is in katakana. */
function markOf({ input }: ProfileField, place: number): string | null {
  const letter = (first: string) => String.fromCodePoint((first.codePointAt(0) ?? 0) + place);
  switch (input) {
    case 'text':
      return `印${place + 10}`;
    case 'name':
    case 'family-name':
      return `印の${letter('一')}`;
    case 'kana':
    case 'family-kana':
      return `シルシ${letter('ア')}`;
    default:
      return null;
  }
}

/** Each field of the member's own words and names with a mark that stands nowhere else, by its part and name. */
export const PROFILE_MARKS: ReadonlyMap<string, string> = new Map(
  Object.entries<ProfilePart>(PROFILE_FIELDS)
    .flatMap(([part, fields]) => profileFieldsOf(fields).map((row) => ({ ...row, part })))
    .flatMap(({ part, name, field }, place): [string, string][] => {
      const mark = markOf(field, place);
      return mark === null ? [] : [[`${part}.${name}`, mark]];
    }),
);

/** Answers of a part, with the marks of its fields in place of their words. */
export function marked<T extends object>(part: keyof ProfileFields, answers: T): T {
  const marks = [...PROFILE_MARKS].filter(([path]) => path.startsWith(`${part}.`));
  const words = marks.map(([path, mark]) => [path.slice(part.length + 1), mark]);
  return { ...answers, ...Object.fromEntries(words) };
}

const [supporter] = FULL_ACCOUNT.supporters;

/** The account form, written in every field, with the marks in place of the member's own words. */
export const MARKED_ACCOUNT = {
  ...marked('person', marked('whose', marked('illness', FULL_ACCOUNT))),
  agent: marked('agent', FULL_ACCOUNT.agent),
  supporters: [marked('supporters', supporter)],
} satisfies typeof FULL_ACCOUNT;

const nameOf = ({ last_name, first_name }: { last_name: string; first_name: string }) =>
  fullName(last_name, first_name);

/** The same as the user data tells it. */
export const MARKED_USER = {
  ...MARKED_ACCOUNT,
  full_name: nameOf(MARKED_ACCOUNT),
  agent: { ...MARKED_ACCOUNT.agent, agent_full_name: nameOf(MARKED_ACCOUNT.agent) },
  diagnosed_cancers: MARKED_ACCOUNT.diagnosed_cancers.map((cancer, index) => ({
    id: `00000000-0000-4000-8000-00000000000${index}`,
    ...cancer,
  })),
} satisfies Partial<CurrentUser>;
