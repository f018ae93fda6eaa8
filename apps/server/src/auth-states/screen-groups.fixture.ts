/** In which state somebody opens a screen. */
export type EnteringAs =
  /** No session and no step begun, or a session that is over. */
  | 'visitor'
  /** Step one of a way in has passed, and a screen waits for the next. */
  | 'midway'
  /** A step has passed that no screen waits for: a password reset ends at /login. */
  | 'resetting'
  | 'member'
  /** A member with new terms to agree to. */
  | 'owing'
  /** A concierge in a member's place. */
  | 'acting'
  | 'staff'
  /** Staff who write articles. */
  | 'editor';

/**
 * `show`; `404` at the very address; `own`: 403 in place, since the screen is the member's alone (G42); `login`: to /login, the wish kept; `step`: to the screen of the step that waits,
 * the wish kept; or the address that one is sent to.
 */
export type Answer = 'show' | '404' | 'own' | 'login' | 'step' | `/${string}` | `http://${string}`;

interface Group {
  /** Where the rule stands. */
  rule: string;
  paths: readonly string[];
  /** Who is not simply shown the screen. */
  but: Partial<Record<EnteringAs, Answer>>;
  /** Missing for organisations: 404 for everybody there (specification 2.5). */
  isProgrammeOnly?: true;
  /** Missing on the host of an organisation alone. */
  isOwnHostOnly?: true;
  /** Each is of one variant. */
  isLanding?: true;
}

const NEW_TERMS = '/error?id=U-E09';
const all = (answer: Answer) =>
  Object.fromEntries(
    ['visitor', 'midway', 'resetting', 'member', 'owing', 'acting', 'staff', 'editor'].map((who) => [
      who,
      answer,
    ]),
  ) as Record<EnteringAs, Answer>;

const MEMBERS = {
  visitor: 'login',
  midway: 'step',
  resetting: 'login',
  owing: NEW_TERMS,
  staff: '/desk',
  editor: '/desk',
} as const;
const ALWAYS_OPEN_TO_MEMBERS = { ...MEMBERS, owing: 'show' } as const;
const NO_CONCIERGE = { acting: 'own' } as const;

/** Every screen, typed by hand from the specification and the decisions; never derived from the table of screens. */
export const SCREEN_GROUPS: readonly Group[] = [
  {
    rule: 'specification 2.1: public',
    paths: [
      '/',
      '/howto-signup',
      '/sign-up/known-address',
      '/faq',
      '/contact',
      '/news/:id',
      '/health-check',
      '/login/password-request',
      '/login/password-verification',
      '/login/password-reset',
      '/login/session',
      '/terms/hatch',
      '/terms/aflac',
      '/terms/chofu',
      '/privacy',
      '/privacy/chofu',
      '/site-policy/aflac',
      '/site-policy/hatch',
      '/site-policy/chofu',
      '/service-policy',
      '/404',
      '/500',
      '/503',
      '/error',
      '/articles',
      '/articles/top',
      '/articles/:id',
      '/treatment/hidamari',
    ],
    but: {},
  },
  {
    rule: 'decision 0074: a landing page lies on the host of its own variant, and a member reads their own',
    paths: ['/lp/aflac', '/lp/hatch', '/lp/chofu'],
    but: {},
    isLanding: true,
  },
  {
    rule: 'G99, G134, G101: questions, the search and the glossary are as public as the articles',
    paths: ['/articles/questions', '/articles/questions/:id', '/search', '/articles/words'],
    but: {},
  },
  {
    rule: 'G148: what leaves the house is told to everybody',
    paths: ['/privacy/outside'],
    but: {},
  },
  { rule: 'decision 0050: the list of news is as public as each of them', paths: ['/news'], but: {} },
  {
    rule: 'specification 2.1 and 2.5: public, and not for organisations',
    paths: ['/services', '/financial/:id', '/treatment/:id', '/life/:id', '/mental/:id'],
    but: {},
    isProgrammeOnly: true,
  },
  {
    rule: 'G54: nobody links LINE but the member; no LINE for organisations (specification 3)',
    paths: ['/line/session/liff', '/line/session', '/line/error', '/line/user-not-found'],
    but: NO_CONCIERGE,
    isProgrammeOnly: true,
  },
  {
    rule: 'specification 2.1: public; G42: nobody leaves but the member',
    paths: ['/unsubscribe/complete'],
    but: NO_CONCIERGE,
  },
  {
    rule: 'G14: before a login; who is logged in goes home',
    paths: [
      '/login',
      '/login-temporary',
      '/login-temporary/password-request',
      '/login-temporary/password-verification',
      '/login-temporary/password-reset',
      '/sign-up/role-verification',
      '/sign-up/register',
    ],
    but: { member: '/', owing: '/', acting: '/' },
  },
  {
    rule: 'specification 2.5: needs hash_base_account_id (or its token), else /404; G14: in both states',
    paths: ['/login/migration', '/login/login-verification', '/login/mail-verification'],
    but: { visitor: '/404', staff: '/404', editor: '/404' },
  },
  {
    rule: 'specification 2.5: surveys need hash_base_account_id, else /404',
    paths: ['/survey/call', '/survey/call/feedback', '/survey/service', '/survey/service/feedback'],
    but: { visitor: '/404', staff: '/404', editor: '/404', ...NO_CONCIERGE },
  },
  {
    rule: 'specification 2.1: the ends of surveys; G42: nobody answers in a member’s place',
    paths: ['/survey/call/complete', '/survey/call/closed', '/survey/service/complete'],
    but: NO_CONCIERGE,
  },
  { rule: 'specification 2.5: maintenance is off', paths: ['/maintenance'], but: all('/') },
  {
    rule: 'G15, G18: a step that waits, or a member; F17: nowhere to come back to',
    paths: ['/sign-up/verification', '/login/insurance-verification'],
    but: { visitor: '/login', staff: '/desk', editor: '/desk' },
  },
  {
    rule: 'specification 2.2: members',
    paths: ['/account', '/account/edit', '/favorite', '/treatment-logs', '/treatment-logs/:id'],
    but: MEMBERS,
  },
  {
    rule: 'specification 2.2 and 2.5: members, and not for organisations',
    paths: [
      '/financial',
      '/treatment',
      '/life',
      '/mental',
      '/treatment/medical-note',
      '/treatment/monitor',
      '/mental/tomosnote',
      '/life/ancs',
      '/life/bears',
      '/life/avic',
    ],
    but: MEMBERS,
    isProgrammeOnly: true,
  },
  {
    rule: 'G42: the member alone',
    paths: [
      '/login/logged-in-password-reset',
      '/treatment-logs/new',
      '/treatment-logs/contact-threshold',
      '/treatment-logs/next-visit',
      '/treatment-logs/print',
      '/treatment-logs/:id/edit',
    ],
    but: { ...MEMBERS, ...NO_CONCIERGE },
  },
  {
    rule: 'G42, G54 and G87: the member alone, and not for organisations',
    paths: ['/line/complete', '/line/confirmation', '/treatment/monitor/registration-request'],
    but: { ...MEMBERS, ...NO_CONCIERGE },
    isProgrammeOnly: true,
  },
  {
    rule: 'G32, G42: rights of the member alone that no new terms stand before',
    paths: [
      '/unsubscribe',
      '/account/privacy',
      '/account/my-data',
      '/account/security',
      '/account/access-diary',
    ],
    but: { ...ALWAYS_OPEN_TO_MEMBERS, ...NO_CONCIERGE },
  },
  {
    rule: 'G32: a consultation and silence from us, before which no new terms stand either',
    paths: ['/questions', '/account/notices'],
    but: ALWAYS_OPEN_TO_MEMBERS,
  },
  {
    rule: 'specification 2.2: leads on to /unsubscribe',
    paths: ['/unsubscribe/confirm'],
    but: { ...ALWAYS_OPEN_TO_MEMBERS, member: '/unsubscribe', owing: '/unsubscribe', acting: '/unsubscribe' },
  },
  {
    rule: 'G27: editors and administrators; anyone else gets 404',
    paths: ['/articles-preview/:id', '/service-preview/:id'],
    but: { ...all('404'), editor: 'show' },
  },
  {
    rule: 'G42: the way in of staff, on the host of PUBLIC_URL only',
    paths: ['/desk/login'],
    but: {},
    isOwnHostOnly: true,
  },
  {
    rule: 'G42: staff; nobody else learns that it is there',
    paths: [
      '/desk',
      '/desk/members',
      '/desk/call-backs',
      '/desk/inquiries',
      '/desk/inquiries/:id',
      '/desk/monitor-registrations',
      '/desk/canned-answers',
      '/desk/surveys',
      '/desk/closures',
      '/desk/cases/:id',
    ],
    but: { visitor: '404', midway: '404', resetting: '404', member: '404', owing: '404' },
    isOwnHostOnly: true,
  },
];

/** Specification 2.4, third group (G15): the route-entry check lets everybody on, the page proves itself. */
export const EXEMPT = [
  '/login/insurance-verification',
  '/login/login-verification',
  '/login/mail-verification',
  '/sign-up/role-verification',
  '/sign-up/register',
  '/lp/hatch',
  '/lp/aflac',
  '/lp/chofu',
  '/error',
  '/line/confirmation',
  '/line/complete',
  '/line/user-not-found',
  '/survey/call',
];
