import { parseWireTimestamp } from '@hidamari/domain/japanese-dates';
import { describe, expect, it } from 'vitest';
import { FULL_LOG } from '../../../../../../packages/contract/src/treatment-logs/full-log.fixture.ts';
import {
  groupByMonth,
  logHeading,
  logMoment,
  medicineLine,
  timeLeft,
  trashedLogHeading,
} from './log-heading.ts';
import { logSummary } from './log-summary.ts';

describe('一覧の言葉', () => {
  it('症状は段階の言葉で、測った値は単位をつけて言う', () => {
    expect(logSummary(FULL_LOG).words.slice(0, 3)).toEqual([
      { label: 'しびれ', value: '中くらい' },
      { label: 'だるさ', value: 'なかった' },
      { label: '体温', value: '36.8℃' },
    ]);
  });

  it('測った値は、書いたとおりの細かさで言い、丸めない', () => {
    const measurements = [{ kind: 'body_temperature' as const, value: 37.96 }];
    expect(logSummary({ ...FULL_LOG, symptoms: [], measurements }).words[0]?.value).toBe('37.96℃');
  });

  it('受診、薬、治療、検査、書いた文の順に並べる', () => {
    expect(logSummary(FULL_LOG).lines).toEqual([
      'ひなた総合病院　乳腺外科　入院',
      '吐き気止め　1錠・1日2回・飲んだ',
      '痛み止め　頓服',
      'AC療法・3コース目・治療中',
      '血液検査の結果',
      '血液検査の説明を受けた。\n次は2週間後。',
      'おかゆ',
      '散歩',
      'よく眠れた',
    ]);
  });

  it('書かなかったものは言わない', () => {
    expect(medicineLine({ name: '胃の薬' })).toBe('胃の薬');
  });

  it('タイトルがない場合、種類で呼ぶ', () => {
    const { title: _, ...untitled } = FULL_LOG;
    expect(
      logHeading({ ...untitled, is_life_log: false, is_other_log: false, is_visiting_hospital_log: false }),
    ).toBe('薬と症状の記録');
    expect(logMoment(FULL_LOG)).toBe('2026年11月18日（水）14:20');
    expect(logMoment({ log_date: '2026-11-18' })).toBe('2026年11月18日（水）');
  });

  it('月ごとに、来た順のまま分ける', () => {
    const logs = ['2026-11-18', '2026-11-10', '2026-10-28'].map((log_date) => ({ log_date }));
    expect(groupByMonth(logs).map(({ label, logs: of }) => [label, of.length])).toEqual([
      ['2026年11月', 2],
      ['2026年10月', 1],
    ]);
  });
});

describe('削除した記録の言葉', () => {
  it.each([
    [
      'タイトルがある場合、その名前で呼ぶ',
      { title: '点滴の日', categories: ['is_medicine_log'] },
      '点滴の日',
    ],
    [
      'タイトルがない場合、種類で呼ぶ',
      { categories: ['is_medicine_log', 'is_life_log'] },
      '薬とくらしの記録',
    ],
  ] as const)('%s', (_, { categories, ...log }, heading) => {
    expect(trashedLogHeading({ ...log, categories: [...categories] })).toBe(heading);
  });

  it.each([
    ['2026-11-20 09:00:00', 'あと30日で消えます'],
    ['2026-12-08 08:59:59', 'あと13日で消えます'],
    ['2026-12-19 08:59:59', 'あと2日で消えます'],
    ['2026-12-19 09:00:00', '24時間以内に消えます'],
    ['2026-12-20 08:59:59', '24時間以内に消えます'],
    ['2026-12-20 09:00:00', '24時間以内に消えます'],
  ])('%s に見た場合、「%s」と言う', (now, words) => {
    const at = parseWireTimestamp(now);
    if (!at) throw new Error('no such time');
    expect(timeLeft({ restorable_until: '2026-12-20 09:00:00' }, at)).toBe(words);
  });
});
