import { describe, expect, it } from 'vitest';
import { FULL_LOG } from '../log-form/full-log.fixture.ts';
import { logHeading, logMoment } from './log-heading.ts';
import { groupByMonth } from './log-months.ts';
import { logSummary } from './log-summary.ts';
import { medicineLine } from './medicine-line.ts';

describe('一覧の言葉', () => {
  it('症状は段階の言葉で、測った値は単位をつけて言う', () => {
    expect(logSummary(FULL_LOG).words.slice(0, 3)).toEqual([
      { label: 'しびれ', value: '中くらい' },
      { label: 'だるさ', value: 'なかった' },
      { label: '体温', value: '36.8℃' },
    ]);
  });

  it('受診、薬、治療、検査、書いた文の順に並べる', () => {
    expect(logSummary(FULL_LOG).lines).toEqual([
      'ひなた総合病院　乳腺外科　入院',
      '吐き気止め　1錠・1日2回・飲んだ',
      '痛み止め　頓服',
      'AC療法・3コース目・中',
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
