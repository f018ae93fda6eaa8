/** Every Japanese font draws these two as full squares, and differently from each other. */
const PROBES = ['あ', '永'] as const;
/** A code point that no font draws: what stands here is the sign for a missing glyph. */
const MISSING = '\u{10FFFE}';
/** Small: a slow phone compares the three pictures in no time. */
const SIZE = 24;

/**
 * Whether this machine has no Japanese font at all, so that fonts-japanese.css should be fetched. Nearly every
 * telephone and computer has one: then the answer is no, and not one byte of font is downloaded.
 * Call it in the browser, after the first paint; on a server it answers no.
 */
export function needsJapaneseFont(): boolean {
  if (typeof document === 'undefined') return false;
  const canvas = document.createElement('canvas');
  canvas.width = SIZE * 2;
  canvas.height = SIZE * 2;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return false;
  pen.font = `${SIZE}px sans-serif`;
  pen.textBaseline = 'top';
  // Some browsers draw a missing glyph as a box with its number: not a full square wide, yet not alike either.
  if (PROBES.some((probe) => Math.abs(pen.measureText(probe).width - SIZE) > 1)) return true;
  const [kana, kanji] = PROBES;
  const missing = picture(pen, MISSING);
  const drawnKana = picture(pen, kana);
  const drawnKanji = picture(pen, kanji);
  return [drawnKana, drawnKanji].some((drawn) => isAlike(drawn, missing)) || isAlike(drawnKana, drawnKanji);
}

/** One number for each pixel. */
function picture(pen: CanvasRenderingContext2D, text: string): Uint32Array {
  pen.clearRect(0, 0, SIZE * 2, SIZE * 2);
  pen.fillText(text, SIZE / 4, SIZE / 4);
  return new Uint32Array(pen.getImageData(0, 0, SIZE * 2, SIZE * 2).data.buffer);
}

const isAlike = (one: Uint32Array, other: Uint32Array) => one.every((pixel, at) => pixel === other[at]);

/**
 * Adds the sheet of Japanese font slices when it is needed. `sheet` is the built address of
 * `@hidamari/ui/fonts-japanese.css` (import it with `?url`). Each slice is fetched only when its characters occur.
 */
export function loadJapaneseFont(sheet: string): void {
  if (!needsJapaneseFont() || document.querySelector('link[data-japanese-font]')) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  link.dataset.japaneseFont = '';
  document.head.append(link);
}
