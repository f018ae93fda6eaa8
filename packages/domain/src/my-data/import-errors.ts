import { fieldLabel } from '../members/index.ts';
import { LOG_FIELDS, LOG_PART_TITLES } from '../treatment-logs/index.ts';

/** Names of a log's fields and parts, as the form and the page of a log say them. */
const FIELD_LABELS: Readonly<Record<string, string>> = {
  ...LOG_PART_TITLES,
  log_time: fieldLabel('log_time'),
  title: LOG_FIELDS.log.title.label,
  // 「その他」 alone would say that the fault lies anywhere else.
  other: LOG_FIELDS.other.text.label,
};

/** Faults that have a sentence of their own, by field and code. */
const SENTENCES: Readonly<Record<string, string>> = {
  'log_date.date': '日付が正しくないか、1950年より前です',
  'log_date.date_in_future': '日付が今日より先です',
  'log_date.required': '日付がありません',
  'categories.category_required': '記録の種類がありません',
  'details.detail_required': '書かれている内容がありません',
  'id.invalid': '記録の番号がありません',
};

const UNREADABLE = 'この記録の形を読み取れません';

/**
 * Why a log of a file was not taken, in words that name its parts; at least one sentence. `fields` are the codes of
 * the server by dotted name; without any, the row itself is no log.
 */
export function importErrorWords(fields: Readonly<Record<string, readonly string[]>>): string[] {
  const words = Object.entries(fields).map(([name, codes]) => {
    const [field = ''] = name.split('.');
    const own = SENTENCES[`${field}.${codes[0]}`];
    if (own) return own;
    const label = FIELD_LABELS[field];
    return label ? `「${label}」に、読み取れない内容があります` : UNREADABLE;
  });
  return words.length === 0 ? [UNREADABLE] : [...new Set(words)];
}
