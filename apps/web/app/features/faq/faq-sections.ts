import type { Faq, FaqCategory } from '@hidamari/contract/content';

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

export function countQuestions(sections: readonly FaqSection[]): number {
  return sections.reduce((sum, { questions }) => sum + questions.length, 0);
}
