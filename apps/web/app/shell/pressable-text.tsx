import { foldInPlace } from '@hidamari/domain/japanese-text';
import { telHref } from '@hidamari/domain/site-variants';
import { linkifyit } from 'linkify-it';
import type { ReactNode } from 'react';

/** Between the parts of a number, in a folded text: 03-1234-5678, 03(1234)5678, 090 1234 5678. */
const APART = '(?: ?[-()]{1,2} ?| )';
const PARTS = [
  // Mobile telephones, 050 and numbers that are free of charge or the same everywhere: told by how they begin.
  `[5-9]0${APART}?\\d{4}${APART}?\\d{4}|800${APART}?\\d{3}${APART}?\\d{4}`,
  `(?:120|570)${APART}?(?:\\d{3}${APART}?\\d{3}|\\d{2}${APART}?\\d{4})`,
  // Places: six figures to the exchange, four behind it. Undivided they might be any number of a paper.
  `(?:\\d${APART}\\d{4}|\\d{2}${APART}\\d{3}|\\d{3}${APART}\\d{2}|\\d{4}${APART}\\d)${APART}\\d{4}`,
].join('|');
/** A telephone number in a folded text, as people write them, with the country's code too. */
const NUMBER = new RegExp(
  [
    // Not the rest of a longer number, of a code with letters, or of what stands behind a decimal point.
    '(?:(?<![\\da-z]-?|[#+])(?<!\\d\\.(?=\\d{6}))|(?<=tel-?))',
    `(?:(?:\\+81${APART}?(?:\\(0\\) ?)?|\\((?=0\\d{1,4}\\))0|0)(?:${PARTS})|\\+81\\d{9})(?!-?\\d)`,
    // The short ones; not the 119番 of a house or of a row.
    '|#(?:7119|8000)(?!\\d)|(?<![\\d-])11[09]番(?![地目号組線])',
  ].join(''),
  'gi',
);

/** Whole addresses and mail addresses alone: 「3.5」 and the names of companies are none. */
const ADDRESSES = linkifyit({ fuzzyLink: false, fuzzyEmail: true }).add('ftp:', null).add('//', null);

/** In a Japanese text an address ends where other letters begin: 「https://example.jp/をご覧ください」. */
const ASCII_RUN = /[\x21-\x7e]+/g;
/** Between two addresses, and the stars and strokes that stand around one for bold letters. */
const BETWEEN_ADDRESSES = /[,;|](?=https?:\/\/)|\*\*|\*$|~~|__(?=https?:\/\/)|__$|`/gi;

interface Found {
  from: number;
  to: number;
  href: string;
}

const telephoneHref = (number: string) => {
  const short = /^#(\d+)/.exec(number);
  return short ? `tel:%23${short[1]}` : (telHref(number.replace('(0)', '')) ?? '');
};

function addressesIn(text: string): Found[] {
  return [...text.matchAll(ASCII_RUN)].flatMap(({ 0: run, index }) =>
    (ADDRESSES.match(run.replace(BETWEEN_ADDRESSES, (signs) => ' '.repeat(signs.length))) ?? []).map(
      (one) => ({
        from: index + one.index,
        to: index + one.lastIndex,
        href: one.url,
      }),
    ),
  );
}

/** Addresses first: what looks like a number inside one belongs to it. */
function linksIn(text: string): Found[] {
  const addresses = addressesIn(text);
  const numbers = [...foldInPlace(text).replaceAll('♯', '#').matchAll(NUMBER)]
    .map(({ 0: number, index }) => ({
      from: index,
      to: index + number.length,
      href: telephoneHref(number),
    }))
    .filter(({ from, to }) => !addresses.some((one) => from < one.to && to > one.from));
  return [...addresses, ...numbers].sort((one, other) => one.from - other.from);
}

/**
 * A text that a person wrote, in which web addresses, mail addresses and telephone numbers can be pressed; a web page opens
 * apart, and learns nothing of the page left. The letters stay as they were typed.
 */
export function pressable(text: string): ReactNode {
  const links = linksIn(text);
  if (links.length === 0) return text;
  return [
    ...links.flatMap(({ from, to, href }, index) => [
      text.slice(links[index - 1]?.to ?? 0, from),
      <a
        key={from}
        href={href}
        {...(href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {text.slice(from, to)}
      </a>,
    ]),
    text.slice(links.at(-1)?.to),
  ];
}
