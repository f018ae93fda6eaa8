import { fieldLabel, fieldWords } from '@hidamari/domain/members';
import { describe, expect, it } from 'vitest';
import type { DataSection, DocumentedField } from './my-data-needs.ts';
import { profileSection } from './profile-section.ts';
import { DOCUMENTED_LOG_FIELDS } from './readme/log-fields.ts';
import { monitorSection, thresholdSection, visitsSection } from './sections.ts';
import { LOG_TABLES } from './tables/log-tables.ts';

const nothing = async () => {
  throw new Error('nothing is read');
};
const SECTIONS: readonly DataSection[] = [
  profileSection({ readProfile: nothing, readReferrals: nothing }, nothing),
  thresholdSection(nothing),
  visitsSection(nothing),
  monitorSection(nothing),
];
const DOCUMENTED: readonly (readonly [string, readonly DocumentedField[]])[] = [
  ['治療ログ', DOCUMENTED_LOG_FIELDS],
  ...SECTIONS.map(({ title, fields }) => [title, fields] as const),
];
/** Said as a question of yes or no, as a whole, or of what the desk wrote: the member's form has no such field. */
const ASKED = ['is_self', 'are_prompts_held', 'is_bereaved', 'relationship', 'form', 'ending_words'];

describe('一つの欄は、どこでも一つの名で呼ぶ', () => {
  it.each(DOCUMENTED)('READMEの「%s」の説明は、画面の欄の名を使う', (_, fields) => {
    const named = fields.filter(([name]) => !ASKED.includes(name) && fieldWords(name.replaceAll('[]', '')));
    const others = named.filter(([name, words]) => !words.includes(fieldLabel(name.replaceAll('[]', ''))));
    expect(others).toEqual([]);
  });

  it('READMEは、画面の欄のほとんどを言う', () => {
    const named = DOCUMENTED.flatMap(([, fields]) =>
      fields.filter(([name]) => fieldWords(name.replaceAll('[]', ''))),
    );
    expect(named.length).toBeGreaterThan(75);
  });

  it('表（CSV）の見出しは、欄の名か、その単位や数である', () => {
    /** Of the record as a whole, and the question of a scale: no field of its own. */
    const ofTheRecord = ['記録番号', '種類', '相談員に見せる', '書いた日時', '直した日時', '単位'];
    const labels = new Set(
      [...DOCUMENTED_LOG_FIELDS.map(([name]) => name)]
        .map((name) => fieldWords(name.replaceAll('[]', ''))?.label)
        .filter((label) => label !== undefined),
    );
    const unnamed = LOG_TABLES.flatMap(({ file, columns }) =>
      columns
        .filter((header) => !ofTheRecord.includes(header) && !/この(日|7日間)/.test(header))
        .filter((header) => !labels.has(header.replace(/（(円|時間)）$|の数$/, '')))
        .map((header) => `${file} ${header}`),
    );
    expect(unnamed).toEqual([]);
  });
});
