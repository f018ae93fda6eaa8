import { sizeForSquare } from '@hidamari/domain/treatment-logs';
import { drawPicture } from './draw-picture.ts';

/**
 * A photograph made small enough for a slow line, drawn anew by the browser: the place where it was taken does not leave
 * the telephone (G65), and HEIC, GIF and AVIF become JPEG where the browser can read them. What cannot be drawn, and what would only
 * grow, is sent as it is: the server looks at everything itself.
 * @param longestSide in pixels; a square is cut out of its middle (`sizeForSquare`).
 */
export async function shrinkPicture(file: File, longestSide: number): Promise<Blob> {
  if (!file.type.startsWith('image/')) return file;
  try {
    const drawn = await drawPicture(file, (picture) => sizeForSquare(picture, longestSide));
    return drawn !== null && (drawn.size < file.size || !isSendable(file)) ? drawn : file;
  } catch {
    return file;
  }
}

/** Types that the server reads by itself. */
const isSendable = ({ type }: File) => ['image/jpeg', 'image/png', 'image/webp'].includes(type);
