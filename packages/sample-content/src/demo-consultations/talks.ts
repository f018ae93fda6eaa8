import type { ConsultationTopic } from '@hidamari/domain/consultations';
import type { DemoKind } from '../demo-treatment-logs/index.ts';

/** One message of a fictional consultation. */
export interface DemoLine {
  by: 'member' | 'staff';
  /** On the first day of the talk, or on the next day on which somebody answers. */
  day: 'first' | 'next';
  /** HH:mm in Japan. */
  time: string;
  text: string;
  /** Article that the supporter puts beside it. */
  article?: string;
}

/** How a fictional consultation ended. */
export interface DemoEnding {
  concern: string;
  talked: string;
  next_step: string;
  articles: readonly string[];
  correction?: { quote: string; text: string };
}

/** A fictional consultation: nobody's words, and no answer in it judges a treatment. */
export interface DemoTalk {
  title: string;
  topics: ConsultationTopic[];
  sharesCard: boolean;
  /** So many days before today, or on the last open day before that. */
  daysAgo: number;
  lines: readonly [DemoLine, ...DemoLine[]];
  /** Absent: the talk goes on. */
  ending?: DemoEnding;
}

const WORK: DemoTalk = {
  title: '仕事を続けながらの通院について（見本）',
  topics: ['life', 'mind'],
  sharesCard: true,
  daysAgo: 19,
  lines: [
    {
      by: 'member',
      day: 'first',
      time: '10:12',
      text: '通院の日が平日で、パートの勤務と重なります。職場にどこまで話せばいいのか、迷っています。',
    },
    {
      by: 'staff',
      day: 'first',
      time: '10:16',
      text: 'お話しくださって、ありがとうございます。働きながらの通院、気がかりですね。いま一番気になっているのは、お休みの取り方でしょうか。それとも、病気のことをどこまで伝えるか、でしょうか。',
    },
    {
      by: 'member',
      day: 'first',
      time: '10:21',
      text: '伝え方のほうです。店長には言えても、ほかの人に知られるのは少しこわいです。',
    },
    {
      by: 'staff',
      day: 'first',
      time: '10:29',
      text: 'そのお気持ち、もっともだと思います。だれに、何を、どこまで話すかは、ご自分で決めてよいことです。病名は言わずに、「通院で休む日があること」と「体調に波があること」だけを先に伝える方もいます。\n\n病院では、勤め先と相談するための紙を書いてもらえることがあります。次の診察のときに、看護師さんか相談室に「仕事のことを相談したい」と伝えてみるのも一つです。',
      article: 'before-taking-leave',
    },
    {
      by: 'member',
      day: 'first',
      time: '10:35',
      text: '紙のことは知りませんでした。次に行ったときに聞いてみます。ありがとうございました。',
    },
  ],
  ending: {
    concern: '通院の日とパートの勤務が重なる。職場のだれに、どこまで話すかを迷っている。',
    talked:
      'だれに何を話すかは、ご自分で決めてよいこと。病名を言わずに、休む日と体調のことだけを先に伝える方法もあること。',
    next_step: '次の診察で、看護師さんか相談室に、勤め先と相談するための紙のことを聞く。',
    articles: ['before-taking-leave', 'telling-family'],
    correction: {
      quote: '職場のだれに、どこまで話すかを迷っている。',
      text: '店長には話すと決めました。迷っているのは、ほかの人に知られないようにするにはどうするかです。',
    },
  },
};

const BILLS: DemoTalk = {
  title: '医療費の見通しについて（見本）',
  topics: ['money'],
  sharesCard: false,
  daysAgo: 3,
  lines: [
    {
      by: 'member',
      day: 'first',
      time: '14:05',
      text: '窓口で払う額が月によって違い、家計の見通しが立ちません。使える制度があるのか知りたいです。',
    },
    {
      by: 'staff',
      day: 'first',
      time: '14:12',
      text: 'ご相談くださって、ありがとうございます。毎月の額が読めないと、落ち着きませんね。\n\nひと月に払った額が決められた限度を超えると、超えた分が戻る「高額療養費制度」という公的なしくみがあります。限度の額は、年齢や所得、加入している健康保険によって違います。どちらの健康保険に入っていらっしゃるか、分かりますか。',
      article: 'medical-bill-notice',
    },
    {
      by: 'member',
      day: 'first',
      time: '14:20',
      text: '勤め先の健康保険です。書類を探してみます。',
    },
    {
      by: 'staff',
      day: 'first',
      time: '14:24',
      text: 'わかりました。どうぞ、体調のよいときに。「資格情報のお知らせ」か資格確認書に書かれている問い合わせ先が、窓口になります。電話で聞くことを一緒に整理することもできますので、書類が見つかりましたら、この続きに書いてください。',
    },
  ],
};

const SHOPPING: DemoTalk = {
  title: '退院後の買い物について（見本）',
  topics: ['life'],
  sharesCard: false,
  daysAgo: 24,
  lines: [
    {
      by: 'member',
      day: 'first',
      time: '09:40',
      text: '胃の手術のあと、一人で暮らしています。買い物に行くと、帰りにとても疲れてしまいます。市で何か手伝ってもらえることはないでしょうか。',
    },
    {
      by: 'staff',
      day: 'next',
      time: '11:20',
      text: 'ご相談くださって、ありがとうございます。お買い物の帰り道、つらいですね。\n\n65歳以上の方の暮らしの相談は、お住まいの地域を受け持つ「地域包括支援センター」で受けています。買い物や家事を手伝うしくみがあるか、そこで聞くことができます。電話では「手術のあとで、買い物の帰りがつらい。手伝ってもらえることを知りたい」とお伝えになると、話が早く進みます。\n\n疲れ方がいつもと違うときや、食べられない日が続くときは、次の診察を待たずに、かかっている病院へお電話ください。',
      article: 'body-notes',
    },
  ],
  ending: {
    concern: '手術のあと、買い物の帰りにとても疲れる。市で手伝ってもらえることを知りたい。',
    talked: '暮らしの相談は、地域包括支援センターで受けていること。電話での伝え方。',
    next_step:
      'お住まいの地域を受け持つ地域包括支援センターに電話する。どこが受け持つかは、市役所で教えてもらえる。',
    articles: ['body-notes'],
  },
};

/** One for each fictional person who keeps a treatment log, in their own cares. */
export const DEMO_TALKS: Readonly<Record<DemoKind, DemoTalk>> = {
  insurance: WORK,
  general: BILLS,
  chofu: SHOPPING,
};
