import { describe, expect, it } from 'vitest';
import {
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
} from './index.ts';

describe('選択肢（仕様 3）', () => {
  it.each([
    ['性別', GENDERS, 'female male other no-response'],
    ['続柄', RELATIONSHIPS, 'partner children parents siblings other_relatives friends'],
    [
      '治療ログの種類',
      LOG_CATEGORIES,
      'is_visiting_hospital_log is_medicine_log is_condition_log is_life_log is_other_log',
    ],
    ['検査結果の種類', TEST_RESULT_TYPES, '1 2 3 4 5 6'],
    [
      '治療の種類',
      TREATMENT_TYPES,
      'surgery preoperative-drug-therapy postoperative-drug-therapy postoperative-radiation-therapy radiation-therapy chemical-treatment molecular-targeted-drug hormone-therapy immunotherapy other',
    ],
    ['ステージ', STAGES, 'no-response 0 I II III IV unknown not-defined'],
    [
      '知ったきっかけ',
      REFERRAL_SOURCES,
      'from_agency from_tv_commercial from_booklet from_official_site from_canet from_other',
    ],
    ['がんのグループ', CANCER_GROUPS, 'breast lung uterine head-and-neck blood-lymph'],
    ['がんのグループの段階', CANCER_GROUP_STAGES, 'suspected diagnosed treating'],
    ['四つの困りごと', CONCERNS, 'treatment financial life mental'],
    ['質問の年代', AGE_BANDS, 'under-40 40s 50s 60s 70s 80-over no-response'],
    ['質問した人', ASKERS, 'patient family other'],
  ] as const)('%s の値と並び', (_, options, values) => {
    expect(options.map(({ value }) => String(value)).join(' ')).toBe(values);
    const labels = options.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.every((label) => /[\u3040-\u30ff\u4e00-\u9fff]/.test(label))).toBe(true);
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
