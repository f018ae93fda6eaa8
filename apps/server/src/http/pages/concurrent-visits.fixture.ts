import type { VariantKey } from '@hidamari/domain/site-variants';
import { PEOPLE, type Person } from './concurrent-visitors.fixture.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.fixture.ts';

/** One request of the crowd, and what its answer has to be. */
export interface Visit {
  kind: 'visitor' | 'member' | 'halfway' | 'entering' | 'call';
  url: string;
  headers: Record<string, string>;
  remoteAddress: string;
  /** Whose bytes the answer holds; null: nobody's. */
  owner: string | null;
  status: number;
  /** In whose words the page is; null where none is drawn. */
  variant: VariantKey | null;
  /** For which address it is drawn, where anything is: the host, the path, and the known query keys in one order. */
  drawn: string | undefined;
}

const HOSTS = ['localhost:3000', '127.0.0.1:3000', 'LocalHost:3000', 'chofu.localhost:3000'] as const;
const isOrganization = (host: string) => host.startsWith('chofu.');

/** It is read in its own programme, on the host of that (decision 0074). */
const LANDING = '/lp/aflac';
const PUBLIC_PATHS = ['/', '/articles', '/articles/questions', '/faq', LANDING];
/** Organisations do not have it. */
const SERVICES = '/services';
const OWN_PATHS = ['/favorite', '/questions', '/treatment-logs'];
const OWN_CALLS = ['/api/favorite-articles', '/api/consultations?page=1'];
const OPEN_CALLS = ['/api/maintenance', '/api/auth-check?path=/articles'];

interface Place {
  host: string;
  path: string;
  url: string;
  drawn: string;
  role: string | null;
}

/** An address of a page, with what is asked of it: a role, a filter, words of somebody's campaign. */
function placeOf(dice: SeededRandom, paths: readonly string[]): Place {
  const host = dice.pick(HOSTS);
  const path = dice.pick(paths);
  // Where a landing page leads elsewhere, the router alone writes the answer to a request for data.
  const screen = dice.chance(0.1) && path !== LANDING ? `${path === '/' ? '/_' : path}.data` : path;
  const role = dice.chance(0.2) ? dice.pick(['hatch', 'aflac', 'chofu']) : null;
  // In the order in which the page reads them.
  const known = [
    ...(dice.chance(0.1) ? [`category=${dice.pick(['money', 'life'])}`] : []),
    ...(role === null ? [] : [`role=${role}`]),
  ];
  const noise = dice.chance(0.3) ? [`utm_source=${dice.pick(['mail', 'x'])}`] : [];
  const withQuery = (parts: readonly string[]) => screen + (parts.length > 0 ? `?${parts.join('&')}` : '');
  return {
    host,
    path,
    role,
    url: withQuery([...noise, ...known.toReversed()]),
    drawn: host.toLowerCase() + withQuery(known),
  };
}

const COOKIES = ['', 'eligibility=insurance', 'eligibility=general', 'eligibility=chofu', 'eligibility=%00'];

/** The variant of a visitor: the organisation's host, a landing page, a role, the cookie, else the insured (G3, G131). */
function variantOf({ host, path, role }: Place, cookie: string): VariantKey {
  if (isOrganization(host)) return 'chofu';
  if (path === LANDING) return 'aflac';
  if (role === 'hatch' || role === 'aflac') return role;
  return cookie === 'eligibility=general' ? 'hatch' : 'aflac';
}

const hasServices = (variant: VariantKey, host: string) => variant !== 'chofu' && !isOrganization(host);

type Outcome = Pick<Visit, 'status' | 'variant' | 'drawn'>;

/** What is drawn for this reader, or that they are led to where the landing page is theirs. */
function outcomeAt({ host, path, drawn }: Place, variant: VariantKey): Outcome {
  if (path === LANDING && (isOrganization(host) || variant !== 'aflac'))
    return { status: 302, variant: null, drawn: undefined };
  const isMissing = path === SERVICES && !hasServices(variant, host);
  return { status: isMissing ? 404 : 200, variant, drawn };
}

function cookieHeader(dice: SeededRandom, ...cookies: string[]): string {
  return [...cookies, ...(dice.chance(0.7) ? ['eligibility_renewed=1'] : [])].filter(Boolean).join('; ');
}

/** Somebody else's key, which a visitor's page must not even look at. */
const foreignKey = (dice: SeededRandom): Record<string, string> =>
  dice.chance(0.1) ? { authorization: `Bearer access-${dice.pick(PEOPLE).key}` } : {};

type Drawing = (dice: SeededRandom) => Omit<Visit, 'remoteAddress'>;

const visitor: Drawing = (dice) => {
  const isServices = dice.chance(0.1);
  const place = placeOf(dice, isServices ? [SERVICES] : PUBLIC_PATHS);
  const eligibility = dice.pick(COOKIES);
  const variant = variantOf(place, eligibility);
  // A dead session is nobody's.
  const dead = dice.chance(0.05) ? 'session=session-gone' : '';
  const coding = dice.pick(['', 'gzip', 'br', 'gzip, deflate, br']);
  return {
    kind: 'visitor',
    url: place.url,
    headers: {
      host: place.host,
      cookie: cookieHeader(dice, eligibility, dead),
      'accept-encoding': coding,
      ...foreignKey(dice),
    },
    owner: null,
    ...outcomeAt(place, variant),
  };
};

/** Nobody's bytes are in an answer for which nothing is drawn. */
const ownedBy = (owner: string, outcome: Outcome) => ({
  owner: outcome.variant === null ? null : owner,
  ...outcome,
});

const member: Drawing = (dice) => {
  const person = dice.pick(PEOPLE);
  const isServices = dice.chance(0.1);
  const place = placeOf(dice, isServices ? [SERVICES] : [...PUBLIC_PATHS, ...OWN_PATHS]);
  return {
    kind: 'member',
    url: place.url,
    headers: {
      host: place.host,
      cookie: cookieHeader(dice, dice.pick(COOKIES), `session=session-${person.key}`),
      ...foreignKey(dice),
    },
    ...ownedBy(person.key, outcomeAt(place, person.variant)),
  };
};

const halfway: Drawing = (dice) => {
  const place = placeOf(dice, PUBLIC_PATHS);
  const eligibility = dice.pick(COOKIES);
  return {
    kind: 'halfway',
    url: place.url,
    headers: {
      host: place.host,
      cookie: cookieHeader(dice, eligibility, 'challenge_token=challenge-sign-up'),
    },
    owner: null,
    ...outcomeAt(place, variantOf(place, eligibility)),
  };
};

const atTheDoor: Drawing = (dice) => {
  const host = dice.pick(HOSTS);
  const headers = { host, cookie: cookieHeader(dice, dice.pick(COOKIES)), ...foreignKey(dice) };
  const nothing = { owner: null, status: 302, variant: null, drawn: undefined };
  return { kind: 'entering', url: dice.pick(OWN_PATHS), headers, ...nothing };
};

/** A call is its bearer's, whoever's session cookie comes along; without one it is nobody's. */
const call: Drawing = (dice) => {
  const person: Person | null = dice.chance(0.7) ? dice.pick(PEOPLE) : null;
  const isOpen = person === null && dice.chance(0.5);
  return {
    kind: 'call',
    url: dice.pick(isOpen ? OPEN_CALLS : OWN_CALLS),
    headers: {
      host: dice.pick(HOSTS),
      cookie: `session=session-${dice.pick(PEOPLE).key}`,
      ...(person === null ? {} : { authorization: `Bearer access-${person.key}` }),
    },
    owner: person?.key ?? null,
    status: person === null && !isOpen ? 401 : 200,
    variant: null,
    drawn: undefined,
  };
};

const KINDS: readonly Drawing[] = [
  ...Array<Drawing>(12).fill(visitor),
  ...Array<Drawing>(4).fill(member),
  ...Array<Drawing>(2).fill(call),
  halfway,
  atTheDoor,
];

/** So many requests, always the same ones. Each address stays below the general limit. */
export function visitsOfACrowd(count: number): Visit[] {
  const dice = createSeededRandom(20_261_116);
  return Array.from({ length: count }, (_, at) => ({
    ...dice.pick(KINDS)(dice),
    remoteAddress: `10.0.0.${1 + (at % 100)}`,
  }));
}
