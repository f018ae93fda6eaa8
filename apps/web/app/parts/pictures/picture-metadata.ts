/** Beginnings of JPEG segments in which programs write about a picture: EXIF and XMP, IPTC, a comment. */
const JPEG_TELLING = new Set([0xe1, 0xed, 0xfe]);
const JPEG_SCAN = 0xda;
const PNG_HEAD_BYTES = 8;
const PNG_TELLING = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt']);

/**
 * True when a picture says more than its points: where it was taken, with what, or what somebody wrote into it (G65).
 * Also when that cannot be told: then it is better drawn anew.
 */
export function carriesMetadata(bytes: Uint8Array, type: 'image/jpeg' | 'image/png'): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return type === 'image/jpeg' ? jpegTells(view) : pngTells(view);
  } catch {
    return true;
  }
}

/** Segment by segment up to the points. Reading past the end throws: then the file is not whole. */
function jpegTells(view: DataView): boolean {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const kind = view.getUint8(at + 1);
    if (JPEG_TELLING.has(kind)) return true;
    if (kind === JPEG_SCAN) return false;
    at += 2 + view.getUint16(at + 2);
  }
  return true;
}

function pngTells(view: DataView): boolean {
  let at = PNG_HEAD_BYTES;
  for (;;) {
    const name = String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset)));
    if (PNG_TELLING.has(name)) return true;
    if (name === 'IEND') return false;
    at += 12 + view.getUint32(at);
  }
}
