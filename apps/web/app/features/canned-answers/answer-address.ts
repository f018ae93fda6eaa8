import { screenHref } from '@hidamari/domain/screens';

const PATH = '/desk/canned-answers';
const NEW = 'new';

export const ANSWERS_HREF = screenHref(PATH);
export const NEW_ANSWER_HREF = screenHref(PATH, null, { id: NEW });
export const answerHref = (id: string) => screenHref(PATH, null, { id });

/** What the address asks for: the list, an empty form, or the form of one. */
export function readAnswerAddress(query: URLSearchParams): 'list' | 'new' | { id: string } {
  const id = query.get('id');
  if (!id) return 'list';
  return id === NEW ? 'new' : { id };
}
