/** A picture's sides, in points. */
export interface PictureSize {
  width: number;
  height: number;
}

/** As long a side as an ordinary picture keeps: enough to read the small print of a photographed result (G65). */
const LONGEST_SIDE = 3_000;

/** A long picture keeps this much of its short side, as wide as telephones draw a page of text. */
const KEPT_SHORT_SIDE = 1_080;

/** What browsers draw at all: Safari no more than 4096 × 4096 points, and 16384 on a side. */
const MOST_POINTS = 16_000_000;
const MOST_SIDE = 16_384;

/** Below this the text of a page is no longer read; whoever had less keeps what there was. */
const READABLE_SHORT_SIDE = 720;

/** How many times as long as wide the small picture of a list is at most; it shows the beginning of what is longer. */
const MOST_OF_THUMBNAIL = 2;

/**
 * How large a picture is kept: an ordinary one by its long side, a long one (a screenshot of a whole page of results) by
 * its area, so that its text stays readable. Never larger than it is. Null where it is so long that its text would be
 * lost: it has to come in pieces.
 */
export function storedPictureSize({ width, height }: PictureSize): PictureSize | null {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const wanted = Math.min(1, Math.max(LONGEST_SIDE / long, KEPT_SHORT_SIDE / short));
  const scale = Math.min(wanted, MOST_SIDE / long, Math.sqrt(MOST_POINTS / (width * height)));
  const isReadable = Math.round(short * scale) >= Math.min(short, READABLE_SHORT_SIDE);
  return isReadable || scale === 1 ? scaled({ width, height }, scale) : null;
}

/**
 * How large a picture is sent out of whose middle a square is cut: this long, but of a long picture never less than half of
 * that on its short side, which is what the square is made of.
 */
export function sizeForSquare({ width, height }: PictureSize, longest: number): PictureSize {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const wanted = Math.min(1, Math.max(longest / long, longest / 2 / short));
  return scaled({ width, height }, Math.min(wanted, Math.sqrt(MOST_POINTS / (width * height))));
}

/** The part of a picture that its small picture shows, from its beginning: of a long one not all, or nothing is seen. */
export function thumbnailPart({ width, height }: PictureSize): PictureSize {
  return {
    width: Math.min(width, height * MOST_OF_THUMBNAIL),
    height: Math.min(height, width * MOST_OF_THUMBNAIL),
  };
}

const scaled = ({ width, height }: PictureSize, scale: number): PictureSize => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});
