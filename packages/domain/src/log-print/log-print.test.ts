import { describe, expect, it } from 'vitest';
import { fieldLabel } from '../members/index.ts';
import { PRINT_FOOTER_TEXT, SYMPTOM_KEYS, symptomLabel } from '../treatment-logs/index.ts';
import { laySheets } from './lay-sheets.ts';
import { aFullLog, aPrint, aPrintedLog, blockTexts, wordsOf } from './print-input.fixture.ts';
import type { PrintedLog, PrintedTreatment } from './printed-log.ts';
import { treatmentStarts } from './treatment-rows.ts';

const textsOf = (input: Parameters<typeof aPrint>[0], page = 0) => {
  const sheet = laySheets(aPrint(input))[page];
  return sheet ? blockTexts(sheet) : [];
};

describe('一枚目のまとめ（G70）', () => {
  it('記録がない場合も、期間と、書きこむ場所と、そのことばがある', () => {
    const sheets = laySheets(aPrint());
    expect(sheets).toHaveLength(1);
    const texts = sheets.flatMap(blockTexts);
    expect(texts).toContain('期間 | 2026年11月1日〜2026年11月20日（20日間）');
    expect(texts).toContain('記録 | この期間の記録はありません');
    expect(texts).toContain('この期間に、薬の記録はありません。');
    expect(texts.at(-1)).toBe(`${PRINT_FOOTER_TEXT} | 2026年11月20日 作成　1／1`);
  });

  it('名前と生年月日は、選んだ場合だけ載せる', () => {
    const person = { name: '見本 花子', birthday: '1968-03-04' };
    expect(textsOf({ person })).toContain('お名前 | 見本 花子');
    expect(textsOf({ person })).toContain('生年月日 | 1968年3月4日');
    expect(textsOf({})).toContain('お名前');
  });

  it('治療は、同じものを一行にまとめ、さいごに書いた状態を載せる', () => {
    const treatment = { type: 'chemical-treatment', course_number: 3 } as const;
    const logs = [
      aPrintedLog({
        log_date: '2026-11-10',
        treatments: [{ ...treatment, day_number: 8, status: 'finished' }],
      }),
      aPrintedLog({
        log_date: '2026-11-03',
        treatments: [{ ...treatment, day_number: 1, status: 'ongoing' }],
      }),
    ];
    const rows = textsOf({ logs }).filter((text) => text.includes('抗がん剤治療'));
    expect(rows).toEqual(['11/3 | 抗がん剤治療 | 3 | 終了']);
  });

  const treated = (log_date: string, change: Partial<PrintedTreatment>) =>
    aPrintedLog({ log_date, treatments: [{ type: 'chemical-treatment', status: 'ongoing', ...change }] });
  const treatmentsOf = (logs: PrintedLog[], from = '2026-01-01') => {
    const texts = textsOf({ logs, choices: { from } });
    const first = texts.indexOf('日 | 内容 | コース | 状態');
    return texts.slice(first + 1, first + 7);
  };

  it('治療が多い場合、いま受けているものと新しいものを先に載せ、残りの数と場所を言う', () => {
    const old = Array.from({ length: 7 }, (_, index) =>
      treated(`2026-02-0${index + 1}`, {
        name: `前の薬${index + 1}`,
        status: 'finished',
        ended_on: `2026-02-0${index + 1}`,
      }),
    );
    const logs = [
      ...old,
      treated('2026-01-10', { name: '長い薬' }),
      treated('2026-11-06', { name: '今の薬', course_number: 3 }),
      treated('2026-11-07', {
        type: 'surgery',
        name: '',
        status: 'finished',
        started_on: '2024-05-10',
        ended_on: '2024-05-10',
      }),
    ];
    const rows = treatmentsOf(logs);
    expect(rows[0]).toBe('11/6 | 抗がん剤治療 今の薬 | 3 | 治療中');
    expect(rows[1]).toBe('1/10 | 抗がん剤治療 長い薬 | 治療中');
    expect(rows[2]).toContain('前の薬7');
    expect(rows.join()).not.toContain('2024/5/10');
    expect(textsOf({ logs, choices: { from: '2026-01-01' } })).toContain('ほか4件は次のページ以降');
  });

  it('同じ治療のコースは、何回あっても一行にし、数えなおした場合は別の行にする', () => {
    const course = (log_date: string, course_number: number, change: Partial<PrintedTreatment> = {}) =>
      treated(log_date, { name: 'TC療法', course_number, ...change });
    const twelve = Array.from({ length: 12 }, (_, index) =>
      course(`2026-${String(index + 1).padStart(2, '0')}-05`, index + 1, {
        status: index < 11 ? 'finished' : 'ongoing',
      }),
    );
    expect(treatmentsOf(twelve)[0]).toBe('12/5 | 抗がん剤治療 TC療法 | 1〜12 | 治療中');
    const gap = [course('2026-01-05', 1), course('2026-01-26', 2), course('2026-03-05', 4)];
    expect(treatmentsOf(gap)[0]).toBe('1/5 | 抗がん剤治療 TC療法 | 1〜2・4 | 治療中');
    const again = [
      course('2026-01-05', 1),
      course('2026-02-05', 2, { status: 'finished' }),
      course('2026-09-05', 1),
    ];
    expect(treatmentsOf(again).slice(0, 2)).toEqual([
      '9/5 | 抗がん剤治療 TC療法 | 1 | 治療中',
      '1/5 | 抗がん剤治療 TC療法 | 1〜2 | 終了',
    ]);
  });

  it('コースの番号は、治療の名前が長くても切れない', () => {
    const logs = [
      treated('2026-11-06', {
        name: '手術後の薬物療法（ドセタキセルとシクロホスファミド）',
        course_number: 12,
      }),
    ];
    expect(treatmentsOf(logs)[0]).toMatch(/^11\/6 \| 抗がん剤治療 手術.*… \| 12 \| 治療中$/);
  });

  it('「治療（すべて）」は、日付の中でも「治療中」の中でも、行を変えない', () => {
    const logs = Array.from({ length: 8 }, (_, index) =>
      treated('2026-11-10', {
        name: `${index + 1}番の治療`,
        course_number: 10 + index,
        started_on: `2025-12-${10 + index}`,
        ended_on: `2026-11-${10 + index}`,
      }),
    );
    const sheets = laySheets(aPrint({ logs, choices: { from: '2025-12-01' } }));
    const rows = sheets
      .slice(1)
      .flatMap(({ blocks }) =>
        blocks.filter(({ texts }) => texts.some(({ lines }) => lines.join().includes('番の治療'))),
      );
    const whole = rows.filter(({ texts }) => texts.length === 4);
    expect(whole).toHaveLength(8);
    for (const { texts } of whole) {
      const [day, , course, status] = texts.map(({ lines }) => lines);
      expect(day).toEqual([expect.stringMatching(/^2025\/12\/\d+〜2026\/11\/\d+$|^2025\/12\/\d+〜11\/\d+$/)]);
      expect(course).toEqual([expect.stringMatching(/^\d+$/)]);
      expect(status).toEqual(['治療中']);
    }
  });

  it.each([
    ['終わった日だけが分かる', { status: 'finished', ended_on: '2026-11-05' }, '〜11/5'],
    ['始まりも終わりも分からない', { status: 'finished' }, '11/10の記録'],
    ['n日目から始まりを数えられる', { status: 'finished', day_number: 8 }, '11/3'],
    ['始まりと終わりが分かる', { started_on: '2025-12-01', ended_on: '2026-11-05' }, '2025/12/1〜11/5'],
    ['まだこれから', { status: 'planned' }, '11/10の記録'],
    ['これからの日が決まっている', { status: 'planned', started_on: '2026-11-18' }, '11/18'],
    ['つづいている', { status: 'ongoing' }, '11/10'],
  ])('治療の日：%s場合', (_, change, day) => {
    const treatment = { type: 'chemical-treatment', course_number: 3, ...change } as const;
    const logs = [aPrintedLog({ log_date: '2026-11-10', treatments: [treatment as PrintedTreatment] })];
    const rows = textsOf({ logs }).filter((text) => text.includes('抗がん剤治療'));
    expect(rows.map((row) => row.split(' | ')[0])).toEqual([day]);
  });

  it('終わった治療は、記録の日を始まりの日とせず、「n日目」からは始まりの日を数える', () => {
    const startsOf = (change: object, log_date = '2026-11-10') =>
      [
        ...treatmentStarts([
          aPrintedLog({
            log_date,
            treatments: [{ type: 'chemical-treatment', course_number: 3, ...change }],
          }),
        ]),
      ].join();
    expect(startsOf({ status: 'finished' })).toBe('');
    expect(startsOf({ status: 'finished', day_number: 8 })).toBe('2026-11-03');
    expect(startsOf({ status: 'finished', started_on: '2026-09-01' })).toBe('2026-09-01');
    expect(startsOf({ status: 'ongoing', day_number: 8, started_on: '2026-09-01' })).toBe('2026-11-03');
    expect(startsOf({ status: 'ongoing' })).toBe('2026-11-10');
    expect(startsOf({ status: 'planned', day_number: 1 })).toBe('');
  });

  it('検査の新しい値は、日まで切れずに載る', () => {
    const row = {
      item: 'ヘモグロビン',
      value: '12.8',
      unit: 'g/dL',
      reference_low: '11.6',
      reference_high: '14.8',
    };
    const test = { type: 1, rows: [row], images: [] } as const;
    const other = { ...test, rows: [{ ...row, item: 'CEA' }] };
    const logs = [
      aPrintedLog({ log_date: '2026-11-10', test_results: [test] }),
      aPrintedLog({ log_date: '2026-11-03', test_results: [other] }),
    ];
    expect(textsOf({ logs }).join()).toContain('12.8（11/10）');
  });

  it('どの検査も同じ日の場合、日は見出しに一度だけ載り、項目の場所が広い', () => {
    const on = (log_date: string, value: string) =>
      aPrintedLog({
        log_date,
        test_results: [
          { type: 1, rows: ['白血球', '血小板'].map((item) => ({ item, value, unit: '/μL' })), images: [] },
        ],
      });
    const texts = textsOf({ logs: [on('2026-11-10', '3400'), on('2026-11-02', '5100')] });
    expect(texts).toContain('検査の項目 | 前の値 11/2 | 新しい値 11/10 | 紙の基準値');
    expect(texts).toContain('血小板（/μL） | 5100 | 3400');
  });

  it('次の診察の病院と診療科は、切れずに載る', () => {
    const nextVisit = {
      visit_date: '2026-12-24',
      visit_time: '10:30',
      hospital: '日だまり大学医学部附属病院（架空）',
      department: '呼吸器内科',
      questions: [],
    };
    expect(textsOf({ nextVisit }).join()).toContain('日だまり大学医学部附属病院（架空）　呼吸器内科');
  });

  it('薬は、飲んだ日と飲まなかった日を数え、よしあしは言わない', () => {
    const taken = (log_date: string, state: 'taken' | 'not_taken' | 'not_yet') =>
      aPrintedLog({
        log_date,
        medicines: [{ name: '吐き気止め', dose: '1錠', times_per_day: 2, taken: state }],
      });
    const logs = [
      taken('2026-11-01', 'taken'),
      taken('2026-11-01', 'taken'),
      taken('2026-11-02', 'taken'),
      taken('2026-11-03', 'not_taken'),
      taken('2026-11-04', 'not_yet'),
    ];
    expect(textsOf({ logs })).toContain('吐き気止め | 1錠・1日2回 | 2日 | 1日');
  });

  it('体温はいちばん高い日、体重ははじめと終わりを載せる', () => {
    const measured = (log_date: string, celsius: number, weight: number) =>
      aPrintedLog({
        log_date,
        measurements: [
          { kind: 'body_temperature', value: celsius },
          { kind: 'weight', value: weight },
        ],
      });
    const logs = [
      measured('2026-11-01', 36.4, 53),
      measured('2026-11-05', 37.2, 52.8),
      measured('2026-11-09', 36.6, 52.4),
    ];
    const texts = textsOf({ logs });
    expect(texts).toContain('体温 | 36.4〜37.2℃ | 最高は11/5');
    expect(texts).toContain('体重 | 52.4〜53.0kg | 53.0→52.4');
    expect(textsOf({ logs: [...logs, measured('2026-11-10', 37.96, 52.35)] })).toEqual(
      expect.arrayContaining(['体温 | 36.4〜37.96℃ | 最高は11/10', '体重 | 52.35〜53.0kg | 53.0→52.35']),
    );
  });

  it('検査は、項目と単位ごとに、前の値と新しい値と、紙の基準値を載せる（G63）', () => {
    const tested = (tested_on: string, value: string, unit: string) =>
      aPrintedLog({
        test_results: [
          {
            type: 1,
            tested_on,
            rows: [{ item: '白血球', value, unit, reference_low: '3.3', reference_high: '8.6' }],
            images: [],
          },
        ],
      });
    const texts = textsOf({
      logs: [
        tested('2026-11-09', '2.1', '千'),
        tested('2026-11-02', '5.5', '千'),
        tested('2026-11-02', '5500', '個'),
      ],
    });
    expect(texts).toContain('検査の項目 | 前の値 11/2 | 新しい値 | 紙の基準値');
    expect(texts).toContain('白血球（千） | 5.5 | 2.1（11/9） | 3.3〜8.6');
    expect(texts).toContain('白血球（個） | 5500（11/2） | 3.3〜8.6');
  });

  it('選ばなかった分類は「入れていません」と言い、記録がないとは言わない', () => {
    const logs = [aPrintedLog({ medicines: [{ name: '胃の薬', taken: 'taken' }] })];
    const sheets = laySheets(aPrint({ logs, choices: { categories: ['is_life_log'] } }));
    expect(wordsOf(sheets)).not.toContain('胃の薬');
    expect(sheets.flatMap(blockTexts)).toContain('この紙には入れていません。');
    expect(wordsOf(sheets)).not.toContain('薬の記録はありません');
  });

  it('症状をすべて外した場合、つらい症状がなかったとは言わない', () => {
    const logs = [aPrintedLog({ symptoms: [{ key: 'pain', today: 4, interference: 4 }] })];
    const none = textsOf({ logs, choices: { symptoms: [] } });
    expect(none).toContain('この紙には入れていません。');
    expect(none.join()).not.toContain('つらかった症状の記録はありません');
    const other = textsOf({ logs, choices: { symptoms: ['cough'] } });
    expect(other).toContain('この紙には入れていません。');
    expect(other.join()).toContain('選んだ症状だけ。');
    expect(textsOf({ logs: [], choices: { symptoms: [...SYMPTOM_KEYS] } })).toContain(
      'この期間に、つらかった症状の記録はありません。',
    );
  });

  it('症状は、棒と、強い日と、生活のさまたげを載せる', () => {
    const logs = [
      aPrintedLog({ log_date: '2026-11-18', symptoms: [{ key: 'fatigue', today: 4, interference: 3 }] }),
    ];
    expect(textsOf({ logs })).toContain('だるさ | 4 とても強い　11/18 | かなり | - - - - 4 - -');
    // The same words as in the details that follow.
    const name = fieldLabel('symptoms.interference');
    expect(textsOf({ logs }).join()).toContain(`いちばん強い日 | ${name} | 終わりの7日`);
    expect(textsOf({ logs }, 1).join()).toContain(`${name}はかなり`);
  });

  it('いちばん強い日は、前の年の日でも、年まで切れずに載る', () => {
    const logs = [
      aPrintedLog({ log_date: '2025-11-28', symptoms: [{ key: 'fatigue', today: 4, interference: 3 }] }),
    ];
    const texts = textsOf({ logs, choices: { from: '2025-11-25' } });
    expect(texts.join()).toContain('4 とても強い　2025/11/28 | かなり');
  });

  it('つらい症状が五つより多い場合、残りの数と名前と、どこにあるかを言う', () => {
    const symptoms = SYMPTOM_KEYS.slice(0, 8).map(
      (key, index) => ({ key, today: 4, interference: index < 5 ? 4 : 1 }) as const,
    );
    const texts = textsOf({ logs: [aPrintedLog({ symptoms })] });
    const rest = SYMPTOM_KEYS.slice(5, 8)
      .map((key) => symptomLabel(key))
      .join('、');
    expect(texts).toContain(`ほか3件は日ごとの記録に：${rest}`);
    expect(textsOf({ logs: [aPrintedLog({ symptoms: symptoms.slice(0, 5) })] }).join()).not.toContain('ほか');
  });

  it('薬の量と回数は、切れずに載る', () => {
    const medicines = [
      { name: '炭酸水素ナトリウム錠', dose: '330mg 2錠', times_per_day: 3, taken: 'taken' },
    ] as const;
    expect(textsOf({ logs: [aPrintedLog({ medicines: [...medicines] })] }).join()).toContain(
      '330mg 2錠・1日3回',
    );
  });
});

describe('場所に入りきらない場合', () => {
  const questions = Array.from({ length: 9 }, (_, index) => ({ text: `聞きたいこと${index + 1}番` }));
  const nextVisit = { visit_date: '2026-11-24', visit_time: '09:30', hospital: '見本病院', questions };

  it('聞きたいことは、残りの数を言い、二枚目からに続く', () => {
    const sheets = laySheets(aPrint({ logs: [aFullLog()], nextVisit }));
    const [first, second] = sheets.map(blockTexts);
    expect(first).toContain('次の診察 | 11月24日（火）9:30　見本病院');
    expect(first).toContain('5 | 聞きたいこと5番');
    expect(first).toContain('ほか4件は次のページ以降');
    expect(second).toContain('6 | 聞きたいこと6番');
    expect(second).toContain('9 | 聞きたいこと9番');
  });

  it('答えのある場合は、答えも載せる', () => {
    const answered = { ...nextVisit, questions: [{ text: '何日休めますか', answer: '二週間ほどです' }] };
    expect(textsOf({ nextVisit: answered })).toContain('1 | 何日休めますか | 二週間ほどです');
  });

  it('薬が多い場合、残りの数を言い、すべてを次のページに載せる', () => {
    const medicines = Array.from({ length: 50 }, (_, index) => ({
      name: `薬${index + 1}号${'な'.repeat(50)}`,
    }));
    const sheets = laySheets(aPrint({ logs: [aPrintedLog({ medicines })] }));
    expect(sheets.slice(0, 1).flatMap(blockTexts)).toContain('ほか44件は次のページ以降');
    expect(sheets.slice(1).flatMap(blockTexts)).toContain('薬（すべて）');
    for (const { name } of medicines) expect(wordsOf(sheets.slice(1))).toContain(name);
  });
});

describe('日ごとの記録', () => {
  const everything: PrintedLog = aPrintedLog({
    log_time: '14:05',
    title: '通院の日',
    visit: {
      kind: 'outpatient',
      hospital_name: '見本病院',
      department: '乳腺外科',
      doctor_role: '主治医',
      explanation: '一行目\n二行目',
      cost_yen: 12_340,
      admitted_on: '2026-11-01',
      discharged_on: '2026-11-02',
    },
    medicines: [
      { name: '痛み止め', dose: '60mg', times_per_day: 'as_needed', taken: 'taken', note: '食後に' },
    ],
    symptoms: [{ key: 'numbness', frequency: 3, strength: 2, interference: 1, today: 2 }],
    measurements: [{ kind: 'body_temperature', value: 36.8, measured_at: '07:00' }],
    life: { sleep_hours: 6.5, steps: 12_000, mood: 2, meals: 'おかゆ', outing: '公園', work: 'remote' },
    other: { text: '金木犀の香り' },
    test_results: [
      {
        type: 1,
        tested_on: '2026-11-15',
        hospital_name: '検査所',
        rows: [{ item: 'Hb', value: '11.2', unit: 'g/dL', reference_low: '11.6' }],
        memo: '次は二週後',
        images: ['k1', 'k2'],
      },
    ],
    treatments: [
      {
        type: 'radiation-therapy',
        name: '外照射',
        started_on: '2026-11-01',
        ended_on: '2026-11-30',
        course_number: 2,
        day_number: 4,
        status: 'ongoing',
      },
    ],
    images: ['k3'],
  });

  it('書いた欄は、すべて載る', () => {
    expect(textsOf({ logs: [everything] }, 1)).toEqual([
      '診察のためのまとめ　2026年11月1日〜2026年11月20日（20日間）',
      '日ごとの記録',
      '2026年11月16日（月）',
      '14:05　通院の日',
      '受診・入院 | 通院　見本病院　乳腺外科　主治医',
      '言われたこと | 一行目二行目',
      '費用 | 12,340円',
      '入院した日 | 2026年11月1日（日）',
      '退院した日 | 2026年11月2日（月）',
      '検査 | 血液検査 2026年11月15日（日） 検査所Hb 11.2 g/dL（紙の基準値 11.6〜）',
      '検査のメモ | 次は二週後',
      '検査の紙の画像 | 2件（画面で見られます）',
      '治療 | 放射線治療 外照射 2コース目 4日目 治療中 2026年11月1日（日）〜2026年11月30日（月）',
      '薬 | 痛み止め　60mg・頓服　飲んだ食後に',
      '症状 | しびれ：この日は中くらい。この7日間：よく、強さは中くらい、生活のさまたげは少し',
      'はかったもの | 体温 36.8℃（7:00）',
      'くらし | 気分 ふつう、睡眠 6.5時間、歩数 12,000歩、仕事 在宅',
      '食事 | おかゆ',
      '外出 | 公園',
      '自由記入 | 金木犀の香り',
      '画像と書類 | 1件（画面で見られます）',
      `${PRINT_FOOTER_TEXT} | 2026年11月20日 作成　2／2`,
    ]);
  });

  it('選ばなかった分類と症状は載らず、何も残らない日は出ない', () => {
    const quiet = aPrintedLog({ log_date: '2026-11-17', other: { text: 'その他だけの日' } });
    const choices = {
      categories: ['is_condition_log'],
      symptoms: SYMPTOM_KEYS.filter((key) => key !== 'numbness'),
    } as const;
    const texts = textsOf({ logs: [everything, quiet], choices }, 1);
    expect(texts.join()).toContain('はかったもの | 体温');
    expect(texts.join()).not.toMatch(/しびれ|金木犀|11月17日/);
  });

  it('古い日から並べ、同じ日は時刻の順、時刻のない記録は後にする', () => {
    const at = (log_date: string, title: string, log_time?: string) =>
      aPrintedLog({ log_date, log_time, title, other: { text: 'あ' } });
    const logs = [
      at('2026-11-02', '五'),
      at('2026-11-01', '三'),
      at('2026-11-01', '二', '20:00'),
      at('2026-11-01', '一', '08:00'),
    ];
    const titles = textsOf({ logs }, 1).filter((text) => /[一二三五]$/.test(text));
    expect(titles).toEqual(['8:00　一', '20:00　二', '三', '五']);
  });

  it('文がページをまたぐ場合、日付と欄に「（つづき）」を付け、番号は通しになる', () => {
    const text = Array.from({ length: 80 }, (_, index) => `${index + 1}行目`).join('\n');
    const sheets = laySheets(aPrint({ logs: [aPrintedLog({ other: { text } })] }));
    expect(sheets).toHaveLength(3);
    const third = blockTexts(sheets[2] ?? { blocks: [] });
    expect(third[1]).toBe('2026年11月16日（月）（つづき）');
    expect(third[2]).toMatch(/^（つづき） \| \d+行目/);
    expect(third.at(-1)).toContain('3／3');
    const all = wordsOf(sheets);
    for (let line = 1; line <= 80; line += 1) expect(all).toContain(`${line}行目`);
  });
});
