export { codeUnitsFor, countCharacters } from './characters.ts';
export { formatFigure } from './figures.ts';
export { foldCode, foldDashes, foldForms, foldInPlace, foldWidth } from './fold.ts';
export {
  composed,
  hidesCharacters,
  isBlank,
  storedText,
  withoutControls,
  withoutInvisible,
} from './invisible.ts';
export { rubyReadings, type WordReading } from './ruby-readings.ts';
export { stripMarkup } from './strip-markup.ts';
export {
  beginningOf,
  firstCharacter,
  firstCharacters,
  neighbouringSentences,
  popupText,
  sentenceSpans,
  type TextSpan,
  truncateText,
} from './truncate.ts';
