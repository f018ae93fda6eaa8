import { pathTest } from './path-patterns.ts';

/** What only the member does on a screen, and how the member does it without anybody's help (G42). */
interface MemberOnlyScreen {
  readonly pattern: string;
  /** Before 「…は、担当者が代わりにはできません」. */
  readonly act: string;
  /** What a supporter tells on the telephone. */
  readonly own: string;
}

const SECURITY_OWN = 'ご本人がログインして、「アカウント」の「ログインと安全」を開くと、変えられます。';
const LOG_OWN =
  'ご本人がログインして、「治療ログ」を開くと、ご自分の言葉で残せます。ひとことでも大丈夫です。';
const LEAVE_OWN =
  'ご本人がログインして、「アカウント」の「退会する」を開くと、お手続きできます。いまのパスワードをおたずねします。分からないときは、ログイン画面の「パスワードをお忘れの方」から、新しく決められます。';
const SURVEY_OWN =
  'ご本人がログインして、「アカウント」の「アンケート」を開くと、答えられます。答えないままでも、かまいません。';
const LINE_OWN = 'ご本人がログインした端末で、ご自分のLINEから、つなぐことも、やめることもできます。';

/** Screens on which only the member acts (G42). */
const MEMBER_ONLY_SCREENS: readonly MemberOnlyScreen[] = [
  {
    pattern: '/login/logged-in-password-reset',
    act: 'パスワードの変更',
    own: `${SECURITY_OWN}いまのパスワードが分からないときは、ログイン画面の「パスワードをお忘れの方」から、新しく決められます。`,
  },
  {
    pattern: '/account/security',
    act: 'メールアドレス、携帯電話、パスワード、二段階の確認の変更',
    own: SECURITY_OWN,
  },
  {
    pattern: '/account/privacy',
    act: '同意の変更と、個人情報についてのお申し出',
    own: 'ご本人がログインして、「アカウント」の「個人情報と同意」を開くと、同意を取り消すことも、開示や訂正を申し出ることもできます。',
  },
  {
    pattern: '/account/my-data',
    act: 'データの書き出し',
    own: 'ご本人がログインして、「アカウント」の「わたしのデータ」を開くと、記録をまとめて受け取れます。',
  },
  {
    pattern: '/account/access-diary',
    act: '「だれが見たか」の確認',
    own: 'ご本人がログインして、「アカウント」の「だれが見たか」を開くと、担当者が見た日時と理由を読めます。',
  },
  { pattern: '/treatment-logs/new', act: '治療ログを書くこと', own: LOG_OWN },
  { pattern: '/treatment-logs/[id]/edit', act: '治療ログを書くこと', own: LOG_OWN },
  {
    pattern: '/treatment-logs/contact-threshold',
    act: '「病院から言われた目安」を見ること、書くこと',
    own: 'ご本人がログインして、「治療ログ」の「病院から言われた目安」を開くと、病院から言われたことを写せます。お急ぎのときは、かかっている病院にお電話ください。',
  },
  {
    pattern: '/treatment-logs/next-visit',
    act: '次の診察の準備',
    own: 'ご本人がログインして、「治療ログ」を開くと、診察の日と、聞きたいことを書きとめられます。',
  },
  {
    pattern: '/treatment-logs/print',
    act: '治療ログの印刷',
    own: 'ご本人がログインして、「治療ログ」を開くと、印刷できます。',
  },
  {
    pattern: '/treatment/monitor/registration-request',
    act: '体験を聞かせてくださる方のお申し込み',
    own: 'ご本人がログインして、「サービス」の「体験を聞かせてくださる方の募集」を開くと、お申し込みも、やめることもできます。やめたいときは、お電話でもお受けします。',
  },
  { pattern: '/unsubscribe', act: '退会のお手続き', own: LEAVE_OWN },
  { pattern: '/unsubscribe/*', act: '退会のお手続き', own: LEAVE_OWN },
  { pattern: '/survey/*', act: 'アンケートに答えること', own: SURVEY_OWN },
  { pattern: '/line/*', act: 'LINEの連携', own: LINE_OWN },
];

const TESTS = MEMBER_ONLY_SCREENS.map((screen) => ({ screen, isMeant: pathTest([screen.pattern]) }));

/** The words of a screen that is the member's alone; null where a concierge in a member's place may act (G42). */
export function memberOnlyScreen(pathname: string): Pick<MemberOnlyScreen, 'act' | 'own'> | null {
  return TESTS.find(({ isMeant }) => isMeant(pathname))?.screen ?? null;
}
