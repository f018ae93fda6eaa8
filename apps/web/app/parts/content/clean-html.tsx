import './content-body.css';
import type { CleanedHtml } from '@hidamari/contract/content';
import { contactAddress } from '@hidamari/domain/navigation';
import { isOwnScreen } from '@hidamari/domain/screens';
import { Prose } from '@hidamari/ui/prose';
import { usePageData } from '../../shell/page-data.ts';

/** A link as the content reader leaves it: `href` first, nothing before it. */
const OWN_LINK = /<a href="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs;

/** Words stay, the link goes, where an own address leads to no screen (decision 0065). */
function withoutDeadLinks(html: string): string {
  return html.replace(OWN_LINK, (link, href: string, words: string) => (isOwnScreen(href) ? link : words));
}

/** Editors link to our ways of contact for visitors; a member's own programme answers them (specification section 6). */
function withMembersContacts(html: string): string {
  return html.replace(/(?<=<a href=")\/[^"]*/g, (href) => {
    const address = href.replaceAll('&amp;', '&');
    const own = contactAddress(address, { isLoggedIn: true });
    return own === address ? href : own.replaceAll('&', '&amp;');
  });
}

/**
 * HTML from the content reader, which has cleaned it: no script, handler, style or foreign frame is left
 * (adapters/content/sanitize), and the server has looked it over once more before it left (http/pages/checked-html). The
 * type lets no other text in. What is rewritten here is taken away, or stays within its quotes.
 */
export function CleanHtml({ html, className }: { html: CleanedHtml; className?: string }) {
  const { member } = usePageData();
  const live = withoutDeadLinks(html);
  const own = member === null ? live : withMembersContacts(live);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this text came through the reader's sanitiser and the server's check.
  return <div className={className} data-clean-html dangerouslySetInnerHTML={{ __html: own }} />;
}

/** The text of an article, an answer or a service, from the content reader (see `CleanHtml`). */
export function ContentBody({ html }: { html: CleanedHtml }) {
  return (
    <Prose>
      <CleanHtml html={html} className="content-body" />
    </Prose>
  );
}
