import type { SurveyPage } from './question.ts';

/** How life is going, three scales every ninety days (G101). Nothing is added up, and no grade comes of it. */
export const LIFE_PAGES: readonly SurveyPage[] = [
  {
    title: '最近のくらし',
    questions: [
      {
        kind: 'scale',
        name: 'content',
        text: 'いまのくらしに、満足していますか',
        ends: ['満足していない', 'とても満足'],
      },
      {
        kind: 'scale',
        name: 'body',
        text: 'からだのつらさは',
        ends: ['つらくない', 'とてもつらい'],
      },
      {
        kind: 'scale',
        name: 'mind',
        text: '気持ちのつらさは',
        ends: ['つらくない', 'とてもつらい'],
        isBurden: true,
      },
    ],
  },
];

/** 困りごとチェック: the optional page behind, from which services are suggested (G101). */
export const TROUBLES_PAGES: readonly SurveyPage[] = [
  {
    title: '困りごと',
    questions: [
      {
        kind: 'many',
        name: 'troubles',
        text: 'いま、困っていることはありますか',
        hint: 'いくつでも選べます。合いそうなサービスをご案内します。',
        choices: [
          { value: 'money', label: 'お金' },
          { value: 'work', label: '仕事' },
          { value: 'family', label: '家族' },
          { value: 'visits', label: '通院' },
          { value: 'housework', label: '家事' },
          { value: 'looks', label: '外見' },
          { value: 'meals', label: '食事' },
          { value: 'sleep', label: '眠り' },
          { value: 'feelings', label: '気持ち' },
          { value: 'other', label: 'そのほか' },
        ],
      },
    ],
  },
];
