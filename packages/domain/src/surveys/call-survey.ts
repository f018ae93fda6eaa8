import { grades, type SurveyPage } from './question.ts';

/** After a consultation, a week or two at most (G101). The two scales stand side by side: before and after. */
export const CALL_PAGES: readonly SurveyPage[] = [
  {
    title: '話しやすさのこと',
    questions: [
      {
        kind: 'choice',
        name: 'ease',
        text: '話しやすかったですか',
        isGrade: true,
        choices: grades(
          'とても話しやすかった',
          '話しやすかった',
          'どちらともいえない',
          '話しにくかった',
          'とても話しにくかった',
        ),
      },
    ],
  },
  {
    title: '気持ちのこと',
    questions: [
      {
        kind: 'choice',
        name: 'gained',
        text: '知りたかったことは、分かりましたか',
        isGrade: true,
        choices: grades(
          'よく分かった',
          'だいたい分かった',
          'どちらともいえない',
          'あまり分からなかった',
          '分からなかった',
        ),
      },
      {
        kind: 'scale',
        name: 'burden_before',
        text: '相談する前の、気持ちのつらさは',
        ends: ['つらくない', 'とてもつらい'],
      },
      {
        kind: 'scale',
        name: 'burden_after',
        text: '相談したあとの、気持ちのつらさは',
        ends: ['つらくない', 'とてもつらい'],
        isBurden: true,
      },
    ],
  },
  {
    title: '待ち時間のこと',
    questions: [
      {
        kind: 'choice',
        name: 'wait',
        text: 'つながるまでの待ち時間は、いかがでしたか',
        choices: [
          { value: 'fine', label: 'ちょうどよい' },
          { value: 'long', label: '長い' },
          { value: 'very_long', label: 'とても長い' },
        ],
      },
      {
        kind: 'choice',
        name: 'again',
        text: 'また相談したいと思いますか',
        isGrade: true,
        choices: grades('とてもそう思う', 'そう思う', 'どちらともいえない', 'あまり思わない', '思わない'),
      },
    ],
  },
  {
    title: 'ご意見',
    questions: [
      {
        kind: 'text',
        name: 'opinion',
        text: 'ご意見があれば、お書きください',
        hint: 'お名前や病院の名前は、書かなくてかまいません。',
        longest: 500,
      },
      {
        kind: 'yes-no',
        name: 'may_contact',
        text: '書いてくださった内容について、こちらから連絡してもよいですか',
      },
    ],
  },
];

/** Asked only of somebody for whom something was amiss, and only if they want to say more (G101). */
export const CALL_FEEDBACK: readonly SurveyPage[] = [
  {
    title: 'ご期待とちがったこと',
    questions: [
      {
        kind: 'many',
        name: 'amiss',
        text: 'どこが、ご期待とちがいましたか',
        hint: 'いくつでも選べます。',
        choices: [
          { value: 'hard_to_follow', label: '説明が難しい' },
          { value: 'not_heard', label: '聞いてもらえない' },
          { value: 'too_little', label: '情報が足りない' },
          { value: 'waiting', label: '待ち時間' },
          { value: 'other', label: 'そのほか' },
        ],
      },
      { kind: 'text', name: 'amiss_words', text: 'くわしく教えてくださる方は、お書きください', longest: 500 },
      {
        kind: 'yes-no',
        name: 'wants_lead',
        text: '相談の責任者から、連絡がほしいですか',
        hint: '「はい」の場合、責任者があなたのご相談の番号を見て、ご連絡します。',
      },
    ],
  },
];
