import type { EligibilityType } from '../eligibility/index.ts';
import { VARIANTS, type VariantKey } from '../site-variants/index.ts';

/** A button or link of an error screen; the first of a screen is the main one. */
export interface ErrorAction {
  readonly label: string;
  readonly href: string;
}

/** What an error page or modal says (specification section 8, G106 to G113). */
export interface ErrorScreen {
  readonly kind: 'page' | 'modal';
  /** The programme it is written for; null = everybody. */
  readonly eligibility: EligibilityType | null;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly actions: readonly ErrorAction[];
  /** Phone, open-now and the emergency line stand below: on every error page (G117). */
  readonly showsContact: boolean;
  /** The stored return path survives this screen (G112). */
  readonly keepsReturnPath: boolean;
}

const TO_LOGIN = { label: 'ログインへ', href: '/login' } as const;
const TO_SIGN_UP = { label: '登録画面へ戻る', href: '/sign-up/role-verification' } as const;
/** Replaced by the variant's own terms. */
const TERMS_PLACE = '{terms}';

const PAGE = { kind: 'page', eligibility: null, showsContact: true, keepsReturnPath: false } as const;
const MODAL = { ...PAGE, kind: 'modal' } as const;
const FOR_INSURANCE = { eligibility: 'insurance' } as const;
const FOR_GENERAL = { eligibility: 'general' } as const;

const TRY_AGAIN = {
  title: '登録を続けられませんでした',
  paragraphs: [
    '時間をおいて、もう一度お試しください。',
    '「登録画面へ戻る」を押して、正しい内容を入力してください。',
  ],
  actions: [TO_SIGN_UP],
} as const;

const NOT_INSURED = {
  title: 'ご加入の確認ができませんでした',
  paragraphs: [
    '証券番号・お名前（カナ）・生年月日をお確かめください。',
    'ご契約が終了している場合はご利用いただけません。',
  ],
} as const;

const CODE_INVALID = {
  title: '利用コードを確認できませんでした',
  paragraphs: ['利用コードが正しくないか、期限が切れています。'],
} as const;

const CORRECT_INPUT = { label: '入力内容を直す', href: '/sign-up/role-verification' } as const;

const SCREENS = {
  'U-E01': { ...PAGE, ...FOR_INSURANCE, ...TRY_AGAIN },
  'U-E02': { ...PAGE, ...FOR_GENERAL, ...TRY_AGAIN },
  'U-E03': { ...PAGE, ...FOR_INSURANCE, ...NOT_INSURED, actions: [TO_LOGIN] },
  'U-E04': { ...PAGE, ...FOR_GENERAL, ...CODE_INVALID, actions: [TO_LOGIN] },
  'U-E05': {
    ...PAGE,
    title: 'すでに登録されています',
    paragraphs: [
      'ログイン画面からお入りください。',
      'パスワードが分からないときは、お電話でおたずねください。',
    ],
    actions: [TO_LOGIN, { label: 'パスワードをお忘れの方', href: '/login/password-request' }],
  },
  'U-E06': {
    ...PAGE,
    title: 'この共通IDは、この窓口では使えません',
    // The password was right: whoever registered at another entrance must not be sent to change it (G110).
    paragraphs: [
      'IDとパスワードは、正しく確認できました。登録したときの窓口のページから、同じIDとパスワードでログインしてください。',
      'そこでもログインできないときは、共通IDの別のサービスで、パスワードを再設定してください。',
    ],
    actions: [{ label: '共通IDとは', href: '/faq#common-id' }],
  },
  'U-E07': {
    ...PAGE,
    title: 'この共通IDは、まだ登録されていません',
    paragraphs: [
      '以前に別のIDで登録された方は、ログインへお進みください。',
      'はじめての方は、新規会員登録へお進みください。',
    ],
    actions: [
      { label: '新規会員登録', href: '/sign-up/role-verification' },
      { label: '別のIDでログイン', href: '/login' },
    ],
  },
  'U-E08': {
    ...PAGE,
    title: 'ログインの手続きを続けます',
    paragraphs: ['「進む」を押すと、手続きの続きの画面が開きます。'],
    actions: [{ label: '進む', href: '/login' }],
    keepsReturnPath: true,
  },
  'U-E09': {
    ...PAGE,
    title: '新しい規約があります',
    paragraphs: ['ご利用の前に、新しい規約をご確認ください。'],
    actions: [
      { label: '進む', href: '/login/session' },
      { label: '利用規約を読む', href: TERMS_PLACE },
    ],
    keepsReturnPath: true,
  },
  'U-E10': {
    ...PAGE,
    title: '移行は完了しています',
    paragraphs: ['共通IDとパスワードでログインしてください。'],
    actions: [TO_LOGIN],
  },
  'M-E01': { ...MODAL, ...FOR_INSURANCE, ...NOT_INSURED, actions: [CORRECT_INPUT, TO_LOGIN] },
  'M-E02': { ...MODAL, ...FOR_GENERAL, ...CODE_INVALID, actions: [CORRECT_INPUT, TO_LOGIN] },
} as const satisfies Record<string, ErrorScreen>;

export type ErrorScreenId = keyof typeof SCREENS;

export const ERROR_SCREEN_IDS = Object.keys(SCREENS) as ErrorScreenId[];

/** True for U-E01..U-E10, M-E01 and M-E02: the id of /error comes from the address. */
export function isErrorScreenId(id: string | null | undefined): id is ErrorScreenId {
  return id != null && Object.hasOwn(SCREENS, id);
}

/** An error screen in the words and with the addresses of a variant. */
export function errorScreen(id: ErrorScreenId, variant: VariantKey): ErrorScreen {
  const screen: ErrorScreen = SCREENS[id];
  const actions = screen.actions.map(({ label, href }) => ({
    label,
    href: href === TERMS_PLACE ? VARIANTS[variant].termsPath : href,
  }));
  return { ...screen, actions };
}
