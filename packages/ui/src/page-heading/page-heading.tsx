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

/** The id every page's heading carries; after a walk to another screen the focus goes here. */
export const PAGE_HEADING_ID = 'page-heading';

/** The one h1 of a page. It can take the focus, so that a listener hears where the walk has led. */
export function PageHeading({ children, lead, before, aside }: PageHeadingProps) {
  return (
    <div className="ui-page-heading">
      {before}
      <div className="ui-page-heading-line">
        <h1 id={PAGE_HEADING_ID} tabIndex={-1}>
          {children}
        </h1>
        {aside}
      </div>
      {lead ? <p className="ui-lead">{lead}</p> : null}
    </div>
  );
}
