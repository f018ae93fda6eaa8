import type { ServiceRecommendCategoryItem, ServiceSubCategoryItem } from '@hidamari/contract/content';

const publishedAt = '2026-10-01T00:00:00.000Z';

/** Finer needs within the four concerns, in the order they stand on a page. */
export const NEEDS = [
  need('treatment-doctor', '聞く・相談する', 1, 'treatment'),
  need('treatment-record', '書きとめる・診察で見せる', 2, 'treatment'),
  need('treatment-voice', '体験を役立てる', 3, 'treatment'),
  need('money-bill', '医療費の紙と負担', 1, 'money'),
  need('money-insurance', '保険とご利用の手続き', 2, 'money'),
  need('money-income', '収入と支払いの困りごと', 3, 'money'),
  need('life-appearance', '髪と見た目', 1, 'life'),
  need('life-home', '家のこと・通院・家での療養', 2, 'life'),
  need('life-work', '仕事', 3, 'life'),
  need('mind-talk', '気持ちを話す', 1, 'mind'),
  need('mind-family', 'ご家族のこと', 2, 'mind'),
  need('mind-peers', '仲間と気分転換', 3, 'mind'),
] as const satisfies readonly ServiceSubCategoryItem[];

/** Situations for which services are recommended, with the sentence that stands above them. */
export const SITUATIONS = [
  situation('just-told', '検査や診断を受けたばかりの方に', 1, {
    for_status: [{ id: 'suspected' }, { id: 'just-diagnosed' }, { id: 'before-treatment' }],
    lead: '今日すべてを決めなくて大丈夫です。話す、書く、聞く。できそうなものを一つだけ選んでください。',
  }),
  situation('working', '治療をしながら働く方に', 2, {
    for_status: [{ id: 'follow-up' }],
    lead: '休みのこと、職場への伝え方、手当のこと。辞めると決める前に、聞けるところがあります。',
  }),
  situation('hard-to-visit', '通院がつらい方に', 3, {
    for_status: [{ id: 'treating' }, { id: 'recurrence' }, { id: 'palliative' }],
    lead: '行き帰りの体の負担や、留守のあいだの家のこと。人の手を借りられるところを集めました。',
  }),
  situation('family', 'ご家族に', 4, {
    for_family: true,
    lead: 'ご家族だけで使えるものもあります。支える方が休むための相談も、お受けしています。',
  }),
  situation('alone', 'ひとりで考えている方に', 5, {
    lead: 'お名前を言わずに話せる電話や、ひとりで書きとめられる場所があります。',
  }),
] as const satisfies readonly ServiceRecommendCategoryItem[];

export type NeedId = (typeof NEEDS)[number]['id'];
export type SituationId = (typeof SITUATIONS)[number]['id'];

function need<const Id extends string>(id: Id, name: string, order: number, concern: string) {
  return { id, publishedAt, name, order, category: { id: concern } };
}

function situation<const Id extends string>(
  id: Id,
  name: string,
  order: number,
  more: Pick<ServiceRecommendCategoryItem, 'lead' | 'for_status' | 'for_family'>,
) {
  return { id, publishedAt, name, order, ...more };
}
