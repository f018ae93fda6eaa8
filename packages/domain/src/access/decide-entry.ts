import type { Screen } from '../screens/index.ts';
import { VARIANTS, type VariantKey } from '../site-variants/index.ts';
import type { StaffRole } from '../staff/index.ts';
import { isDeskPath } from './desk-paths.ts';
import { pathTest } from './path-patterns.ts';
import { AUTH_PAGES_FOR_EVERYBODY, routeGroups } from './route-groups.ts';

/** Who opens a screen. challenge = a visitor with a valid challenge token. */
export type EntryCaller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'member' }
  | { readonly kind: 'staff'; readonly role?: StaffRole };

/** Everything the decision needs. */
export interface Entry {
  readonly screen: Screen;
  readonly pathname: string;
  /** Query of the address, with or without the question mark. */
  readonly search: string;
  readonly variant: VariantKey;
  readonly caller: EntryCaller;
  /** The maintenance switch is on. */
  readonly maintenance: boolean;
  /**
   * A token of a begun way came along, and is dead: the time of a step ran out. The page of the step says so and leads to the
   * beginning of its way (decision 0073); without any token there is nothing to be known by.
   */
  readonly hasEndedFlow?: boolean;
  /** The request came through an organisation's host. */
  readonly onOrganizationHost?: boolean;
}

/** What happens at the door of a screen. Nothing else can. */
export type EntryDecision =
  | { readonly kind: 'show' }
  /** To an own path; nothing is stored. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** To /login; the return path is stored when `storeReturn` is true (never that of an auth page, G14). */
  | { readonly kind: 'login'; readonly storeReturn: boolean }
  /** Answer 404 at this very address. */
  | { readonly kind: 'not-found' };

type Rule = (entry: Entry) => EntryDecision | null;

const SHOW: EntryDecision = { kind: 'show' };
const NOT_FOUND: EntryDecision = { kind: 'not-found' };

const isAuthPageForEverybody = pathTest(AUTH_PAGES_FOR_EVERYBODY);

const isStepOfWayIn = pathTest(['/login/*']);

/** Open whatever the maintenance switch says: probes must see a living process. */
const NEVER_IN_MAINTENANCE = ['/health-check'];

/** The first rule with an answer decides; none: show. */
const RULES: readonly Rule[] = [
  maintenanceRule,
  variantRule,
  staffRule,
  loggedInOnAuthPageRule,
  needsRule,
  editorRule,
  loginRule,
  forwardRule,
];

/**
 * What happens when somebody opens a screen (specification sections 2.5, 4 and 6; G14, G15, G17, G18, G27). The
 * route table decides; a role query, a cookie or the host never grants anything (F16). Whether a link token of LINE's
 * is alive the page asks, since it shows whose account it is anyway; a dead one leads to /line/error (G15).
 */
export function decideEntry(entry: Entry): EntryDecision {
  for (const rule of RULES) {
    const decision = rule(entry);
    if (decision) return decision;
  }
  return SHOW;
}

/** On: every screen leads to /maintenance. Off: /maintenance leads home (specification section 4). */
function maintenanceRule({ screen, maintenance }: Entry): EntryDecision | null {
  if (NEVER_IN_MAINTENANCE.includes(screen.path)) return null;
  const isThere = screen.path === '/maintenance';
  if (maintenance) return isThere ? SHOW : { kind: 'redirect', to: '/maintenance' };
  return isThere ? { kind: 'redirect', to: '/' } : null;
}

/** A screen that organisations do not have is missing for their variant and on their host. */
function variantRule({ screen, variant, onOrganizationHost = false }: Entry): EntryDecision | null {
  const hasOrganization = screen.on.some((key) => VARIANTS[key].organization !== null);
  return screen.on.includes(variant) && (hasOrganization || !onOrganizationHost) ? null : NOT_FOUND;
}

/** The desk lies on the portal's own host, and only staff know that it is there (G42). */
function staffRule({ screen, caller, onOrganizationHost = false }: Entry): EntryDecision | null {
  if (onOrganizationHost && isDeskPath(screen.path)) return NOT_FOUND;
  if (screen.access !== 'staff') return null;
  return caller.kind === 'staff' ? SHOW : NOT_FOUND;
}

function loggedInOnAuthPageRule({ pathname, caller }: Entry): EntryDecision | null {
  if (caller.kind !== 'member' || !routeGroups(pathname).auth) return null;
  return isAuthPageForEverybody(pathname) ? null : { kind: 'redirect', to: '/' };
}

/** None of the parameters there: /404, unless the person is logged in or carries a challenge token; on a step of a way in, also a dead one. */
function needsRule({ screen, search, caller, hasEndedFlow = false }: Entry): EntryDecision | null {
  if (screen.needs.length === 0 || isKnown(caller)) return null;
  if (hasEndedFlow && isStepOfWayIn(screen.path)) return null;
  return hasAnyParameter(search, screen.needs) ? null : { kind: 'redirect', to: '/404' };
}

function loginRule(entry: Entry): EntryDecision | null {
  const { screen, caller } = entry;
  if (screen.access !== 'member' && screen.access !== 'challenge') return null;
  if (caller.kind === 'member' || isEditor(entry)) return null;
  if (screen.access === 'challenge' && isProved(entry)) return null;
  return { kind: 'login', storeReturn: !routeGroups(entry.pathname).auth };
}

/** Previews: whoever is no editor is nobody here, signed in or not (G27): a way to log in would tell that there is one. */
function editorRule(entry: Entry): EntryDecision | null {
  return entry.screen.staffRoles.length === 0 || isEditor(entry) ? null : NOT_FOUND;
}

function forwardRule({ screen }: Entry): EntryDecision | null {
  return screen.redirectTo === null ? null : { kind: 'redirect', to: screen.redirectTo };
}

function isKnown(caller: EntryCaller): boolean {
  return caller.kind === 'member' || caller.kind === 'challenge';
}

function isProved({ screen, search, caller, hasEndedFlow = false }: Entry): boolean {
  return caller.kind === 'challenge' || hasEndedFlow || hasAnyParameter(search, screen.provedBy);
}

function isEditor({ screen, caller }: Entry): boolean {
  return caller.kind === 'staff' && caller.role !== undefined && screen.staffRoles.includes(caller.role);
}

function hasAnyParameter(search: string, names: readonly string[]): boolean {
  const parameters = new URLSearchParams(search);
  return names.some((name) => Boolean(parameters.get(name)));
}
