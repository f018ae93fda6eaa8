import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { readLogKeyword } from '@hidamari/domain/log-search';
import { expect, it } from 'vitest';
import { FULL_LOG } from '../../../../../../packages/contract/src/treatment-logs/full-log.fixture.ts';
import { hiddenMatches } from './log-matches.ts';
import { logSummary } from './log-summary.ts';

const LOG: TreatmentLog = {
  ...FULL_LOG,
  id: '3f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a10',
  viewed_at: null,
  created_at: '2026-11-18 20:00:00',
  updated_at: '2026-11-18 20:00:00',
  version: 1,
  other: { text: `${'庭に出た。'.repeat(30)}夕方に眠気があり、早めに休んだ。` },
};

const wordsOf = (keyword: string) => readLogKeyword(keyword, () => []).flatMap(({ words }) => words);

const shown = (keyword: string) =>
  hiddenMatches(LOG, logSummary(LOG), wordsOf(keyword)).map((pieces) =>
    pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join(''),
  );

it.each([
  [
    'カードに見えていない文の場合、そのまわりを見せる',
    '眠気',
    ['…。庭に出た。庭に出た。夕方に[眠気]があり、早めに休んだ。'],
  ],
  ['カードに見えている言葉の場合、くり返さない', '吐き気止め', []],
  ['題名の言葉の場合、くり返さない', 'しゃつ', []],
  ['症状の名前の場合、くり返さない', 'だるさ', []],
  ['検査の項目の場合、その名前を見せる', '白血球', ['[白血球]']],
  [
    '二つの言葉が同じところにある場合、一度だけ見せる',
    '眠気 早め',
    ['…。庭に出た。庭に出た。夕方に[眠気]があり、早めに休んだ。'],
  ],
  ['同じ意味の言葉がカードに見えている場合、くり返さない', '倦怠感', []],
  [
    '同じ意味の言葉がカードの外にある場合、そのまわりを見せる',
    '採血',
    ['[血液検査]の説明を受けた。 次は2週間…'],
  ],
  ['測ったものがカードに見えている場合、くり返さない', '36.8', []],
  ['何も探していない場合、何も見せない', '', []],
  ['その記録にない言葉の場合、何も見せない', '頭痛', []],
])('%s', (_, keyword, expected) => {
  expect(shown(keyword)).toEqual(expected);
});
