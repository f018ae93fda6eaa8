import type { ContentImage } from '@hidamari/contract/content';
import type { PageContext } from '../../page-context.ts';

interface Pictured {
  /** The editors' own picture. */
  image?: ContentImage | undefined;
  /** Name of a drawing of the portal, such as `cover-visit`. */
  cover?: string | undefined;
}

/**
 * Address of what other sites show beside a shared page: the editors' own picture, else the drawn cover as a picture,
 * else the placeholder (G97). It never fails: a page must not be missing for want of it.
 */
export async function sharePicture(
  { content }: Pick<PageContext, 'content'>,
  { image, cover }: Pictured,
): Promise<string> {
  return image?.url ?? (await content.uploadFilePath(cover ?? '')).value;
}
