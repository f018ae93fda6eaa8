import { OUTSIDE_CHAT } from '../consultations/index.ts';

/**
 * What lets something leave. `measurement`: a consent given beforehand, at the end of a page or on /privacy/outside.
 * `chat`: a consent asked for before the chat is opened, which holds in that tab until logout (decision 0044). `act`: a
 * press of one's own that leads there. `page`: it comes with a page that is read, and nothing beyond what any browser
 * sends.
 */
export type TransmissionKind = 'measurement' | 'chat' | 'act' | 'page';

/**
 * Somebody outside to whom a person's browser sends something: what the Telecommunications Business Act, article 27-12,
 * asks to be told (what is sent, to whom, what for), and how to refuse (G148).
 */
export interface Recipient {
  readonly id: string;
  readonly kind: TransmissionKind;
  /** What a person would call it. */
  readonly title: string;
  /** Company or operator; null where the settings or the content service name it. */
  readonly recipient: string | null;
  readonly sent: readonly string[];
  readonly purpose: string;
  readonly refusal: string;
}

/** A recipient as one variant's page names it. */
export interface NamedRecipient extends Omit<Recipient, 'recipient'> {
  readonly recipients: readonly string[];
  readonly isInUse: boolean;
}

/** Raised when a row says something new, such as more that is sent: a choice made before is asked for again. */
export const OUTSIDE_TABLE_VERSION = 2;

/** What every browser tells whom it fetches from. */
export const CONNECTION = '通信に必要な情報（IPアドレス、お使いのブラウザーの種類）';

/** Everybody outside who may receive something, whether the settings turn them on or not; partners are data elsewhere. */
export const RECIPIENTS: readonly Recipient[] = [
  {
    id: 'measurement',
    kind: 'measurement',
    title: 'ご利用のようすの計測',
    recipient: null,
    sent: [
      '開いた画面の種類（記事の番号や、検索の言葉は入りません）',
      '窓口の種類と、ログインしているかどうか',
      'ログインしている方は、会員の種類、ご本人かご家族か、LINEとつないでいるか、はじめのご案内の進み、年代（10年きざみ）、はじめてのログインからの月数、治療ログがあるかないか（中身は送りません）',
      '画面に出る案内の、どのボタンを押したか（どなたの、何の病気の案内かは送りません）',
      CONNECTION,
    ],
    purpose: 'どの画面が読まれているかを数え、読みやすく直すため',
    refusal: 'この画面か、はじめのおたずねで「同意しない」を選べます。選ぶまでは送りません。',
  },
  {
    id: 'chat',
    kind: 'chat',
    title: `${OUTSIDE_CHAT.service}のチャット`,
    recipient: OUTSIDE_CHAT.recipient,
    sent: [OUTSIDE_CHAT.sent],
    purpose: OUTSIDE_CHAT.purpose,
    refusal: `チャットをひらく前に、おたずねします。同意は、そのタブだけで、ログアウトまでです。${OUTSIDE_CHAT.notSent}`,
  },
  {
    id: 'login',
    kind: 'act',
    title: 'ログイン（共通ID）',
    recipient: 'Amazon Web Services, Inc.（Amazon Cognito）',
    sent: ['ログインの画面に入力したメールアドレスか電話番号、パスワード', CONNECTION],
    purpose: 'ご本人を確かめて、ログインしていただくため',
    refusal: 'ログインしなければ送られません。記事や電話での相談は、ログインしなくても使えます。',
  },
  {
    id: 'links',
    kind: 'act',
    title: 'ほかのサイトへのリンク',
    recipient: 'リンク先のサイトを運営する会社や機関',
    sent: [`${CONNECTION}。どの画面から開いたかは送りません`],
    purpose: '押したリンクの先を表示するため',
    refusal: 'リンクを押さなければ送られません。',
  },
  {
    id: 'pictures',
    kind: 'page',
    title: '記事などの写真',
    recipient: null,
    sent: ['写真の番地', `${CONNECTION}。どの画面で見たかは送りません`],
    purpose: '記事の写真を表示するため',
    refusal: 'ブラウザーの設定で画像を止められます。写真がなくても、文は読めます。',
  },
];
