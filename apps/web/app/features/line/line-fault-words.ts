import type { LineFault } from './line-outcomes.ts';

interface Words {
  paragraphs: readonly string[];
  /** Whether beginning again may help. */
  canBeginAgain: boolean;
}

/** What /line/error says: what happened, that nothing was linked, and how to go on; never whose fault it is. */
export const LINE_FAULT_WORDS: Readonly<Record<LineFault, Words>> = {
  dead_link: {
    paragraphs: [
      'リンクの時間が過ぎたか、すでに使われています。連携のリンクは、10分のあいだに一度だけ使えます。',
      'LINEとは、まだ連携していません。お手数ですが、はじめからお試しください。',
    ],
    canBeginAgain: true,
  },
  token_refused: {
    paragraphs: [
      'LINEを開いてから、時間がたったようです。',
      'LINEとは、まだ連携していません。もう一度LINEから開いて、お試しください。',
    ],
    canBeginAgain: true,
  },
  foreign_token: {
    paragraphs: [
      'この窓口のためのLINEの画面ではないところから、開かれました。',
      'LINEとは、連携していません。下のボタンから、はじめからお試しください。',
    ],
    canBeginAgain: true,
  },
  refused_by_line: {
    paragraphs: [
      'LINEの画面で、連携しないことを選ばれたか、LINEが受け付けませんでした。',
      'LINEとは、連携していません。連携しなくても、このサイトは今までどおり使えます。',
    ],
    canBeginAgain: true,
  },
  another_line: {
    paragraphs: [
      'はじめに開いたLINEと、確認したLINEが違いました。LINEとは、連携していません。',
      'どなたかから届いたリンクを開いた場合は、そのまま閉じてください。あなたのご登録は、だれのLINEともつながっていません。',
    ],
    canBeginAgain: true,
  },
  line_taken: {
    paragraphs: [
      'このLINEは、ほかのご登録と連携しています。一つのLINEと連携できるのは、一つのご登録だけです。',
      '先にその連携を外すと、こちらと連携できます。お困りのときは、お電話ください。',
    ],
    canBeginAgain: false,
  },
  member_has_line: {
    paragraphs: [
      'このご登録は、すでにLINEと連携しています。',
      'ほかのLINEに変えるときは、「アカウント」の画面で、いまの連携を外してから、お試しください。',
    ],
    canBeginAgain: false,
  },
};
