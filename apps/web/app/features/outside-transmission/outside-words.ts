import type { NamedRecipient, TransmissionKind } from '@hidamari/domain/outside-transmission';

interface Part {
  kind: TransmissionKind;
  heading: string;
  lead: string;
}

/** The parts of the page, by what lets something leave. */
export const PARTS: readonly Part[] = [
  {
    kind: 'measurement',
    heading: '先に同意をいただいてから、送るもの',
    lead: '同意をいただくまで、何も読み込まず、何も送りません。計測するのは、ホームと、だれでも読める記事、お知らせ、ご案内の画面だけです。治療ログ、相談、検索、アンケート、お問い合わせ、登録、アカウントの画面では動きません。',
  },
  {
    kind: 'chat',
    heading: 'ひらく前に、おたずねするもの',
    lead: 'いつもの画面では、何も読み込まず、何も送りません。',
  },
  {
    kind: 'act',
    heading: 'ご自分で進んだときだけ、送られるもの',
    lead: '押したとき、進んだときに、その先の会社に届きます。ご覧になっているだけでは送られません。',
  },
  {
    kind: 'page',
    heading: '画面といっしょに読み込むもの',
    lead: '画面に出すために、あなたのブラウザーが直接取りに行きます。会員の情報は付きません。',
  },
];

/** Recipients that are shown: what is asked for beforehand always, so that it is known; the rest while it is in use. */
export const isShown = ({ kind, isInUse }: NamedRecipient): boolean =>
  isInUse || kind === 'measurement' || kind === 'chat';

/** What is in use and leaves without a press of one's own: the first thing to know. */
export function leavesByItself(recipients: readonly NamedRecipient[]): readonly NamedRecipient[] {
  return recipients.filter(({ kind, isInUse }) => isInUse && (kind === 'measurement' || kind === 'page'));
}

/** Never sent to a measurement (G93). */
export const NEVER_MEASURED: readonly string[] = [
  'がんの種類、ステージ、症状、薬など、病気のこと',
  '治療ログ、相談、アンケート、お問い合わせに書いたことと、検索の言葉',
  'お名前、メールアドレス、電話番号、住所、証券番号、生年月日',
  'どの記事を読んだか（画面の種類だけを数えます）',
];
