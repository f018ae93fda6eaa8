import type { CancerGroupItem, CancerPartItem, CancerTypeItem } from '@hidamari/contract/content';
import type { TopicId } from '@hidamari/domain/topics';

const publishedAt = '2026-10-01T00:00:00.000Z';

type TypeRow = readonly [id: string, name: string, kana: string, group?: string];

/** Parts of the body in the order they are offered, each with its kinds of cancer (G98). */
const PARTS: readonly { id: string; name: string; types: readonly TypeRow[] }[] = [
  {
    id: 'head-neck',
    name: '頭・首',
    types: [
      ['brain-tumor', '脳腫瘍', 'ノウシュヨウ'],
      ['oral', '口の中のがん', 'クチノナカノガン', 'head-and-neck'],
      ['pharynx', '咽頭がん', 'イントウガン', 'head-and-neck'],
      ['larynx', '喉頭がん', 'コウトウガン', 'head-and-neck'],
      ['thyroid', '甲状腺がん', 'コウジョウセンガン', 'head-and-neck'],
    ],
  },
  {
    id: 'chest',
    name: '胸',
    types: [
      ['lung', '肺がん', 'ハイガン', 'lung'],
      ['breast', '乳がん', 'ニュウガン', 'breast'],
      ['mesothelioma', '中皮腫', 'チュウヒシュ'],
    ],
  },
  {
    id: 'abdomen',
    name: 'おなか（消化器）',
    types: [
      ['esophagus', '食道がん', 'ショクドウガン'],
      ['stomach', '胃がん', 'イガン'],
      ['colorectal', '大腸がん', 'ダイチョウガン'],
      ['liver', '肝臓がん', 'カンゾウガン'],
      ['biliary', '胆道がん', 'タンドウガン'],
      ['pancreas', '膵臓がん', 'スイゾウガン'],
    ],
  },
  {
    id: 'urinary',
    name: '腎臓・膀胱・男性の臓器',
    types: [
      ['kidney', '腎臓がん', 'ジンゾウガン'],
      ['bladder', '膀胱がん', 'ボウコウガン'],
      ['prostate', '前立腺がん', 'ゼンリツセンガン'],
      ['testis', '精巣腫瘍', 'セイソウシュヨウ'],
    ],
  },
  {
    id: 'gynecologic',
    name: '子宮・卵巣',
    types: [
      ['cervix', '子宮頸がん', 'シキュウケイガン', 'uterine'],
      ['endometrium', '子宮体がん', 'シキュウタイガン', 'uterine'],
      ['ovary', '卵巣がん', 'ランソウガン'],
    ],
  },
  {
    id: 'blood-lymph',
    name: '血液・リンパ',
    types: [
      ['leukemia', '白血病', 'ハッケツビョウ', 'blood-lymph'],
      ['lymphoma', '悪性リンパ腫', 'アクセイリンパシュ', 'blood-lymph'],
      ['myeloma', '多発性骨髄腫', 'タハツセイコツズイシュ', 'blood-lymph'],
    ],
  },
  {
    id: 'skin-bone',
    name: '皮ふ・骨・筋肉',
    types: [
      ['skin', '皮膚がん', 'ヒフガン'],
      ['bone-soft-tissue', '骨・軟部の肉腫', 'ホネナンブノニクシュ'],
    ],
  },
  {
    id: 'other',
    name: 'そのほか・わからない',
    types: [
      ['unknown-primary', '原発不明がん', 'ゲンパツフメイガン'],
      ['other', 'そのほかのがん', 'ソノホカノガン'],
      ['not-sure', 'わからない', 'ワカラナイ'],
      ['no-answer', '答えたくない', 'コタエタクナイ'],
    ],
  },
];

/** What articles on a kind of cancer name as their topic; a kind without one is shown what is for everybody. */
const TOPIC_OF_TYPE: Readonly<Record<string, TopicId>> = {
  'brain-tumor': 'brain-tumor',
  oral: 'head-and-neck-cancer',
  pharynx: 'head-and-neck-cancer',
  larynx: 'head-and-neck-cancer',
  thyroid: 'thyroid-cancer',
  lung: 'lung-cancer',
  breast: 'breast-cancer',
  mesothelioma: 'rare-cancer',
  esophagus: 'esophageal-cancer',
  stomach: 'stomach-cancer',
  colorectal: 'colorectal-cancer',
  liver: 'liver-cancer',
  biliary: 'bile-duct-cancer',
  pancreas: 'pancreatic-cancer',
  kidney: 'kidney-cancer',
  bladder: 'bladder-cancer',
  prostate: 'prostate-cancer',
  testis: 'testicular-cancer',
  cervix: 'uterine-cancer',
  endometrium: 'uterine-cancer',
  ovary: 'ovarian-cancer',
  leukemia: 'blood-cancer',
  lymphoma: 'blood-cancer',
  myeloma: 'blood-cancer',
  skin: 'skin-cancer',
  'bone-soft-tissue': 'sarcoma',
  'unknown-primary': 'unknown-primary',
};

export const CANCER_PARTS: readonly CancerPartItem[] = PARTS.map(({ id, name }, at) => ({
  id,
  publishedAt,
  name,
  order: at + 1,
}));

export const CANCER_TYPES: readonly CancerTypeItem[] = PARTS.flatMap(({ id: part_id, types }, part) =>
  types.map(([id, name, kana, group_id], at) => ({
    id,
    publishedAt,
    name,
    kana,
    part_id,
    ...(group_id !== undefined && { group_id }),
    topics: [TOPIC_OF_TYPE[id]].filter((topic) => topic !== undefined),
    order: (part + 1) * 100 + at,
  })),
);

/** General articles that follow the group's own article of the stage. */
const FIRST_STEPS = ['write-before-visit', 'anxiety-before-results', 'sleepless-night'] as const;
const DECIDING = ['write-before-visit', 'before-taking-leave', 'medical-bill-notice'] as const;
const UNDER_TREATMENT = ['body-notes', 'sleepless-night', 'medical-bill-notice'] as const;
/** 'body-notes' speaks of breast and lung cancer, so the other groups get the notes for the visit. */
const ELSEWHERE_TREATED = ['write-before-visit', 'sleepless-night', 'medical-bill-notice'] as const;

const GROUPS = [
  ['breast', '乳がん', UNDER_TREATMENT],
  ['lung', '肺がん', UNDER_TREATMENT],
  ['uterine', '子宮のがん', ELSEWHERE_TREATED],
  ['head-and-neck', '頭頸部のがん', ELSEWHERE_TREATED],
  ['blood-lymph', '血液・リンパのがん', ELSEWHERE_TREATED],
] as const;

const references = (...ids: string[]) => ids.map((id) => ({ id }));

/** The five groups of specification section 3. */
export const CANCER_GROUPS: readonly CancerGroupItem[] = GROUPS.map(([id, name, treating], at) => ({
  id,
  publishedAt,
  name,
  order: at + 1,
  recommended: {
    suspected: references(`${id}-suspected`, ...FIRST_STEPS),
    diagnosed: references(`${id}-diagnosed`, ...DECIDING),
    treating: references(`${id}-treating`, ...treating),
  },
  showPage: ['suspected', 'diagnosed', 'treating'],
}));
