import { grades, type SurveyPage } from './question.ts';

/** On the whole service, once a year, about five minutes (G101). */
export const SERVICE_PAGES: readonly SurveyPage[] = [
  {
    title: '使ったもの',
    questions: [
      {
        kind: 'many',
        name: 'used',
        text: '使ったことのあるものを、教えてください',
        hint: 'いくつでも選べます。',
        choices: [
          { value: 'phone', label: '電話での相談' },
          { value: 'chat', label: 'チャットやメールでの相談' },
          { value: 'treatment_log', label: '治療ログ' },
          { value: 'articles', label: 'がんの情報・体験談' },
          { value: 'services', label: 'サービスのご紹介' },
          { value: 'favourites', label: 'お気に入り' },
          { value: 'search', label: 'さがす' },
        ],
      },
      {
        kind: 'choice',
        name: 'findable',
        text: '知りたいことは、見つけやすいですか',
        isGrade: true,
        choices: grades(
          'とても見つけやすい',
          '見つけやすい',
          'どちらともいえない',
          '見つけにくい',
          'とても見つけにくい',
        ),
      },
    ],
  },
  {
    title: '読みもののこと',
    questions: [
      {
        kind: 'choice',
        name: 'legible',
        text: '文字や文章は、読みやすいですか',
        isGrade: true,
        choices: grades(
          'とても読みやすい',
          '読みやすい',
          'どちらともいえない',
          '読みにくい',
          'とても読みにくい',
        ),
      },
      {
        kind: 'text',
        name: 'helpful_article',
        text: '役に立った記事があれば、教えてください',
        hint: '題の一部だけでかまいません。',
        longest: 200,
      },
      { kind: 'text', name: 'missing', text: '足りないと思うものがあれば、教えてください', longest: 500 },
    ],
  },
  {
    title: '治療ログのこと',
    questions: [
      {
        kind: 'choice',
        name: 'log_at_visit',
        text: '治療ログを、診察で使ったことはありますか',
        choices: [
          { value: 'shown', label: '医師や看護師に見せた' },
          { value: 'told', label: '見ながら話した' },
          { value: 'not_used', label: '診察では使っていない' },
          { value: 'no_log', label: '治療ログをつけていない' },
        ],
      },
    ],
  },
  {
    title: 'さいごに',
    questions: [
      {
        kind: 'scale',
        name: 'recommend',
        text: '同じ立場の方に、このサービスをすすめたいと思いますか',
        ends: ['すすめたくない', 'とてもすすめたい'],
      },
      {
        kind: 'choice',
        name: 'age_band',
        text: '年代',
        choices: [
          { value: 'under_20', label: '10代まで' },
          { value: '20s', label: '20代' },
          { value: '30s', label: '30代' },
          { value: '40s', label: '40代' },
          { value: '50s', label: '50代' },
          { value: '60s', label: '60代' },
          { value: '70s', label: '70代' },
          { value: 'over_80', label: '80代から' },
        ],
      },
      {
        kind: 'text',
        name: 'words',
        text: 'ほかに、伝えたいことがあればお書きください',
        hint: 'お名前や病院の名前は、書かなくてかまいません。',
        longest: 500,
      },
    ],
  },
];
