/** As JPEG a photograph stays as clear to the eye at a fifth of its size. */
const QUALITY = 0.85;

/**
 * A photograph made small enough for a slow line, drawn anew by the browser: the place where it was taken does not leave
 * the telephone (G65), and HEIC becomes JPEG where the browser can read it. What cannot be drawn, and what would only
 * grow, is sent as it is: the server looks at everything itself.
 * @param longestSide in pixels.
 */
export async function shrinkPicture(file: File, longestSide: number): Promise<Blob> {
  if (!file.type.startsWith('image/')) return file;
  try {
    const drawn = await drawAnew(file, longestSide);
    return drawn !== null && (drawn.size < file.size || !isSendable(file)) ? drawn : file;
  } catch {
    return file;
  }
}

/** Types that the server reads by itself. */
const isSendable = ({ type }: File) => ['image/jpeg', 'image/png', 'image/webp'].includes(type);

async function drawAnew(file: File, longestSide: number): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const pen = canvas.getContext('2d');
    if (pen === null) return null;
    // JPEG knows no holes: what is clear in a PNG becomes paper, not black.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  } finally {
    picture.close();
  }
}
