import { SEARCH_WORDS_CHARACTERS } from '@hidamari/domain/limits';
import { ASKED_FIELDS } from './asked-search.ts';

/** The field of the search, wherever it stands. */
export const SEARCH_FIELD = {
  className: 'ui-input',
  type: 'search',
  name: ASKED_FIELDS.keyword,
  required: true,
  maxLength: SEARCH_WORDS_CHARACTERS,
  enterKeyHint: 'search',
  autoComplete: 'off',
  placeholder: '例：だるさ、医療費、家族',
} as const;
