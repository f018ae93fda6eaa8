import type { VariantKey } from '@hidamari/domain/site-variants';

/** What somebody is answered: a status, where they are sent, and ↩ when they are brought back after the login. */
type Answer = '200' | '302 /' | '302 /404' | '302 /login' | '302 /login ↩' | '302 /unsubscribe' | Missing;
type Missing = '404' | '500' | '503';

/** One screen: where it is, and what a visitor and a member are answered there. */
export interface InventoryRow {
  path: string;
  on: readonly VariantKey[];
  visitor: Answer;
  member: Answer;
  /** Variants in which the answer is another one. */
  but?: Partial<Record<VariantKey, { visitor?: string; member?: string }>>;
}

const EVERYWHERE = ['aflac', 'hatch', 'chofu'] as const;
/** Municipalities have no services, no LINE and no desk of their own. */
const PROGRAMMES = ['aflac', 'hatch'] as const;

type Group = readonly [on: readonly VariantKey[], visitor: Answer, member: Answer, paths: readonly string[]];

const OPEN: Group = [
  EVERYWHERE,
  '200',
  '200',
  [
    ...[
      '/',
      '/howto-signup',
      '/sign-up/known-address',
      '/faq',
      '/contact',
      '/news',
      '/news/:id',
      '/search',
      '/health-check',
      '/error',
    ],
    ...['/articles', '/articles/top', '/articles/:id'],
    ...['/articles/questions', '/articles/questions/:id', '/articles/words'],
    ...['/terms/aflac', '/terms/hatch', '/terms/chofu'],
    ...['/site-policy/aflac', '/site-policy/hatch', '/site-policy/chofu'],
    ...[
      '/service-policy',
      '/privacy',
      '/privacy/chofu',
      '/privacy/outside',
      '/treatment/hidamari',
      '/unsubscribe/complete',
    ],
    ...['/login/session', '/login/password-request', '/login/password-verification', '/login/password-reset'],
    ...['/survey/call/complete', '/survey/call/closed', '/survey/service/complete'],
  ],
];

/** Ways in: nothing for somebody who is in already. */
const WAYS_IN: Group = [
  EVERYWHERE,
  '200',
  '302 /',
  [
    ...['/login', '/login-temporary', '/sign-up/role-verification', '/sign-up/register'],
    ...['/login-temporary/password-request', '/login-temporary/password-verification'],
    '/login-temporary/password-reset',
  ],
];

/** Reached by a link that names an account. */
const NEEDS_A_LINK: Group = [
  EVERYWHERE,
  '302 /404',
  '200',
  [
    ...['/login/migration', '/login/login-verification', '/login/mail-verification'],
    ...['/survey/call', '/survey/call/feedback', '/survey/service', '/survey/service/feedback'],
  ],
];

const STEPS: Group = [
  EVERYWHERE,
  '302 /login',
  '200',
  ['/login/insurance-verification', '/sign-up/verification'],
];

const MEMBERS: Group = [
  EVERYWHERE,
  '302 /login ↩',
  '200',
  [
    ...['/questions', '/favorite', '/login/logged-in-password-reset', '/unsubscribe'],
    ...['/account', '/account/edit', '/account/security', '/account/privacy', '/account/notices'],
    ...['/account/my-data', '/account/access-diary'],
    ...['/treatment-logs', '/treatment-logs/new', '/treatment-logs/print', '/treatment-logs/:id'],
    ...['/treatment-logs/:id/edit', '/treatment-logs/next-visit', '/treatment-logs/contact-threshold'],
  ],
];

const SERVICES: Group = [
  PROGRAMMES,
  '200',
  '200',
  [
    ...['/services', '/financial/:id', '/treatment/:id', '/life/:id', '/mental/:id'],
    ...['/line/session', '/line/session/liff', '/line/error', '/line/user-not-found'],
  ],
];

const MEMBERS_SERVICES: Group = [
  PROGRAMMES,
  '302 /login ↩',
  '200',
  [
    ...['/financial', '/treatment', '/life', '/mental', '/line/complete', '/line/confirmation'],
    ...['/treatment/medical-note', '/treatment/monitor', '/treatment/monitor/registration-request'],
    ...['/mental/tomosnote', '/life/ancs', '/life/bears', '/life/avic'],
  ],
];

/** For staff, who alone know that they are there. */
const STAFF: Group = [
  [],
  '404',
  '404',
  [
    ...['/articles-preview/:id', '/service-preview/:id', '/desk', '/desk/members', '/desk/call-backs'],
    ...['/desk/inquiries', '/desk/inquiries/:id', '/desk/canned-answers', '/desk/closures'],
    ...['/desk/monitor-registrations', '/desk/surveys', '/desk/cases/:id'],
  ],
];

const GROUPS: readonly Group[] = [
  OPEN,
  WAYS_IN,
  NEEDS_A_LINK,
  STEPS,
  MEMBERS,
  SERVICES,
  MEMBERS_SERVICES,
  STAFF,
  [PROGRAMMES, '200', '200', ['/desk/login']],
  [EVERYWHERE, '302 /', '302 /', ['/maintenance']],
  [EVERYWHERE, '302 /login ↩', '302 /unsubscribe', ['/unsubscribe/confirm']],
  [EVERYWHERE, '404', '404', ['/404']],
  [EVERYWHERE, '500', '500', ['/500']],
  [EVERYWHERE, '503', '503', ['/503']],
];

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

/** Every screen of the portal, written out apart from the table that the portal reads. */
export const INVENTORY: readonly InventoryRow[] = [
  ...GROUPS.flatMap(([on, visitor, member, paths]) => paths.map((path) => ({ path, on, visitor, member }))),
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
