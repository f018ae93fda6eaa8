/** As JPEG a photograph stays as clear to the eye at a fifth of its size. */
const QUALITY = 0.85;

/**
 * The picture drawn anew by the browser, standing the right way: its points and nothing else, so that the place where it
 * was taken does not leave the telephone (G65). Null where the browser gives no drawing; rejects where it cannot read it.
 * @param longestSide in pixels; a smaller picture keeps its size.
 */
export async function drawPicture(
  file: Blob,
  longestSide: number,
  type: 'image/jpeg' | 'image/png' = 'image/jpeg',
): Promise<Blob | null> {
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
    return await new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
  } finally {
    picture.close();
  }
}
