import { Icon } from '../icon/index.ts';
import { Tag } from '../tag/tag.tsx';
import type { Suggestion, SuggestionWords } from './suggestions.ts';
import { OWN_WORDS } from './use-combobox.ts';

interface SuggestionListProps {
  id: string;
  rows: readonly Suggestion[];
  activeId: string | null;
  /** What was typed: the last row keeps it. */
  typed: string;
  /** A row, or `OWN_WORDS`. */
  onChoose(id: string): void;
}

/** The id of a row, for the field to point to. */
export const rowId = (listId: string, id: string) => `${listId}-${id}`;

/** The list under a combobox: what fits, and last the person's own words, which are always as good (G73). */
export function SuggestionList({ id, rows, activeId, typed, onChoose }: SuggestionListProps) {
  const wiring = (row: string) => ({
    id: rowId(id, row),
    role: 'option' as const,
    'aria-selected': row === activeId,
    onClick: () => onChoose(row),
  });
  return (
    // The keys of the list are those of its field, which keeps the focus: nothing in it may take it away.
    <div className="ui-suggestions" id={id} role="listbox" aria-label="候補" onMouseDown={keepFocus}>
      {rows.map((row) => (
        <div key={row.id} {...wiring(row.id)}>
          <span className="ui-suggestion-name">
            <Marked {...row} />
            {row.tag === undefined ? null : <Tag>{row.tag}</Tag>}
          </span>
          {row.detail === undefined ? null : <span className="ui-suggestion-detail">{row.detail}</span>}
        </div>
      ))}
      <div {...wiring(OWN_WORDS)} data-own-words="">
        <Icon name="plus" size={22} />
        <span>{`「${typed.trim()}」のまま使う`}</span>
      </div>
    </div>
  );
}

const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();

function Marked({ label, mark }: Pick<Suggestion, 'label' | 'mark'>) {
  if (!mark) return <span>{label}</span>;
  const [from, to] = mark;
  return (
    <span>
      {label.slice(0, from)}
      <mark>{label.slice(from, to)}</mark>
      {label.slice(to)}
    </span>
  );
}

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
