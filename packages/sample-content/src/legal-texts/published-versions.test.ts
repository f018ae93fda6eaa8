import { createHash } from 'node:crypto';
import type { LegalTextItem } from '@hidamari/contract/content';
import { describe, expect, test } from 'vitest';
import { LEGAL_TEXTS } from './index.ts';
import { PUBLISHED_VERSIONS } from './published-versions.ts';

/** A text through all its versions: its id without the number. */
const nameOf = ({ id }: LegalTextItem) => id.replace(/-v\d+$/, '');
const sumOf = ({ title, body }: LegalTextItem) =>
  createHash('sha256').update(`${title}\n${body}`).digest('base64url').slice(0, 22);

describe.each(LEGAL_TEXTS.map((text) => [nameOf(text), text] as const))('%s の版（G32）', (name, text) => {
  const rows = PUBLISHED_VERSIONS[name] ?? [];
  const last = rows.at(-1);

  test('文を変えたら、版の番号と日付も上げてある', () => {
    const { version, date } = text;
    const row = `{ version: ${version}, date: '${date}', sum: '${sumOf(text)}' }`;
    const isNewer = last === undefined || version > last.version;
    expect(
      { version, date, sum: sumOf(text) },
      isNewer
        ? `published-versions.ts の '${name}' の終わりに、この行を足してください： ${row}`
        : `「${text.title}」の文が、第${last.version}版（${last.date}）から変わっています。version と date を上げ、changes に変わったところを書いて、published-versions.ts に新しい行を足してください。前の行は変えません。`,
    ).toEqual(last);
  });

  test('番号は一つずつ、日付はあとへ進み、二つめからは変わったところを言う', () => {
    expect(rows.map(({ version }) => version)).toEqual(rows.map((_, at) => at + 1));
    const days = rows.map(({ date }) => date);
    expect(days).toEqual([...new Set(days)].sort());
    expect((text.changes ?? '') !== '').toBe(text.version > 1);
  });
});
