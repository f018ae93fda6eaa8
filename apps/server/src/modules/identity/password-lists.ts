import { createRequire } from 'node:module';

/**
 * The lists lie in packages that are kept (MIT) and never go to a browser, whose first load they would double. They are read
 * when the first password is chosen: a start does not wait 70 ms and 9 MB for them.
 */
const require = createRequire(import.meta.url);

type Common = typeof import('@zxcvbn-ts/language-common');
type Japanese = typeof import('@zxcvbn-ts/language-ja');

/** Of the list, commonest first: what is tried with digits behind it. */
const COMMONEST = 3_000;
/** A shorter word with digits is mostly digits. */
const SHORTEST_WORD = 5;

let listed: ReadonlySet<string> | undefined;

const commonPasswords = (): readonly string[] =>
  (require('@zxcvbn-ts/language-common') as Common).dictionary['passwords-common'];

/** Whether the password stands in the list of some 49,000 (G33 asks for 10,000); in lower case. */
export function isListed(password: string): boolean {
  listed ??= new Set(commonPasswords());
  return listed.has(password);
}

/** Words and names at the top of the list, without those that have digits of their own. */
export function commonestWords(): readonly string[] {
  return commonPasswords()
    .slice(0, COMMONEST)
    .filter((word) => word.length >= SHORTEST_WORD && /^[a-z]+$/.test(word));
}

/** First names and surnames of Japan in Latin letters, long vowels written and unwritten: `tarou`, `taro`. */
export function japaneseNames(): readonly string[] {
  const { firstnames, lastnames } = (require('@zxcvbn-ts/language-ja') as Japanese).dictionary;
  return [...firstnames, ...lastnames].flatMap((name) => [name, withoutLongVowels(name)]);
}

const withoutLongVowels = (name: string) => name.replace(/o[uo]/g, 'o').replace(/uu/g, 'u');
