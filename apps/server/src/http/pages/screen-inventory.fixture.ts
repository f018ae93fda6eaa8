import type { VariantKey } from '@hidamari/domain/site-variants';
import { type Answer, SCREEN_GROUPS } from '../../auth-states/screen-groups.fixture.ts';

/** One screen: where it is, and what a visitor and a member are answered there. */
export interface InventoryRow {
  path: string;
  on: readonly VariantKey[];
  /** A status, where somebody is sent, and ↩ when they are brought back after the login. */
  visitor: string;
  member: string;
  /** Variants in which the answer is another one. */
  but?: Partial<Record<VariantKey, { visitor?: string; member?: string }>>;
}

const EVERYWHERE = ['aflac', 'hatch', 'chofu'] as const;
/** Municipalities have no services, no LINE and no desk of their own. */
const PROGRAMMES = ['aflac', 'hatch'] as const;

/** An answer of the groups, on the wire. Error pages have their own status. */
function onTheWire(answer: Answer, path: string): string {
  if (answer === 'show') return /^\/[45]0\d$/.test(path) ? path.slice(1) : '200';
  if (answer === 'login') return '302 /login ↩';
  return answer === '404' ? '404' : `302 ${answer}`;
}

/** A landing page leads to the host of its own programme, and a member to that of theirs (decision 0074). */
const LANDINGS: readonly InventoryRow[] = [
  {
    ...{ path: '/lp/aflac', on: EVERYWHERE, visitor: '200', member: '200' },
    but: {
      hatch: { member: '302 /lp/hatch' },
      chofu: { visitor: '302 http://localhost:3000/lp/aflac?role=aflac', member: '302 /lp/chofu' },
    },
  },
  {
    ...{ path: '/lp/hatch', on: EVERYWHERE, visitor: '200', member: '200' },
    but: {
      aflac: { member: '302 /lp/aflac' },
      chofu: { visitor: '302 http://localhost:3000/lp/hatch?role=hatch', member: '302 /lp/chofu' },
    },
  },
  {
    ...{ path: '/lp/chofu', on: EVERYWHERE, visitor: '200', member: '200' },
    but: {
      aflac: { visitor: '302 http://chofu.localhost:3000/lp/chofu', member: '302 /lp/aflac' },
      hatch: { visitor: '302 http://chofu.localhost:3000/lp/chofu', member: '302 /lp/hatch' },
    },
  },
];

/** Every screen of the portal, as the groups of who gets in have it: written out apart from the table that the portal reads. */
export const INVENTORY: readonly InventoryRow[] = [
  ...SCREEN_GROUPS.filter(({ isLanding }) => !isLanding).flatMap(({ paths, but, ...group }) =>
    paths.map((path) => ({
      path,
      on: group.isProgrammeOnly || group.isOwnHostOnly ? PROGRAMMES : EVERYWHERE,
      visitor: onTheWire(but.visitor ?? 'show', path),
      member: onTheWire(but.member ?? 'show', path),
    })),
  ),
  ...LANDINGS,
];

/** Screens that somebody without a login reaches by what their link carries: any one of these. */
export const BY_LINK: readonly (readonly [path: string, keys: readonly string[]])[] = [
  ['/login/migration', ['hash_base_account_id']],
  ['/login/login-verification', ['hash_base_account_id']],
  ['/login/mail-verification', ['hash_base_account_id', 'email_verify_token']],
  ['/login/insurance-verification', ['hash_user_id']],
  ['/survey/call', ['hash_base_account_id']],
  ['/survey/call/feedback', ['hash_base_account_id']],
  ['/survey/service', ['hash_base_account_id']],
  ['/survey/service/feedback', ['hash_base_account_id']],
];
