import { linkifyit } from 'linkify-it';
import type { ReactNode } from 'react';

const DIGIT = '[0-9０-９]';
const DASH = '[-－‐‑–−ー]';
/**
 * A telephone number in a text, as people write them: 0120-061-338, ０３－１２３４－５６７８, 03（1234）5678, 09012345678, #7119, and
 * 119番 or 110番.
 */
const NUMBER = new RegExp(
  [
    `(?<!${DIGIT}|${DASH})(?:`,
    `[0０]${DIGIT}{1,4}${DASH}${DIGIT}{1,4}${DASH}${DIGIT}{3,4}`,
    `|[0０]${DIGIT}{1,4}[（(]${DIGIT}{1,4}[）)]${DIGIT}{3,4}`,
    `|[0０][5-9５-９][0０]${DIGIT}{8}|[0０][1１][2２][0０]${DIGIT}{6}`,
    `)(?!${DIGIT}|${DASH})|#(?:7119|8000)|11[09]番`,
  ].join(''),
  'g',
);

/** Whole addresses and mail addresses alone: 「3.5」 and the names of companies are none. */
const ADDRESSES = linkifyit({ fuzzyLink: false, fuzzyEmail: true }).add('ftp:', null).add('//', null);

/** In a Japanese text an address ends where other letters begin: 「https://example.jp/をご覧ください」. */
const ASCII_RUN = /[\x21-\x7e]+/g;

interface Found {
  from: number;
  to: number;
  href: string;
}

const telephoneHref = (number: string) =>
  `tel:${encodeURIComponent(number.normalize('NFKC').replaceAll(/[^0-9#]/g, ''))}`;

function addressesIn(text: string): Found[] {
  return [...text.matchAll(ASCII_RUN)].flatMap(({ 0: run, index }) =>
    (ADDRESSES.match(run) ?? []).map((one) => ({
      from: index + one.index,
      to: index + one.lastIndex,
      href: one.url,
    })),
  );
}

/** Addresses first: what looks like a number inside one belongs to it. */
function linksIn(text: string): Found[] {
  const addresses = addressesIn(text);
  const numbers = [...text.matchAll(NUMBER)]
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
