import type { Faq, FaqCategory } from '@hidamari/contract/content';
import { stripMarkup } from '@hidamari/domain/japanese-text';
import { foldForSearch } from '@hidamari/domain/search-text';

/** A question with its answer as the page draws it; `answer` is clean HTML. */
export type FaqQuestion = Pick<Faq, 'id' | 'name' | 'question' | 'answer'>;

/** A part of the page. */
export interface FaqSection {
  id: string;
  name: string;
  questions: FaqQuestion[];
}

const asDrawn = ({ id, name, question, answer }: Faq): FaqQuestion => ({ id, name, question, answer });

/**
 * The questions under their categories, both in the order they came in.
 * @param categories null where they could not be read: the questions then stand in one part.
 */
export function faqSections(categories: readonly FaqCategory[] | null, faqs: readonly Faq[]): FaqSection[] {
  if (categories === null) return [{ id: 'all', name: 'すべての質問', questions: faqs.map(asDrawn) }];
  return categories.map(({ id, name }) => ({
    id,
    name,
    questions: faqs.filter(({ category }) => category.id === id).map(asDrawn),
  }));
}

/** `/faq?id=…`: the id of a section or of a question, or null where it names neither. */
export function askedPart(sections: readonly FaqSection[], search: URLSearchParams): string | null {
  const id = search.get('id');
  const ids = sections.flatMap((section) => [section.id, ...section.questions.map((one) => one.id)]);
  return id !== null && ids.includes(id) ? id : null;
}

/** What a word is looked for in, by question: folded once, because a person types letter by letter. */
export function searchTexts(sections: readonly FaqSection[]): ReadonlyMap<string, string> {
  return new Map(
    sections.flatMap((section) =>
      section.questions.map(({ id, name, question, answer }) => [
        id,
        foldForSearch([section.name, name, question, stripMarkup(answer)].join(' ')),
      ]),
    ),
  );
}

/**
 * The questions that hold every word; a section without any is left out.
 * @param words from `searchWords`.
 */
export function sectionsWithWords(
  sections: readonly FaqSection[],
  texts: ReadonlyMap<string, string>,
  words: readonly string[],
): FaqSection[] {
  return sections
    .map((section) => ({
      ...section,
      questions: section.questions.filter(({ id }) =>
        words.every((word) => texts.get(id)?.includes(word) ?? false),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}

export function countQuestions(sections: readonly FaqSection[]): number {
  return sections.reduce((sum, { questions }) => sum + questions.length, 0);
}
