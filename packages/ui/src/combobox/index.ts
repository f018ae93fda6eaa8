export { Combobox, type ComboboxProps } from './combobox.tsx';
export { SuggestionList } from './suggestion-list.tsx';
export { SuggestionNote } from './suggestion-note.tsx';
export { NO_SUGGESTIONS, type Suggestion, type Suggestions } from './suggestions.ts';
