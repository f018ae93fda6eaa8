import type { FieldErrorCode } from './field-messages.ts';
import { MEMBER_LIMITS } from './member-limits.ts';

/** One @, no spaces, a domain with a dot. Before @ any sign may stand: carriers gave out addresses such as a..b.@. */
const EMAIL = /^[^\s@]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;
const UNSAFE = /[\p{Cc}"<>(),;:\\]/u;

/** Domains members use most; a domain close to one of them is likely a slip of the finger. */
const COMMON_DOMAINS = [
  'gmail.com',
  'yahoo.co.jp',
  'icloud.com',
  'docomo.ne.jp',
  'ezweb.ne.jp',
  'yahoo.ne.jp',
  'softbank.ne.jp',
  'i.softbank.jp',
  'outlook.jp',
  'outlook.com',
  'hotmail.com',
  'hotmail.co.jp',
  'nifty.com',
  'ymobile.ne.jp',
  'ocn.ne.jp',
  'biglobe.ne.jp',
] as const;

/**
 * Real domains of providers and carriers in Japan and elsewhere that stand close to a common one, or would to one that is added:
 * never questioned. Y!mobile gives out yahoo.ne.jp, ymobile1.ne.jp and y-mobile.ne.jp.
 */
const REAL_NEIGHBOURS: readonly string[] = [
  ...[
    'odn.ne.jp',
    'dion.ne.jp',
    'so-net.ne.jp',
    'sannet.ne.jp',
    'plala.or.jp',
    'asahi-net.or.jp',
    'eonet.ne.jp',
  ],
  ...[
    'emobile.ne.jp',
    'emobile-s.ne.jp',
    'emnet.ne.jp',
    'ymobile1.ne.jp',
    'y-mobile.ne.jp',
    'yahoo.ne.jp',
    'ybb.ne.jp',
  ],
  ...[
    'uqmobile.jp',
    'rakumail.jp',
    'mineo.jp',
    'willcom.com',
    'wcm.ne.jp',
    'pdx.ne.jp',
    'mopera.net',
    'disney.ne.jp',
  ],
  ...[
    'vodafone.ne.jp',
    'auone.jp',
    'ido.ne.jp',
    'ymail.ne.jp',
    'goo.jp',
    'excite.co.jp',
    'livedoor.com',
    'aol.jp',
  ],
  ...[
    'jcom.home.ne.jp',
    'jcom.zaq.ne.jp',
    'hi-ho.ne.jp',
    't-com.ne.jp',
    'iij4u.or.jp',
    'kcn.ne.jp',
    'dcn.ne.jp',
  ],
  ...[
    'googlemail.com',
    'qmail.com',
    'hotmail.co.uk',
    'yahoo.co.uk',
    'outlook.fr',
    'outlook.de',
    'outlook.es',
    'live.com',
  ],
  'au.com',
  'me.com',
  'mac.com',
  'mail.com',
  'ymail.com',
  'email.com',
  'gmx.com',
  'fastmail.com',
  'yahoo.com',
  'live.jp',
  'zoho.com',
  'infoseek.jp',
  'hotmail.fr',
  'hotmail.de',
];

/** Domains that look right and do not exist as mail of that company. */
const KNOWN_SLIPS: Readonly<Record<string, string>> = {
  'gmail.co.jp': 'gmail.com',
  'gmail.ne.jp': 'gmail.com',
  'gmail.jp': 'gmail.com',
  'yahoo.jp': 'yahoo.co.jp',
  'docomo.co.jp': 'docomo.ne.jp',
  'docomo.jp': 'docomo.ne.jp',
  'icloud.co.jp': 'icloud.com',
  'ezweb.co.jp': 'ezweb.ne.jp',
};

/** No member's mail box in Japan has such a letter; it was meant for another, as ー for the hyphen. */
const LETTER_OF_NO_ADDRESS = /[^\p{ASCII}]/u;

/**
 * What is wrong with an address after `normalizeEmail`, or null: at most 254 characters, one @, no spaces (G33), letters and
 * signs of ASCII alone. Mail to any other is not delivered, and nobody would learn of it.
 */
export function emailFault(address: string): FieldErrorCode | null {
  if (LETTER_OF_NO_ADDRESS.test(address)) return 'email_letters';
  const isWhole = address.length <= MEMBER_LIMITS.email && EMAIL.test(address) && !UNSAFE.test(address);
  return isWhole ? null : 'email';
}

/** True for an address without a fault. */
export const isEmail = (address: string): boolean => emailFault(address) === null;

/**
 * The address the person probably meant, or null: 「{x} ではありませんか？」 (G33). A warning only; the address may
 * be kept.
 */
export function suggestEmail(address: string): string | null {
  if (!isEmail(address)) return null;
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const meant = meantDomain(domain);
  return meant ? `${address.slice(0, at)}@${meant}` : null;
}

function meantDomain(domain: string): string | null {
  if ((COMMON_DOMAINS as readonly string[]).includes(domain) || REAL_NEIGHBOURS.includes(domain)) return null;
  const slip = KNOWN_SLIPS[domain];
  if (slip) return slip;
  return COMMON_DOMAINS.find((common) => isOneSlipAway(domain, common)) ?? null;
}

/** Letters of a first label that one of them may be wrong in: every three letters are somebody's (ocn, odn, kcn, dcn). */
const LEAST_LETTERS = 4;

/** One letter too many, one missing, one wrong, or two neighbours changed over. */
function isOneSlipAway(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start += 1;
  const [t, m] = [typed.slice(start), meant.slice(start)];
  if (t.length > m.length) return t.slice(1) === m;
  if (t.length < m.length) return t === m.slice(1);
  const isSwapped = t[0] === m[1] && t[1] === m[0] && t.slice(2) === m.slice(2);
  const isOneWrong =
    t.slice(1) === m.slice(1) && !(start < meant.indexOf('.') && meant.indexOf('.') < LEAST_LETTERS);
  return isOneWrong || isSwapped;
}
