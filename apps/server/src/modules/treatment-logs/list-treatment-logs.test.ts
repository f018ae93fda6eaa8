import type { KeywordWord } from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTreatmentLogs, TEST_NOW, type TreatmentLogsUnderTest } from './treatment-logs.fixture.ts';

let portal: TreatmentLogsUnderTest;
beforeAll(async () => {
  portal = await startTreatmentLogs();
  return () => portal.close();
});

type Draft = Parameters<TreatmentLogsUnderTest['write']>[0];

/** Writes one log after the other, a second apart. */
async function writeAll(...logs: Draft[]) {
  for (const [index, log] of logs.entries()) {
    portal.setNow(new Date(TEST_NOW.getTime() + index * 1_000));
    await portal.write(log);
  }
}

describe('一覧', () => {
  beforeEach(() => portal.empty());

  // @proves call GET /treatment-logs
  it('日付の新しい順、同じ日は時刻の遅い順、時刻のない記録は後に並べる', async () => {
    await writeAll(
      { title: '昨日', log_date: '2026-11-15', log_time: '23:59' },
      { title: '時刻なし・先' },
      { title: '朝', log_time: '07:00' },
      { title: '夜', log_time: '21:00' },
    );
    expect(await portal.titles('')).toEqual(['夜', '朝', '時刻なし・先', '昨日']);
  });

  // @proves call GET /treatment-logs
  // @proves state log list: filters
  it('二十件ずつに分け、全部の数を知らせる', async () => {
    const days = Array.from({ length: 23 }, (_, index) => String(index + 1).padStart(2, '0'));
    await writeAll(...days.map((day) => ({ title: day, log_date: `2026-10-${day}` })));
    const first = await portal.send('GET', '?page=1');
    expect(first.body.meta).toEqual({ page: 1, per_page: 20, total: 23 });
    expect(await portal.titles('?page=1')).toEqual(days.toReversed().slice(0, 20));
    expect(await portal.titles('?page=2')).toEqual(['03', '02', '01']);
    const past = await portal.send('GET', '?page=10000');
    expect(past).toMatchObject({ status: 200, body: { data: [], meta: { page: 10_000, total: 23 } } });
  });

  it('ほかの人の記録は、数にも入れない', async () => {
    await portal.write({ title: '花子' });
    await portal.write({ title: '次郎' }, 'jiro');
    expect((await portal.send('GET', '')).body.meta.total).toBe(1);
    expect(await portal.titles('')).toEqual(['花子']);
    expect(await portal.titles('?keyword=散歩', 'jiro')).toEqual(['次郎']);
  });

  // @proves state log list: filters
  it('分類を一つ選んだ場合はその記録を、いくつか選んだ場合はどれかにあてはまる記録を示す', async () => {
    await writeAll(
      { title: '薬', is_other_log: false, is_medicine_log: true },
      { title: '症状', is_other_log: false, is_condition_log: true },
      { title: '薬と症状', is_other_log: false, is_medicine_log: true, is_condition_log: true },
      { title: 'くらし', is_other_log: false, is_life_log: true },
    );
    expect(await portal.titles('?is_medicine_log=1')).toEqual(['薬と症状', '薬']);
    expect(await portal.titles('?is_medicine_log=1&is_life_log=1')).toEqual(['くらし', '薬と症状', '薬']);
    expect(await portal.titles('?is_visiting_hospital_log=1')).toEqual([]);
    expect(await portal.titles('?is_medicine_log=0')).toHaveLength(4);
  });

  // @proves state log list: filters
  it('期間を選んだ場合、初めの日と終わりの日をふくめて示す', async () => {
    const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'];
    await writeAll(...days.map((day) => ({ title: day, log_date: day })));
    expect(await portal.titles('?from_date=2026-11-02&to_date=2026-11-03')).toEqual([
      '2026-11-03',
      '2026-11-02',
    ]);
    expect(await portal.titles('?from_date=2026-11-04&to_date=2026-11-01')).toEqual([]);
    expect(await portal.titles('?from_date=0000-01-01&to_date=9999-12-31')).toHaveLength(4);
    expect(await portal.titles('?to_date=0000-01-01')).toEqual([]);
  });

  it('長い言葉の場合、そのはじめをさがす', async () => {
    expect((await portal.send('GET', `?keyword=${'あ'.repeat(500)}`)).status).toBe(200);
  });

  it.each(['?page=0', '?page=x', '?from_date=2026-13-01', '?is_life_log=2'])(
    '%sの場合、読み取れないと答える',
    async (query) => expect((await portal.send('GET', query)).status).toBe(400),
  );
});

// @proves state log list: filters
describe('言葉で探す', () => {
  const search = (keyword: string, more = '') =>
    portal.titles(`?keyword=${encodeURIComponent(keyword)}${more}`);

  beforeAll(async () => {
    await portal.siteSearch.prepare([]);
    await portal.empty();
    await writeAll(
      {
        title: '受診',
        is_visiting_hospital_log: true,
        visit: { hospital_name: 'ひなた総合病院', explanation: '次はCT検査', kind: 'outpatient' },
        medicines: [{ name: 'カペシタビン', taken: 'not_taken' }],
        treatments: [{ type: 'immunotherapy', status: 'ongoing' }],
        test_results: [{ type: 1, rows: [] }],
      },
      {
        title: '体調',
        log_date: '2026-11-15',
        is_condition_log: true,
        symptoms: [{ key: 'nausea', today: 1 }],
        measurements: [{ kind: 'body_temperature', value: 37.6 }],
        life: { mood: 3 },
        other: { text: '100%の力_では歩けない。Café' },
      },
    );
  });

  it.each([
    ['題名', '受診', ['受診']],
    ['病院', '総合病院', ['受診']],
    ['説明', '検査', ['受診']],
    ['薬', 'カペシタビン', ['受診']],
    ['症状の名前', '吐き気', ['体調']],
    ['自由な文', '歩けない', ['体調']],
    ['一字', '力', ['体調']],
    ['一字の題名', '体', ['体調']],
    ['ひらがな', 'かぺしたびん', ['受診']],
    ['半角のカタカナ', 'ｶﾍﾟｼﾀﾋﾞﾝ', ['受診']],
    ['全角の英字', 'ｃｔ', ['受診']],
    ['大文字', 'CAFÉ', ['体調']],
    ['いくつかの言葉', 'カペシタビン　受診', ['受診']],
    ['長い言葉と短い言葉', '総合病院 CT', ['受診']],
    ['片方しかない言葉', 'カペシタビン 吐き気', []],
    ['順のちがう言葉', '合総病院', []],
    ['かけらはあっても続いていない言葉', 'ましたび', []],
    ['欄をまたぐ言葉', '院次', []],
    ['別の欄にある二つの言葉', '吐き気で歩けない', ['体調']],
    ['ない言葉', '頭痛', []],
    ['空白だけ', ' 　 ', ['受診', '体調']],
  ])('%s「%s」で見つかる', async (_, keyword, found) => expect(await search(keyword)).toEqual(found));

  it.each([
    ['同じ意味の言葉', '悪心', ['体調']],
    ['文の中の形のちがい', '歩けなかった', ['体調']],
    ['薬の別の名前', 'ゼローダ', ['受診']],
    ['選んだ通院の種類', '外来', ['受診']],
    ['選んだ治療の種類', '免疫療法', ['受診']],
    ['治療のようす', '治療中', ['受診']],
    ['検査の種類', '採血', ['受診']],
    ['測ったもの', '37.6', ['体調']],
    ['度で書いた熱', '37度', ['体調']],
    ['気分の言葉', 'よくない', ['体調']],
    ['飲み方', '飲み忘れ', ['受診']],
    ['分類の名前', '症状', ['体調']],
    ['近いだけの言葉', '嘔吐', []],
    ['打ち消された形', '飲む', []],
  ])('画面に見えるもの（%s「%s」）で見つかる', async (_, keyword, found) =>
    expect(await search(keyword)).toEqual(found),
  );

  it('どう読んだかを、ログでの呼び名といっしょに答え、言葉がなければ何も言わない', async () => {
    const { body } = await portal.send('GET', `?keyword=${encodeURIComponent('悪心 力')}`);
    expect(body.words.map(({ typed, label }: KeywordWord) => [typed, label])).toEqual([
      ['悪心', '吐き気'],
      ['力', null],
    ]);
    expect((await portal.send('GET', '')).body).not.toHaveProperty('words');
  });

  it('言葉を読む糸が答えない場合も、書いたとおりの言葉と同じ意味の言葉で見つかる', async () => {
    const { siteSearch } = portal;
    const whole = siteSearch.readLogKeyword;
    siteSearch.readLogKeyword = () => Promise.reject(new AppError('unavailable'));
    try {
      expect(await search('悪心')).toEqual(['体調']);
      expect(await search('歩けない')).toEqual(['体調']);
    } finally {
      siteSearch.readLogKeyword = whole;
    }
  });

  it('分類や期間といっしょに使える', async () => {
    expect(await search('散歩')).toEqual(['受診']);
    expect(await search('散歩', '&is_condition_log=1')).toEqual([]);
    expect(await search('を', '&to_date=2026-11-15')).toEqual([]);
  });

  it.each([
    ['%', ['体調']],
    ['_', ['体調']],
    ['100%', ['体調']],
    ['%%%', []],
    ['%_ _%', []],
    ["'", []],
    ['"', []],
    ['\\', []],
    ['{}', []],
    ['(', []],
    ['*', []],
    ['👨‍👩‍👧', []],
    ['あ'.repeat(200), []],
  ])('変わった言葉「%s」でも、文字どおりに探す', async (keyword, found) =>
    expect(await search(keyword)).toEqual(found),
  );

  it.each(['\u200b', ' \u3164　'])(
    '目に見えない文字だけの言葉（%j）は、言葉がないのと同じ',
    async (keyword) => {
      expect(await search(keyword)).toEqual(await search(''));
    },
  );

  it('保存できない文字の場合も、500を返さない', async () => {
    for (const keyword of ['%00', 'a%00b', '%ED%A0%80', '%ED%BF%BF%ED%A0%80', '%FF', '%E3%81']) {
      expect((await portal.send('GET', `?keyword=${keyword}`)).status).toBeLessThan(500);
    }
  });
});

it('言葉が長くても短くても、ページに分けて全部の数を知らせる', async () => {
  await portal.empty();
  const days = Array.from({ length: 23 }, (_, index) => String(index + 1).padStart(2, '0'));
  await writeAll(...days.map((day) => ({ title: day, log_date: `2026-09-${day}` })));
  for (const keyword of ['散歩', '散歩を']) {
    const { body } = await portal.send('GET', `?keyword=${encodeURIComponent(keyword)}&page=2`);
    expect(body.meta).toEqual({ page: 2, per_page: 20, total: 23 });
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['03', '02', '01']);
  }
});
