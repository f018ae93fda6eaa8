import { stripMarkup } from '@hidamari/domain/japanese-text';
import { foldForSearch, highlight, searchWords, snippet } from '@hidamari/domain/search-text';
import type { FaqQuestion, FaqSection, QuestionMarks } from './faq-sections.ts';

/** Characters shown on either side of a word that was found in an answer. */
const AROUND = 18;

/** What a text finds among the questions of a page: a section without any is left out; null for a text without a word. */
export type FindQuestions = (typed: string) => FaqSection[] | null;

/** The words marked in the question; where they stand in the answer alone, the place in it. */
function marksOf({ question, answer }: FaqQuestion, words: readonly string[]): QuestionMarks {
  const pieces = highlight(question, words);
  const isInQuestion = pieces.some(({ isMatch }) => isMatch);
  return { question: pieces, place: isInQuestion ? null : snippet(stripMarkup(answer), words, AROUND) };
}

/**
 * Finds the questions that hold every word, in their name, their section or their answer, in whatever form they are
 * written. Apart from the page, which fetches it once the field is entered: it brings the kanji that names are written with.
 * The texts are folded once, because a person types letter by letter.
 */
export function questionFinder(sections: readonly FaqSection[]): FindQuestions {
  const folded = sections.map((section) => ({
    section,
    questions: section.questions.map((question) => ({
      question,
      text: foldForSearch(
        [section.name, question.name, question.question, stripMarkup(question.answer)].join(' '),
      ),
    })),
  }));
  return (typed) => {
    const words = searchWords(typed);
    if (words.length === 0) return null;
    return folded
      .map(({ section, questions }) => ({
        ...section,
        questions: questions
          .filter(({ text }) => words.every((word) => text.includes(word)))
          .map(({ question }) => ({ ...question, marks: marksOf(question, words) })),
      }))
      .filter(({ questions }) => questions.length > 0);
  };
}
