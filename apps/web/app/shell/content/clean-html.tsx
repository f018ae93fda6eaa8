import { isReady } from '@hidamari/domain/screens';

/** A link as the content reader leaves it: `href` first, nothing before it. */
const OWN_LINK = /<a href="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs;

/** Words stay, the link goes, where it leads to a screen that is still being prepared (decision 0006). */
function withoutUnreadyLinks(html: string): string {
  return html.replace(OWN_LINK, (link, href: string, words: string) => (isReady(href) ? link : words));
}

/**
 * HTML from the content reader, which has cleaned it: no script, handler, style or foreign frame is left
 * (adapters/content/sanitize). Never put any other text here.
 */
export function CleanHtml({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the reader's sanitiser is the one door this text came through.
  return <div className={className} dangerouslySetInnerHTML={{ __html: withoutUnreadyLinks(html) }} />;
}
