import type { Concern } from '@hidamari/domain/option-sets';

/** What a supporter can help with in one concern (specification section 1, G120). */
export interface ConcernHelp {
  lead: string;
  helps: readonly string[];
  drawing: 'object-notebook' | 'object-purse' | 'object-bowl' | 'object-chair';
}

export const CONCERN_HELP: Readonly<Record<Concern, ConcernHelp>> = {
  treatment: {
    lead: '説明が頭に入らなかった、何を聞けばいいか分からない。そんなときから始められます。',
    helps: [
      '診察で聞いたことをふり返り、次に聞くことを書き出す',
      'セカンドオピニオンなど、言葉の意味と進め方をたしかめる',
      '体の変化を、病院でどう伝えるか一緒に考える',
    ],
    drawing: 'object-notebook',
  },
  financial: {
    lead: '医療費や、休んだあいだの収入。どこに聞けばよいかから、一緒に確かめます。',
    helps: [
      '届いた通知や書類の、最初に見るところを確かめる',
      '使える制度と、問い合わせる窓口の順番を整理する',
      '窓口で聞くことを、前もって書き出す',
    ],
    drawing: 'object-purse',
  },
  life: {
    lead: '仕事や家事、子どものこと。毎日のくらしを、治療と一緒に考えます。',
    helps: [
      '職場に伝えること、確かめることを整理する',
      '通院の日の家事や送りむかえの、手だてをさがす',
      '子どもやご家族への話し方を、一緒に考える',
    ],
    drawing: 'object-bowl',
  },
  mental: {
    lead: '眠れない、だれにも言えない。話すだけでもかまいません。',
    helps: [
      'いまの気持ちを、そのままうかがう',
      '気持ちのつらさを相談できる、病院の窓口をご案内する',
      'ご家族ご自身のつらさも、うかがう',
    ],
    drawing: 'object-chair',
  },
};
