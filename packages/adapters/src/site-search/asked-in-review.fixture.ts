import type { AskedQuestion } from './asked-questions.fixture.ts';

/**
 * What a reader with fresh eyes typed and was answered badly (30 November 2026): words that stand in every other sentence led to
 * topics, a denied fever was one, and what only sounds alike came first.
 */
export const ASKED_IN_REVIEW: readonly AskedQuestion[] = [
  { q: '母が乳がんになった', topics: ['breast-cancer', 'parent-has-cancer'], neverTopics: ['fever'] },
  { q: '妻ががんになりまして', ids: ['spouse-has-cancer'], neverTopics: ['fever'] },
  { q: '癌になりました', ids: ['just-told'], neverTopics: ['fever'] },
  { q: '食べれなくなった', ids: ['eating-when-hard'], neverTopics: ['fever'] },
  { q: 'どうしたらいい', ids: ['just-told', 'strong-anxiety'], neverTopics: ['heart-symptoms'] },
  { q: '何もわからない', ids: ['just-told', 'strong-anxiety'], neverTopics: ['delirium'] },
  { q: '子供になんて言えば', ids: ['talking-with-children'], neverTopics: ['delirium'] },
  { q: '涙がとまらない', topics: ['depression', 'anger'], neverTopics: ['bleeding'] },
  { q: '汗がとまらない', topics: ['hot-flushes'], neverTopics: ['bleeding'] },
  { q: '熱ない けど だるい', topics: ['fatigue'] },
  { q: '生理が来ない', topics: ['fertility'], neverTopics: ['bleeding'] },
  { q: '息が止まりそう', ids: ['breathlessness'] },
  {
    q: '転院したい',
    topics: ['changing-hospital', 'trouble-with-doctor'],
    neverTopics: ['metastasis', 'brain-metastasis'],
  },
  { q: 'オキサリプラチン 冷たい', ids: ['numb-hands'], neverTopics: ['trouble-with-doctor'] },
  { q: '旦那が死んだ', ids: ['grief'], neverTopics: ['spouse-has-cancer'] },
  { q: '母が死んだ', ids: ['grief'], neverTopics: ['wanting-to-die'] },
  { q: '葬式の準備', ids: ['after-death-procedures'], neverTopics: ['before-surgery'] },
  { q: '首つり', topics: ['wanting-to-die', 'loneliness'] },
  { q: '頑張れない', topics: ['depression'], neverTopics: ['pancreatic-cancer'] },
  { q: '生きてる意味', topics: ['wanting-to-die', 'loneliness'], neverTopics: ['stage'] },
  { q: 'おっぱい 全摘 下着', ids: ['breast-forms-and-underwear'] },
  { q: '保健おりない', ids: ['private-insurance-claim'] },
  { q: 'サブタイプ', topics: ['breast-cancer'] },
  { q: '会社に行けなくなった', topics: ['sick-leave', 'telling-workplace'] },
  {
    q: '副作用が恐い',
    topics: ['anxiety', 'side-effects', 'supportive-medicines'],
    neverTopics: ['fatigue'],
  },
  { q: '彼女に癌って言えない', ids: ['love-and-marriage'] },
  { q: '夜 ひとり', topics: ['loneliness', 'sleeplessness'] },
  { q: 'お腹がいたい', topics: ['abdominal-symptoms', 'pain'], neverTopics: ['breathlessness'] },
  { q: 'からだがえらい', topics: ['fatigue'], neverTopics: ['heart-symptoms'] },
  { q: 'nausea chemo', ids: ['foreign-residents'] },
  { q: '암', ids: ['foreign-residents'] },
];
