import type { ReactNode } from 'react';

export type PageHeadingProps = {
  children: ReactNode;
  /** One or two sentences: what this page is for. */
  lead?: ReactNode;
  /** Above the heading: a tag, a date, a way back. */
  before?: ReactNode;
  /** At the end of the heading's line where there is room: 「下書きを保存しました」. */
  aside?: ReactNode;
};

/** The id every page's heading carries; after a navigation to another screen the focus goes here. */
export const PAGE_HEADING_ID = 'page-heading';

/** The heading that has the focus. Only ever set in a browser. */
let focused: Element | null = null;

/** Words that stand in for a page while it is fetched have a heading too: the page's own takes over its focus. */
function takeOver(heading: HTMLElement | null) {
  const isLost = focused && !focused.isConnected && document.activeElement === document.body;
  if (isLost) heading?.focus({ preventScroll: true });
}

/** The one h1 of a page. It can take the focus, so that a listener hears where a navigation has led. */
export function PageHeading({ children, lead, before, aside }: PageHeadingProps) {
  return (
    <div className="ui-page-heading">
      {before}
      <div className="ui-page-heading-line">
        <h1
          id={PAGE_HEADING_ID}
          tabIndex={-1}
          ref={takeOver}
          onFocus={(event) => {
            focused = event.currentTarget;
          }}
          onBlur={() => {
            focused = null;
          }}
        >
          {children}
        </h1>
        {aside}
      </div>
      {lead ? <p className="ui-lead">{lead}</p> : null}
    </div>
  );
}
