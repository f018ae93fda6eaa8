/**
 * Stands in for the app icon of LINE until the official file is placed here: its colours and proportions are the
 * owner's, so it is never recoloured. Decoration; the name 「LINE」 stands in the words beside it.
 */
export function LineMark() {
  return (
    <span className="ui-line-mark" aria-hidden="true">
      LINE
    </span>
  );
}
