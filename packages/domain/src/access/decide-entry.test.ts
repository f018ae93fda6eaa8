import { describe, expect, it } from 'vitest';
import { matchScreen, SCREENS, type Screen, screenAt } from '../screens/index.ts';
import { VARIANT_KEYS, type VariantKey } from '../site-variants/index.ts';
import { decideEntry, type Entry, type EntryCaller, routeGroups } from './index.ts';

const CALLERS: readonly EntryCaller[] = [
  { kind: 'visitor' },
  { kind: 'challenge' },
  { kind: 'member' },
  { kind: 'staff', role: 'supporter' },
  { kind: 'staff', role: 'editor' },
];

const VISITOR: EntryCaller = { kind: 'visitor' };
const MEMBER: EntryCaller = { kind: 'member' };

/** What happens, in one word or with the address. */
function enter(address: string, facts: Partial<Entry> = {}): string {
  const [pathname = '', search = ''] = address.split('?');
  const screen = matchScreen(pathname)?.screen;
  if (!screen) throw new Error('no such screen');
  const decision = decideEntry({
    screen,
    pathname,
    search,
    variant: 'hatch',
    caller: VISITOR,
    maintenance: false,
    ...facts,
  });
  if (decision.kind === 'redirect') return decision.to;
  return decision.kind === 'login' && !decision.storeReturn ? 'login without return' : decision.kind;
}

/** Where every screen stands for each caller, by its access alone. Exceptions are named below. */
const BY_ACCESS: Readonly<Record<Screen['access'], Readonly<Record<EntryCaller['kind'], string>>>> = {
  public: { visitor: 'show', challenge: 'show', member: 'show', staff: 'show' },
  either: { visitor: 'show', challenge: 'show', member: 'show', staff: 'show' },
  member: { visitor: 'login', challenge: 'login', member: 'show', staff: 'login' },
  challenge: { visitor: 'login', challenge: 'show', member: 'show', staff: 'login' },
  staff: { visitor: 'not-found', challenge: 'not-found', member: 'not-found', staff: 'show' },
};

const HOME_FOR_MEMBERS = [
  '/login',
  '/login-temporary',
  '/login-temporary/password-request',
  '/login-temporary/password-verification',
  '/login-temporary/password-reset',
  '/sign-up/role-verification',
  '/sign-up/register',
];

const NEEDS_ACCOUNT = [
  '/login/migration',
  '/login/login-verification',
  '/login/mail-verification',
  '/survey/call',
  '/survey/call/feedback',
  '/survey/service',
  '/survey/service/feedback',
];

const NOT_FOR_ORGANISATIONS =
  /^\/(services|financial|life|mental|line|treatment\/(medical-note|monitor|:id)|treatment$)/;

function expected(screen: Screen, variant: VariantKey, caller: EntryCaller): string {
  const { path, access } = screen;
  if (path === '/maintenance') return '/';
  if (variant === 'chofu' && NOT_FOR_ORGANISATIONS.test(path)) return 'not-found';
  if (caller.kind === 'member' && HOME_FOR_MEMBERS.includes(path)) return '/';
  if (NEEDS_ACCOUNT.includes(path) && ['visitor', 'staff'].includes(caller.kind)) return '/404';
  // G27: a staff session of an editor or administrator; anyone else gets 404.
  if (path.includes('-preview/'))
    return caller.kind === 'staff' && caller.role === 'editor' ? 'show' : 'not-found';
  const outcome = BY_ACCESS[access][caller.kind];
  return path === '/unsubscribe/confirm' && outcome === 'show' ? '/unsubscribe' : outcome;
}

// @proves all screen
describe('すべての画面を、すべての人が、すべてのバリアントで開く', () => {
  const rows = VARIANT_KEYS.flatMap((variant) => CALLERS.map((caller) => ({ variant, caller })));
  it.each(rows)('$variant・$caller', ({ variant, caller }) => {
    const walk = (decide: (screen: Screen) => string) =>
      Object.fromEntries(SCREENS.map((screen) => [screen.path, decide(screen)]));
    expect(walk(({ path }) => enter(path.replace(':id', 'an-id'), { variant, caller }))).toEqual(
      walk((screen) => expected(screen, variant, caller)),
    );
  });

  // @proves page public screens for a visitor
  it('公開の画面を開いた訪問者を、ログインへ送ることはない', () => {
    for (const { path } of SCREENS.filter(({ access }) => access === 'public' || access === 'either')) {
      expect(enter(path)).not.toMatch(/login$/);
    }
  });
});

describe('メンテナンス', () => {
  // @proves state maintenance: on
  it('入っている場合、どの画面からもメンテナンスの画面へ送る', () => {
    for (const caller of CALLERS) {
      for (const { path } of SCREENS) {
        const open = ['/maintenance', '/health-check'].includes(path);
        expect(enter(path.replace(':id', 'a'), { caller, maintenance: true })).toBe(
          open ? 'show' : '/maintenance',
        );
      }
    }
  });

  // @proves state maintenance: off
  it('切れている場合、メンテナンスの画面からホームへ送る', () => {
    expect(enter('/maintenance')).toBe('/');
    expect(enter('/maintenance', { caller: MEMBER })).toBe('/');
  });
});

// @proves state route entry: proof in the address
describe('クエリで示すもの', () => {
  it.each([
    ['/survey/call?hash_base_account_id=abc', 'show'],
    ['/survey/call?hash_base_account_id=', '/404'],
    ['/survey/call?hash_user_id=abc', '/404'],
    ['/login/mail-verification?email_verify_token=abc', 'show'],
    ['/login/mail-verification?hash_base_account_id=abc', 'show'],
    ['/login/insurance-verification?hash_user_id=abc', 'show'],
    ['/login/insurance-verification?hash_user_id=', 'login'],
    ['/sign-up/verification?hash_user_id=abc', 'login'],
  ])('訪問者が %s を開いた場合、%s', (address, outcome) => {
    expect(enter(address)).toBe(outcome);
  });

  it.each([
    ['/login/login-verification', '/404', 'show'],
    ['/sign-up/verification', 'login', 'show'],
    ['/login/insurance-verification', 'login', 'show'],
    // Nothing to do with a way in.
    ['/survey/call', '/404', '/404'],
    ['/treatment-logs', 'login', 'login'],
  ])(
    '%s を、手続きの時間が切れたあとに開いた場合、わけを言う画面のある所だけ開ける',
    (address, without, ended) => {
      expect(enter(address)).toBe(without);
      expect(enter(address, { hasEndedFlow: true })).toBe(ended);
    },
  );

  it('role のクエリで開ける画面は増えない（F16）', () => {
    expect(enter('/account?role=aflac')).toBe('login');
    expect(enter('/desk?role=administrator')).toBe('not-found');
  });
});

describe('団体のホスト', () => {
  // @proves page screens that a municipality lacks
  it('ほかの種別の会員でも、団体にない画面は404とする', () => {
    const facts = { caller: MEMBER, variant: 'hatch', onOrganizationHost: true } as const;
    expect(enter('/services', facts)).toBe('not-found');
    expect(enter('/treatment', facts)).toBe('not-found');
    expect(enter('/treatment/hidamari', facts)).toBe('show');
  });

  it('担当者の画面は、団体のホストにはない（G42）', () => {
    const facts = { caller: { kind: 'staff' }, onOrganizationHost: true } as const;
    expect(enter('/desk', facts)).toBe('not-found');
    expect(enter('/desk/login', facts)).toBe('not-found');
    expect(enter('/desk/cases/1', facts)).toBe('not-found');
  });
});

it('ログインへ送るとき、ログイン前の画面は戻り先として残さない（G14）', () => {
  expect(routeGroups('/login').auth).toBe(true);
  const facts = {
    pathname: '/login',
    search: '',
    variant: 'hatch',
    caller: VISITOR,
    maintenance: false,
  } as const;
  const screen = { ...screenAt('/login'), access: 'member' } as const;
  expect(decideEntry({ ...facts, screen })).toEqual({ kind: 'login', storeReturn: false });
});
