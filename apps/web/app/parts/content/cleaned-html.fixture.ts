import type { CleanedHtml } from '@hidamari/contract/content';

/** HTML that a test writes itself, as if it had come through the content reader. */
export const asCleaned = (html: string) => html as CleanedHtml;
