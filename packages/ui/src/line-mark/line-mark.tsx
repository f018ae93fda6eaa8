/**
 * Stands in for the app icon of LINE until the official file is placed here: its colours and proportions are the
 * owner's, so it is never recoloured. A picture, not words: white on this green could not be read as text (2.25:1).
 * Decoration; the name 「LINE」 stands in the words beside it.
 */
export function LineMark() {
  return (
    <svg className="ui-line-mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path d="M6 12v8h4M12.5 12v8M16 20v-8l5 8v-8M28 12h-4v8h4M24 16h3.5" />
    </svg>
  );
}
