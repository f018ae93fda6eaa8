import type { HandoverRecord } from '@hidamari/contract/handover';
import { HANDOVER_ITEM_WORDS, HANDOVER_ITEMS, HANDOVER_PARTNERS, PARTNERS } from '@hidamari/domain/handover';
import type { DataSection, DocumentedField } from './my-data-needs.ts';

/** The words of the wire, each with what the pages call it. */
const glossaryOf = <T extends string>(words: readonly T[], nameOf: (word: T) => string) =>
  words.map((word) => `${word}＝${nameOf(word)}`).join('、');

const PARTNER_WORDS = glossaryOf(HANDOVER_PARTNERS, (partner) => PARTNERS[partner].title);
const ITEM_WORDS = glossaryOf(HANDOVER_ITEMS, (item) => HANDOVER_ITEM_WORDS[item].label);

const FIELDS: readonly DocumentedField[] = [
  ['partner', `渡した先のサービス。${PARTNER_WORDS}`],
  ['given[]', `渡したもの。${ITEM_WORDS}`],
  ['consent_version', '同意した文の日付'],
  ['consented_at', '同意した日時'],
  ['received_at', '会社から受け取りの知らせがあった日時（なければ null）'],
];

/** What was given to partner services (G82 to G86; APPI art. 33). */
export function handoversSection(
  readHandovers: (memberId: string) => Promise<HandoverRecord[]>,
): DataSection {
  return {
    name: 'handovers',
    title: '提携サービスへ渡した記録（ひとつずつ、次の項目があります）',
    fields: FIELDS,
    read: async (memberId) => (await readHandovers(memberId)).map(({ id: _, ...told }) => told),
  };
}
