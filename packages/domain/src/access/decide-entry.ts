import { matchScreen, type Screen } from '../screens/index.ts';
import type { VariantKey } from '../site-variants/index.ts';
import { isForVisitorsOnly } from './route-groups.ts';

/** Who stands at the door, as far as the server could prove it. */
export type EntryCaller = 'visitor' | 'challenge' | 'member' | 'staff';

export interface Entry {
  /** Path without query. */
  pathname: string;
  search: string;
  variant: VariantKey;
  caller: EntryCaller;
  isMaintenance: boolean;
}

/** What happens at the door of a page. */
export type EntryDecision =
  | { kind: 'show'; screen: Screen }
  | { kind: 'redirect'; to: string }
  /** To /login, the asked-for address stored as return path. */
  | { kind: 'login' }
  | { kind: 'not-found' };

type EntryRule = (screen: Screen, entry: Entry) => EntryDecision | null;

const NOT_FOUND: EntryDecision = { kind: 'not-found' };

/** Maintenance closes every page but its own; when it is over, that page leads home (specification section 4). */
const maintenance: EntryRule = (screen, { isMaintenance }) => {
  const isItsPage = screen.path === '/maintenance';
  if (isMaintenance === isItsPage || screen.path === '/health-check') return null;
  return { kind: 'redirect', to: isMaintenance ? '/maintenance' : '/' };
};

const missingOnVariant: EntryRule = (screen, { variant }) =>
  screen.on && !screen.on.includes(variant) ? NOT_FOUND : null;

const staffOnly: EntryRule = (screen, { caller }) =>
  screen.access === 'staff' && caller !== 'staff' ? NOT_FOUND : null;

function isPreview(screen: Screen): boolean {
  return /^\/(articles|service)-preview\//.test(screen.path);
}

/** Previews are for editors among the staff (G27): a logged-in member finds nothing there. */
const previews: EntryRule = (screen, { caller }) => (isPreview(screen) && caller === 'member' ? NOT_FOUND : null);

const memberOnly: EntryRule = (screen, { caller }) => {
  if (screen.access !== 'member' || caller === 'member') return null;
  return caller === 'staff' && isPreview(screen) ? null : { kind: 'login' };
};

/** Step two of a two-step way: a challenge token or a session (G17, G18). */
const challengeOnly: EntryRule = (screen, { caller }) =>
  screen.access === 'challenge' && caller !== 'member' && caller !== 'challenge' ? { kind: 'login' } : null;

/** Pages that are opened from a letter or a mail: without their parameter there is nothing to show a visitor. */
const neededParameters: EntryRule = (screen, { caller, search }) => {
  if (!screen.needs || caller === 'member' || caller === 'challenge') return null;
  const query = new URLSearchParams(search);
  return screen.needs.some((name) => query.get(name)) ? null : NOT_FOUND;
};

const loggedInOnAuthPage: EntryRule = (screen, { caller, pathname }) =>
  caller === 'member' && isForVisitorsOnly(pathname) ? { kind: 'redirect', to: '/' } : null;

const withdrawalConfirm: EntryRule = (screen) =>
  screen.path === '/unsubscribe/confirm' ? { kind: 'redirect', to: '/unsubscribe' } : null;

/** In this order; the first that has something to say decides. */
const RULES: readonly EntryRule[] = [
  maintenance,
  missingOnVariant,
  staffOnly,
  previews,
  memberOnly,
  challengeOnly,
  neededParameters,
  loggedInOnAuthPage,
  withdrawalConfirm,
];

/**
 * The route-entry rules of specification sections 2.5 and 4 in one place. A visitor of a public page is never
 * sent to /login.
 */
export function decideEntry(entry: Entry): EntryDecision {
  const match = matchScreen(entry.pathname);
  if (!match) return NOT_FOUND;
  for (const rule of RULES) {
    const decision = rule(match.screen, entry);
    if (decision) return decision;
  }
  return { kind: 'show', screen: match.screen };
}
