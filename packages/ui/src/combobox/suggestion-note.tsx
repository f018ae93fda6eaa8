import type { SuggestionWords } from './suggestions.ts';

/**
 * What is told about the suggestions, to listeners always, to eyes where the list cannot say it. It lies over what
 * follows, as the list does: a line that came and went would move the button that is just being pressed.
 */
export function SuggestionNote({ text, isShown }: SuggestionWords) {
  return (
    <p role="status" className={isShown ? 'ui-suggestion-note' : 'ui-visually-hidden'}>
      {text}
    </p>
  );
}
