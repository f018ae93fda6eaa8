export { Combobox, type ComboboxProps } from './combobox.tsx';
export { SuggestionList, SuggestionNote } from './suggestion-list.tsx';
export { NO_SUGGESTIONS, type Suggestion, type Suggestions } from './suggestions.ts';
