import { withoutRole } from '../eligibility/index.ts';
import { CONCERNS, type Concern } from '../option-sets/index.ts';
import { screenHref } from '../screens/index.ts';
import { type ContactOption, VARIANTS, type Variant, type VariantKey } from '../site-variants/index.ts';

/** Settings a link's address may come from; an empty setting means the link is not drawn (G11). */
export type LinkSetting = 'companyUrl';

/** One entry of a menu. */
export interface NavigationLink {
  readonly id: string;
  readonly label: string;
  /** Own path, or null where the address is a setting. */
  readonly href: string | null;
  /** Name of the icon in the drawn set; null where the menu has none. */
  readonly icon: string | null;
  readonly setting?: LinkSetting;
  /** A logged-in member's press opens the consultation panel; a visitor follows the link (specification 4). */
  readonly opensPanel?: true;
}

/** The consultation support service: the specification's /treatment/{product}, on every variant. */
export const CONSULTATION_PATH = '/treatment/hidamari';

/** The menu entry that leads to a supporter: in the bar of a phone it wears the key colour. */
export const CONSULTATION_LINK_ID = 'consult';

const CONCERN_ICONS = { treatment: 'pill', financial: 'yen', life: 'home', mental: 'heart' } as const;

const TREATMENT_LOGS: NavigationLink = {
  id: 'treatment-logs',
  label: '治療ログ',
  href: '/treatment-logs',
  icon: 'log',
};

const ARTICLES: NavigationLink = { id: 'articles', label: 'がんの情報', href: '/articles', icon: 'book' };

/** The services of one concern: a member's own selection, the public list for everybody else (G146). */
export function concernAddress(concern: Concern, { isLoggedIn }: { isLoggedIn: boolean }): string {
  return isLoggedIn ? screenHref(`/${concern}`) : screenHref('/services', null, { category: concern });
}

/** Header: the four concerns and cancer information; organisation variants have no services (G128). */
export function headerLinks(variant: VariantKey, person: { isLoggedIn: boolean }): readonly NavigationLink[] {
  const concerns = CONCERNS.map(({ value, label }) => ({
    id: value,
    label,
    href: concernAddress(value, person),
    icon: CONCERN_ICONS[value],
  }));
  return VARIANTS[variant].hasServices ? [...concerns, ARTICLES] : [ARTICLES];
}

/** What is a member's own, before the rest of the header: the wide header and a phone's menu show it. */
export function memberLinks({ isLoggedIn }: { isLoggedIn: boolean }): readonly NavigationLink[] {
  return isLoggedIn ? [TREATMENT_LOGS] : [];
}

/** Second navigation: consult a supporter (specification section 2.5). */
export function secondLinks(): readonly NavigationLink[] {
  return [
    { id: CONSULTATION_LINK_ID, label: '相談する', href: CONSULTATION_PATH, icon: 'talk', opensPanel: true },
  ];
}

const CONTACT_PATHS: readonly string[] = [CONSULTATION_PATH, '/contact', '/questions'];

/**
 * An own address, without its role query where it leads to a way to contact us and a member follows it: their own
 * programme answers, whatever a link asks for (specification section 6).
 */
export function contactAddress(address: string, { isLoggedIn }: { isLoggedIn: boolean }): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return isLoggedIn && CONTACT_PATHS.includes(path) ? withoutRole(address) : address;
}

/** A way to consult beside the telephone, with an address of its own. */
export type ContactLink = ContactOption & { readonly href: string };

/** The ways beside the telephone that this person has (specification section 6). */
export function contactLinks(variant: VariantKey, { isLoggedIn }: { isLoggedIn: boolean }): ContactLink[] {
  return VARIANTS[variant].contactOptions
    .filter((option): option is ContactLink => option.href !== null && (isLoggedIn || !option.membersOnly))
    .map((way) => ({ ...way, href: contactAddress(way.href, { isLoggedIn }) }));
}

/** Footer links of a variant, in order (G11, G128). */
export function footerLinks(variant: VariantKey): readonly NavigationLink[] {
  const { termsPath, sitePolicyPath, organization } = VARIANTS[variant];
  const extra = organization?.extraFooter ?? [];
  return [
    { id: 'company', label: '運営会社', href: null, icon: null, setting: 'companyUrl' },
    plain('terms', '利用規約', termsPath),
    plain('privacy', '個人情報保護方針', '/privacy'),
    ...extra.map(({ id, label, href }) => plain(id, label, href)),
    plain('outside', '外部への送信', '/privacy/outside'),
    plain('site-policy', 'サイトポリシー', sitePolicyPath),
    plain('service-policy', 'サービスポリシー', '/service-policy'),
    plain('faq', 'よくある質問', '/faq'),
    plain('contact', 'お問い合わせ', '/contact'),
  ];
}

/** The bar at the bottom of a phone: five places; favourites where there are no services (G147). */
export function mobileBarLinks(variant: VariantKey): readonly NavigationLink[] {
  return [
    { id: 'home', label: 'ホーム', href: '/', icon: 'home' },
    TREATMENT_LOGS,
    ARTICLES,
    fourthPlace(VARIANTS[variant]),
    { id: CONSULTATION_LINK_ID, label: '相談', href: CONSULTATION_PATH, icon: 'talk', opensPanel: true },
  ];
}

/** The end of the header: ways in for a visitor, the own account for a member. */
export function accountLinks({ isLoggedIn }: { isLoggedIn: boolean }): readonly NavigationLink[] {
  if (isLoggedIn) return [{ id: 'account', label: 'アカウント', href: '/account', icon: 'user' }];
  return [
    { id: 'login', label: 'ログイン', href: '/login', icon: 'user' },
    { id: 'sign-up', label: '新規会員登録', href: '/howto-signup', icon: 'pen' },
  ];
}

/** Everything of one's own account, beside its screens where there is room; leaving stands apart, as the last one. */
export function accountMenuLinks(): readonly NavigationLink[] {
  return ACCOUNT_MENU;
}

const ACCOUNT_MENU: readonly NavigationLink[] = [
  { id: 'account', label: 'アカウント', href: '/account', icon: 'user' },
  { id: 'account-edit', label: '登録内容', href: '/account/edit', icon: 'pen' },
  { id: 'account-security', label: 'ログインと安全', href: '/account/security', icon: 'lock' },
  { id: 'access-diary', label: 'だれが見たか', href: '/account/access-diary', icon: 'eye' },
  { id: 'account-privacy', label: '個人情報と同意', href: '/account/privacy', icon: 'file' },
  { id: 'account-notices', label: 'お知らせの受け取り', href: '/account/notices', icon: 'bell' },
  { id: 'my-data', label: 'わたしのデータ', href: '/account/my-data', icon: 'download' },
  { id: 'leave', label: '退会する', href: '/unsubscribe', icon: 'close' },
];

/**
 * The address of a link once the settings are known; null = do not draw it. A setting counts only as an http or
 * https address, so that no script can stand there.
 */
export function linkAddress(
  link: NavigationLink,
  settings: Readonly<Record<LinkSetting, string>>,
): string | null {
  if (!link.setting) return link.href;
  const address = settings[link.setting];
  return /^https?:\/\/\S+$/i.test(address) ? address : null;
}

function fourthPlace({ hasServices }: Variant): NavigationLink {
  return hasServices
    ? { id: 'services', label: 'サービス', href: '/services', icon: 'service' }
    : { id: 'favourites', label: 'お気に入り', href: '/favorite', icon: 'heart' };
}

function plain(id: string, label: string, href: string): NavigationLink {
  return { id, label, href, icon: null };
}
