import { stripMarkup } from '@hidamari/domain/japanese-text';
import { foldForSearch, highlight, searchWords, snippet, type TextPiece } from '@hidamari/domain/search-text';

/** Characters shown on either side of a word that was found in an answer. */
const AROUND = 18;

/** A question as its page holds it. */
export interface AskedQuestion {
  id: string;
  /** Other words for it, its section's among them. */
  names: readonly string[];
  question: string;
  /** Its answer, clean HTML. */
  answer: string;
}

/** The question with the words marked, and the place in the answer where they stand there alone. */
export interface QuestionMarks {
  question: readonly TextPiece[];
  place: readonly TextPiece[] | null;
}

/** What a text finds among the questions of a page, by their ids; null for a text without a word. */
export type FindQuestions = (typed: string) => Map<string, QuestionMarks> | null;

/**
 * Finds the questions that hold every word, in their names, their section or their answer, in whatever form they are
 * written. Apart from the page, which fetches it once the field is entered: it brings the kanji that names are written with.
 * The texts are folded once, because a person types letter by letter.
 */
export function questionFinder(questions: readonly AskedQuestion[]): FindQuestions {
  const read = questions.map((asked) => ({ ...asked, answer: stripMarkup(asked.answer) }));
  const folded = read.map((asked) => ({
    asked,
    text: foldForSearch([...asked.names, asked.question, asked.answer].join(' ')),
  }));
  return (typed) => {
    const words = searchWords(typed);
    if (words.length === 0) return null;
    const found = folded.filter(({ text }) => words.every((word) => text.includes(word)));
    return new Map(found.map(({ asked }) => [asked.id, marksOf(asked, words)]));
  };
}

/** The words marked in the question; where they stand in the answer alone, the place in it. */
function marksOf({ question, answer }: AskedQuestion, words: readonly string[]): QuestionMarks {
  const pieces = highlight(question, words);
  const isInQuestion = pieces.some(({ isMatch }) => isMatch);
  return { question: pieces, place: isInQuestion ? null : snippet(answer, words, AROUND) };
}
