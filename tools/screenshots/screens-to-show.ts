import { decideEntry } from '@hidamari/domain/access';
import { SCREENS, type Screen } from '@hidamari/domain/screens';
import type { VariantKey } from '@hidamari/domain/site-variants';

export type Person = 'visitor' | 'member';

/** Screens that need more than an address, or that no person looks at. */
const NOT_SHOWN = [
  '/health-check',
  '/login/session',
  '/login/login-verification',
  '/login/mail-verification',
  '/sign-up/verification',
  '/sign-up/register',
];

/** Somebody who is logged in is led on from here to the home page. */
const NOT_SHOWN_TO_MEMBERS = ['/login/migration'];

/** An id that a path with one is shown with; null where there is none to show. */
export interface ShownIds {
  article: string | null;
  news: string | null;
  log: string | null;
}

/** Addresses of every finished screen that a person of a variant can open, by a name for the picture's file. */
export function screensToShow(variant: VariantKey, person: Person, ids: ShownIds): Map<string, string> {
  const shown = new Map<string, string>();
  for (const screen of SCREENS) {
    if (screen.preparing || NOT_SHOWN.includes(screen.path)) continue;
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
  const id = path.startsWith('/articles') ? ids.article : path.startsWith('/news') ? ids.news : ids.log;
  return id === null ? null : path.replace(':id', id);
}
