import {
  articleCategorySchema,
  articleSchema,
  cancerGroupSchema,
  cancerPartSchema,
  cancerTypeSchema,
  diagnosedTimeSchema,
  faqCategorySchema,
  faqSchema,
  glossaryTermSchema,
  landingSectionSchema,
  lastDayOfNews,
  legalTextSchema,
  monitorSurveySchema,
  newsSchema,
  qContentSchema,
  serviceCategorySchema,
  serviceRecommendCategorySchema,
  serviceSchema,
  serviceSubCategorySchema,
  treatmentStatusSchema,
} from '@hidamari/contract/content';
import { openState } from '@hidamari/domain/consultation-hours';
import { japanInstant } from '@hidamari/domain/japanese-dates';
import { stripMarkup } from '@hidamari/domain/japanese-text';
import { CANCER_GROUPS as GROUP_OPTIONS } from '@hidamari/domain/option-sets';
import { isOwnScreen } from '@hidamari/domain/screens';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import { isTopicId } from '@hidamari/domain/topics';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { ARTICLE_CATEGORIES, ARTICLES } from './articles/index.ts';
import { FAQ, FAQ_CATEGORIES } from './faq/index.ts';
import { GLOSSARY } from './glossary/index.ts';
import { LANDING_SECTIONS } from './landing-sections/index.ts';
import { LEGAL_TEXTS } from './legal-texts/index.ts';
import {
  CANCER_GROUPS,
  CANCER_PARTS,
  CANCER_TYPES,
  DIAGNOSED_TIMES,
  TREATMENT_STATUSES,
} from './lookups/index.ts';
import { MONITOR_SURVEYS } from './monitor-surveys/index.ts';
import { NEWS } from './news/index.ts';
import { Q_CONTENTS } from './q-contents/index.ts';
import {
  SERVICE_CATEGORIES,
  SERVICE_RECOMMEND_CATEGORIES,
  SERVICE_SUB_CATEGORIES,
  SERVICES,
} from './services/index.ts';

/** Times that the service itself adds, pictures of editors in place of our drawings, and what no sample needs. */
const IN_NO_SAMPLE = [
  ...['createdAt', 'updatedAt', 'revisedAt'],
  ...['eye_catch', 'title_img', 'closure_to', 'changes', 'url_external'],
];

describe('every item passes the schema it will be read with, and ids are unique', () => {
  test.each<[string, z.ZodObject, readonly { id: string }[]]>([
    ['articles', articleSchema, ARTICLES],
    ['article categories', articleCategorySchema, ARTICLE_CATEGORIES],
    ['news', newsSchema, NEWS],
    ['cancer parts', cancerPartSchema, CANCER_PARTS],
    ['cancer types', cancerTypeSchema, CANCER_TYPES],
    ['cancer groups', cancerGroupSchema, CANCER_GROUPS],
    ['diagnosed times', diagnosedTimeSchema, DIAGNOSED_TIMES],
    ['treatment statuses', treatmentStatusSchema, TREATMENT_STATUSES],
    ['landing sections', landingSectionSchema, LANDING_SECTIONS],
    ['legal texts', legalTextSchema, LEGAL_TEXTS],
    ['services', serviceSchema, SERVICES],
    ['service categories', serviceCategorySchema, SERVICE_CATEGORIES],
    ['service sub-categories', serviceSubCategorySchema, SERVICE_SUB_CATEGORIES],
    ['service recommendations', serviceRecommendCategorySchema, SERVICE_RECOMMEND_CATEGORIES],
    ['faq', faqSchema, FAQ],
    ['faq categories', faqCategorySchema, FAQ_CATEGORIES],
    ['questions', qContentSchema, Q_CONTENTS],
    ['glossary', glossaryTermSchema, GLOSSARY],
    ['monitor surveys', monitorSurveySchema, MONITOR_SURVEYS],
  ])('%s', (_, schema, items) => {
    for (const item of items) schema.parse(item);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(items.length).toBeGreaterThan(2);
    const carried = new Set([...IN_NO_SAMPLE, ...items.flatMap((item) => Object.keys(item))]);
    expect(Object.keys(schema.shape).filter((field) => !carried.has(field))).toEqual([]);
  });
});

test('どの文章も、何についてのものかを、知られた話題で名のる', () => {
  const items = [...ARTICLES, ...SERVICES, ...FAQ, ...Q_CONTENTS, ...GLOSSARY, ...NEWS];
  const without = items.filter(({ topics = [] }) => topics.length === 0 || !topics.every(isTopicId));
  expect(without.map(({ id }) => id)).toEqual([]);
});

const parts = new Set(CANCER_PARTS.map(({ id }) => id));
const groups = new Set(CANCER_GROUPS.map(({ id }) => id));

test('がんの種類は、ある部位とあるグループだけを指す', () => {
  expect([...groups]).toEqual(GROUP_OPTIONS.map(({ value }) => value));
  for (const { part_id, group_id } of CANCER_TYPES) {
    expect(parts).toContain(part_id);
    if (group_id) expect(groups).toContain(group_id);
  }
});

const member = (html: string) => stripMarkup(html);

test('文の中の自分の住所は、どれも表にある画面へ進む', () => {
  const bodies = [...NEWS, ...LANDING_SECTIONS, ...LEGAL_TEXTS].map(({ body }) => body);
  const addresses = bodies.flatMap((body) =>
    [...body.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href),
  );
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => !isOwnScreen(address))).toEqual([]);
});

describe('お知らせ', () => {
  test('休みの知らせは、受付時間の計算と合う', () => {
    const at = japanInstant('2026-11-23', '10:00');
    for (const variant of ['aflac', 'hatch'] as const) {
      expect(openState({ at, variant, closures: [] })).toMatchObject({
        kind: 'holiday',
        next: { day: '2026-11-24' },
      });
    }
  });

  const lastDays = (of: readonly (typeof NEWS)[number][]) =>
    of.map((news) => lastDayOfNews(newsSchema.parse(news))).toSorted();

  test('12より少なくなく、大切なお知らせには、みな終わりの日がある', () => {
    expect(NEWS.length).toBeGreaterThanOrEqual(12);
    expect(lastDays(NEWS.filter(({ important }) => important))).toEqual(['2026-11-23', '2027-01-03']);
  });

  test('受付時間のお知らせには、みな終わりの日がある', () => {
    const hours = NEWS.filter(({ category }) => category === '受付時間');
    expect(lastDays(hours)).toEqual(['2026-11-23', '2027-01-03', '2027-02-20']);
  });
});

describe('規約などの文章', () => {
  const bodyOf = (kind: string, variant?: string) =>
    member(
      LEGAL_TEXTS.find(
        (text) =>
          text.kind === kind &&
          (!variant || (text.variants ?? []).includes(variant as never) || !text.variants?.length),
      )?.body ?? '',
    );

  test.each(VARIANT_KEYS)('利用規約（%s）は、決めた点をすべて含む（G32）', (variant) => {
    const text = bodyOf('terms', variant);
    for (const point of [
      '医療ではありません',
      '救急の対応ができません',
      '119番',
      '相談員がお答えします',
      '録音します',
      '5年間保管',
      '30日',
      'その前に、相手の名前と渡す内容をお見せして、同意をいただきます',
      '苦情',
      '保護者の同意',
    ]) {
      expect(text).toContain(point);
    }
  });

  test('個人情報保護方針は、法律の求める点と保管の期間を含む（4.10）', () => {
    const text = bodyOf('privacy-policy');
    for (const point of [
      '使う目的',
      '要配慮個人情報',
      '取り消せます',
      '第三者提供',
      '記録を残し',
      '保険会社',
      '委託',
      '外部への送信',
      '退会から30日',
      '5年',
      '3年',
      '開示、訂正、利用の停止、消去',
      '苦情',
      '個人情報保護委員会',
    ]) {
      expect(text).toContain(point);
    }
  });

  test('個人情報保護方針は、アンケートの扱いと、提携サービスへ渡した記録を言い、改めた日を書く（G101、29条）', () => {
    const text = bodyOf('privacy-policy');
    for (const point of [
      '最近のくらしとつらさについて、うかがうことがあります',
      'お答えは自由です',
      'お名前、ご連絡先、会員の番号を付けずに送ります',
      '最後に書かれた日から30日まで',
      '渡した日から3年まで',
      '2026年11月27日改定：',
    ]) {
      expect(text).toContain(point);
    }
  });

  test('個人情報保護方針は、LINEのあるところだけで、渡す相手、渡すもの、期間を言う（G54）', () => {
    for (const variant of ['aflac', 'hatch'])
      for (const point of [
        'LINEヤフー株式会社',
        '病気や相談の内容は書きません',
        'いつでも外せます',
        '連携を外すか、退会されるまで',
      ])
        expect(bodyOf('privacy-policy', variant), variant).toContain(point);
    expect(bodyOf('privacy-policy', 'chofu')).not.toContain('LINE');
    expect(bodyOf('privacy-policy', 'chofu')).toContain('保険会社、勤め先、市に');
  });

  test('病気の情報の同意は、規約と別にあり、目的・期間・取り消しを含む', () => {
    const text = bodyOf('sensitive-data-consent');
    for (const point of ['使う目的', '保管する期間', '取り消せます', '渡すことはありません', '任意']) {
      expect(text).toContain(point);
    }
  });

  test('病気の情報の同意は、電話のほか、チャット、メール、アンケート、モニター登録の、どれも名ざす（要配慮個人情報、20条2項）', () => {
    const text = bodyOf('sensitive-data-consent');
    const [kept = '', purposes = ''] = ['お預かりする病気の情報', '使う目的'].map((heading, at, all) =>
      text.slice(text.indexOf(heading), text.indexOf(all[at + 1] ?? '見る人')),
    );
    for (const point of [
      ...['お電話でお話しになったこと', 'チャットやメールに書かれたこと', 'アンケートのお答え'],
      ...['モニター登録に書かれた', '治療ログに書かれた', '写真'],
    ])
      expect(kept, point).toContain(point);
    for (const point of ['治療ログ', '相談', 'アンケート', 'モニター登録'])
      expect(purposes, point).toContain(point);
  });

  test('個人情報保護方針は、提携サービスのあるところだけで、会社ごとに違うものを渡すと言う（G86）', () => {
    for (const variant of ['aflac', 'hatch'])
      for (const point of [
        'お名前の入っていない仮の番号',
        '会社ごとに違います',
        'そのままでは読めない形に変えて',
        'モニター登録',
      ])
        expect(bodyOf('privacy-policy', variant), variant).toContain(point);
    expect(bodyOf('privacy-policy', 'chofu')).not.toMatch(/提携サービス|モニター|チャット/);
  });

  test('同意の取り消しは、画面と電話の両方を案内し、改めた日を書く', () => {
    for (const kind of ['sensitive-data-consent', 'privacy-policy', 'privacy-rule', 'terms']) {
      const texts = LEGAL_TEXTS.filter((text) => text.kind === kind);
      expect(texts.length, kind).toBeGreaterThan(0);
      for (const { body } of texts) {
        expect(body, kind).toContain('<a href="/account/privacy">個人情報と同意</a>の画面');
        expect(body, kind).toContain('電話');
        expect(body, kind).toMatch(/<p>\d{4}年\d{1,2}月\d{1,2}日改定：/);
      }
    }
  });

  test('どの文章にも、運営者が確かめるまで下書きだという注記がある', () => {
    for (const { operator_note } of LEGAL_TEXTS) expect(operator_note).toContain('DRAFT');
  });
});
