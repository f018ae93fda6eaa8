import { useEffect } from 'react';
import { Field, type FieldFrameProps } from '../field/index.ts';
import { rowId, SuggestionList, SuggestionNote } from './suggestion-list.tsx';
import { NO_SUGGESTIONS, type Suggestion, type Suggestions, suggestionWords } from './suggestions.ts';
import { useCombobox } from './use-combobox.ts';

export type ComboboxProps = FieldFrameProps & {
  /** What is written. It is the answer, whether or not it was ever a suggestion. */
  value: string;
  suggestions: Suggestions;
  /** The person changed the text themselves. */
  onType(text: string): void;
  /** Typing rested for 300 ms, outside a conversion: ask for suggestions, and give up older asks. */
  onSearch(text: string): void;
  /** A row was chosen: it is not written into the field unless `value` becomes it. */
  onChoose(suggestion: Suggestion): void;
  onBlur?: (() => void) | undefined;
};

/**
 * A line of text with suggestions (WAI-ARIA 1.2 combobox with a list box). Arrows walk through the rows, Enter takes
 * one, Esc closes the list; without any of it the field is a field like every other, and so it stays when there are
 * no suggestions, no connection or no scripts.
 */
export function Combobox(props: ComboboxProps) {
  const { name, id, label, need, hint, error, note } = props;
  const { value, suggestions } = props;
  const { isOpen, isWanted, activeId, choose, field } = useCombobox(props);
  const listId = `${id ?? name}-list`;
  const activeRow = activeId === null ? undefined : rowId(listId, activeId);
  useEffect(() => {
    if (activeRow) document.getElementById(activeRow)?.scrollIntoView({ block: 'nearest' });
  }, [activeRow]);
  const frame = {
    name,
    label,
    need,
    hint,
    error,
    ...(id !== undefined && { id }),
    ...('note' in props && { note }),
  };
  const words = suggestionWords(isWanted ? suggestions : NO_SUGGESTIONS);
  return (
    <Field {...frame}>
      {(wiring) => (
        <div className="ui-combobox">
          <input
            {...wiring}
            {...field}
            type="text"
            className="ui-input"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={activeRow}
          />
          {isOpen ? (
            <SuggestionList
              id={listId}
              rows={suggestions.rows}
              activeId={activeId}
              typed={value}
              onChoose={choose}
            />
          ) : null}
          <SuggestionNote {...words} />
        </div>
      )}
    </Field>
  );
}
