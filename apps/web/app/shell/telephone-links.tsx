import type { ReactNode } from 'react';

/** A telephone number in a text: 0120-061-338, #7119, and 119番 or 110番. */
const NUMBER = /((?<![\d-])0\d{1,4}-\d{1,4}-\d{3,4}(?![\d-])|#(?:7119|8000)|11[09]番)/;

const hrefOf = (number: string) => `tel:${encodeURIComponent(number.replaceAll(/[-番]/g, ''))}`;

/** A text in which each telephone number can be pressed; it is never torn apart (`telephone-links` of the sheet). */
export function withTelephoneLinks(text: string): ReactNode {
  return text.split(NUMBER).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a number may stand twice in one text, and pieces never move.
      <a key={index} href={hrefOf(piece)}>
        {piece}
      </a>
    ) : (
      piece
    ),
  );
}
