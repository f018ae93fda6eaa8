import { decideEntry } from '@hidamari/domain/access';
import { SCREENS, type Screen } from '@hidamari/domain/screens';
import { VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';

export type Person = 'visitor' | 'member';

/** Screens that need more than an address, or that no person looks at. */
const NOT_SHOWN = [
  '/health-check',
  '/login/session',
  '/login/login-verification',
  '/login/mail-verification',
  '/sign-up/verification',
  '/sign-up/register',
  '/survey/call',
  '/survey/call/feedback',
  '/survey/service/feedback',
  // Not there until the content service has an item of this name (G84).
  '/life/avic',
];

/** Somebody who is logged in is led on from here to the home page. */
const NOT_SHOWN_TO_MEMBERS = ['/login/migration'];

/** Where an id that a path is shown with can be found: the list that leads to it. */
const LISTS_OF_IDS: Readonly<Record<string, string>> = {
  '/articles/': '/articles',
  '/articles/questions/': '/articles/questions',
  '/news/': '/news',
  '/treatment-logs/': '/treatment-logs',
  '/treatment/': '/services?category=treatment',
  '/financial/': '/services?category=financial',
  '/life/': '/services?category=life',
  '/mental/': '/services?category=mental',
};

/** An id by the beginning of its path; null where there is none to show to this person. */
export type ShownIds = Readonly<Record<string, string | null>>;

/** Lists that this person of a variant can open: those of ids of theirs. */
export function listsOfIds(variant: VariantKey, person: Person): [below: string, list: string][] {
  const { hasServices } = VARIANTS[variant];
  return Object.entries(LISTS_OF_IDS).filter(
    ([below, list]) =>
      (hasServices || !list.startsWith('/services')) && (person === 'member' || below !== '/treatment-logs/'),
  );
}

/** Addresses of every screen that a person of a variant can open, by a name for the picture's file. */
export function screensToShow(variant: VariantKey, person: Person, ids: ShownIds): Map<string, string> {
  const shown = new Map<string, string>();
  for (const screen of SCREENS) {
    if (NOT_SHOWN.includes(screen.path)) continue;
    if (person === 'member' && NOT_SHOWN_TO_MEMBERS.includes(screen.path)) continue;
    if (!isOpen(screen, variant, person)) continue;
    const address = addressOf(screen.path, ids);
    if (address !== null) shown.set(screen.id, address);
  }
  return shown;
}

function isOpen(screen: Screen, variant: VariantKey, person: Person): boolean {
  const decision = decideEntry({
    screen,
    pathname: screen.path,
    search: '',
    variant,
    caller: { kind: person },
    maintenance: false,
    onOrganizationHost: variant === 'chofu',
  });
  return decision.kind === 'show';
}

function addressOf(path: string, ids: ShownIds): string | null {
  if (path === '/error') return '/error?id=U-E05';
  if (!path.includes(':id')) return path;
  const id = ids[path.slice(0, path.indexOf(':id'))] ?? null;
  return id === null ? null : path.replace(':id', id);
}
