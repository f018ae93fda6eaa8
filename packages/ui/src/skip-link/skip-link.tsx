/** The id of the page's main part; the skip link leads there. */
export const MAIN_ID = 'main';

/** The first thing the tab key reaches: past the menus, to the content. */
export function SkipLink() {
  return (
    <a className="ui-skip-link" href={`#${MAIN_ID}`}>
      本文へ進む
    </a>
  );
}
