import { describe, expect, it } from 'vitest';
import * as optionSets from './index.ts';

const {
  AGE_BANDS,
  ASKERS,
  CANCER_GROUP_STAGES,
  CANCER_GROUPS,
  CONCERNS,
  GENDERS,
  LOG_CATEGORIES,
  optionLabel,
  optionValues,
  POPUP_BUTTON_COLOURS,
  POPUP_BUTTON_TYPES,
  POPUP_IDS,
  POPUP_IMAGE_FITS,
  REFERRAL_SOURCES,
  RELATIONSHIPS,
  STAGES,
  TEST_RESULT_TYPES,
  TREATMENT_TYPES,
} = optionSets;

/** Every set with its words, as it was decided: value and label, in their order. */
const DECIDED = [
  ['性別', GENDERS, ['female 女性', 'male 男性', 'other その他', 'no-response 回答しない']],
  [
    '続柄',
    RELATIONSHIPS,
    [
      'partner 配偶者・パートナー',
      'children 子ども',
      'parents 親',
      'siblings きょうだい',
      'other_relatives そのほかの親族',
      'friends 友人',
    ],
  ],
  [
    '治療ログの種類',
    LOG_CATEGORIES,
    [
      'is_visiting_hospital_log 受診・入院',
      'is_medicine_log 薬',
      'is_condition_log 症状',
      'is_life_log くらし',
      'is_other_log その他',
    ],
  ],
  [
    '検査結果の種類',
    TEST_RESULT_TYPES,
    ['1 血液検査', '2 病理検査', '3 遺伝子検査', '4 画像検査', '5 医師の説明のメモ', '6 その他'],
  ],
  [
    '治療の種類',
    TREATMENT_TYPES,
    [
      'surgery 手術',
      'preoperative-drug-therapy 手術前の薬物療法',
      'postoperative-drug-therapy 手術後の薬物療法',
      'postoperative-radiation-therapy 手術後の放射線治療',
      'radiation-therapy 放射線治療',
      'chemical-treatment 抗がん剤治療',
      'molecular-targeted-drug 分子標的薬',
      'hormone-therapy ホルモン療法',
      'immunotherapy 免疫療法',
      'other その他',
    ],
  ],
  [
    'ステージ',
    STAGES,
    [
      'no-response 答えたくない',
      '0 0期',
      'I I期',
      'II II期',
      'III III期',
      'IV IV期',
      'unknown わからない',
      'not-defined まだ決まっていない',
    ],
  ],
  [
    '知ったきっかけ',
    REFERRAL_SOURCES,
    [
      'from_agency 保険の担当者・代理店から',
      'from_tv_commercial テレビのコマーシャルで',
      'from_booklet パンフレット・冊子で',
      'from_official_site 公式サイトで',
      'from_canet キャネットから',
      'from_other その他',
    ],
  ],
  [
    'がんのグループ',
    CANCER_GROUPS,
    [
      'breast 乳がん',
      'lung 肺がん',
      'uterine 子宮のがん',
      'head-and-neck 頭頸部のがん',
      'blood-lymph 血液・リンパのがん',
    ],
  ],
  [
    'がんのグループの段階',
    CANCER_GROUP_STAGES,
    ['suspected がんの疑いがあるとき', 'diagnosed 診断を受けたとき', 'treating 治療中のとき'],
  ],
  ['四つの困りごと', CONCERNS, ['treatment 治療', 'financial お金', 'life くらし', 'mental こころ']],
  [
    '質問の年代',
    AGE_BANDS,
    [
      'under-40 40歳未満',
      '40s 40代',
      '50s 50代',
      '60s 60代',
      '70s 70代',
      '80-over 80歳以上',
      'no-response 回答しない',
    ],
  ],
  ['質問した人', ASKERS, ['patient ご本人', 'family ご家族', 'other まわりの方']],
] as const;

/** What a pop-up is made of: values without words. */
const OF_POPUPS = [POPUP_IDS, POPUP_BUTTON_TYPES, POPUP_BUTTON_COLOURS, POPUP_IMAGE_FITS];

describe('選択肢（仕様 3）', () => {
  it.each(DECIDED)('%s の値と並び', (_, options, decided) => {
    expect(options.map(({ value, label }) => `${value} ${label}`)).toEqual(decided);
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
  });

  it('どの選択肢も、この表にある', () => {
    const decided: unknown[] = [...DECIDED.map(([, options]) => options), ...OF_POPUPS];
    const sets: unknown[] = Object.values(optionSets).filter(Array.isArray);
    expect(new Set(sets)).toEqual(new Set(decided));
  });

  it('性別は女性・男性・その他・回答しないの順に並ぶ（G55）', () => {
    expect(GENDERS.map(({ label }) => label)).toEqual(['女性', '男性', 'その他', '回答しない']);
  });

  it('ポップアップの番号は1〜12と14〜19で、13はない', () => {
    expect(POPUP_IDS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19]);
    expect([POPUP_BUTTON_TYPES, POPUP_BUTTON_COLOURS, POPUP_IMAGE_FITS]).toEqual([
      ['button', 'link', 'line'],
      ['blue', 'white'],
      ['cover', 'contain'],
    ]);
  });

  it('値の一覧と言葉を引ける', () => {
    expect(optionValues(TEST_RESULT_TYPES)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(optionLabel(STAGES, 'II')).toBe('II期');
    expect(optionLabel(STAGES, 'V')).toBeNull();
    expect(optionLabel(TEST_RESULT_TYPES, '1')).toBeNull();
  });
});
