import './content-body.css';
import type { CleanedHtml } from '@hidamari/contract/content';
import { Prose } from '@hidamari/ui/prose';
import { CleanHtml } from './clean-html.tsx';

/** The text of an article, an answer or a service, from the content reader (see `CleanHtml`). */
export function ContentBody({ html }: { html: CleanedHtml }) {
  return (
    <Prose>
      <CleanHtml html={html} className="content-body" />
    </Prose>
  );
}
