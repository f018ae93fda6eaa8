import type { PageContext } from '../../page-context.ts';
import { partOrNull } from '../../shell/content-fault.ts';
import type { IllnessText } from './illness-consent-text.tsx';

/** The consent to keep data on an illness as it stands in the visit's variant; null where it cannot be read just now. */
export async function readIllnessText(
  page: Pick<PageContext, 'content' | 'report' | 'variant'>,
): Promise<IllnessText | null> {
  const read = await partOrNull(page, page.content.legalText('sensitive-data-consent', page.variant));
  return read && { body: read.value.body, version: read.value.version };
}
