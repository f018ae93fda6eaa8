import type { ContactThreshold } from '@hidamari/contract/contact-thresholds';
import type { CurrentUser } from '@hidamari/contract/members';
import type { CheckIn } from '@hidamari/contract/treatment-logs';
import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { CheckInCard } from '../check-in/check-in-card.tsx';
import { keepCheckIn } from '../check-in/check-in-queries.ts';
import LiveCheckIn from '../check-in/live-check-in.tsx';
import { keepCurrentUser } from '../data/current-user.ts';
import { browserQueryClient } from '../data/query-client.ts';
import { drawOnPage, memberOf } from '../page-under-test.fixture.tsx';
import { keepContactThreshold } from './contact-threshold-queries.ts';
import { ThresholdNotice } from './threshold-notice.tsx';

const CARD: ContactThreshold = {
  ...{ hospital_name: 'ひなた総合病院', card_number: '1234', treatment_name: 'TC療法' },
  ...{ day_phone: '0300000001', night_phone: '0300000002', day_from: '08:30', day_to: '17:15' },
  ...{ weekdays: [1, 2, 3, 4, 5], on_holidays: false, last_dose_on: '2026-11-10' },
  rules: [
    { kind: 'temperature', at_least: 37.5 },
    { kind: 'symptom', key: 'pain', at_least: 3 },
  ],
  ...{ note: '解熱剤を飲む前にはかる', updated_at: '2026-11-18 10:00:00', version: 1 },
};
const HANAKO = {
  is_self: true,
  last_name: '山田',
  first_name: '花子',
  birthday: '1953-05-03',
} as CurrentUser;
const FEVER_SENTENCE = '治療中の発熱は自分で判断せず、かかっている病院に電話してください。';
/** Whatever could be heard as 「電話しなくてよい」. */
const REASSURANCE = /安心|大丈夫|問題あり|心配いりません|心配あり|様子を見/;

/** In the tab's own cache, as the two check-ins read it. */
const client = browserQueryClient();
beforeEach(async () => {
  client.clear();
  await keepCurrentUser(client, HANAKO);
});

/** What stands on a member's page; 12:00 on a Friday, unless `renderedAt` says otherwise. */
function draw(part: React.ReactNode, renderedAt = '2026-11-20T03:00:00.000Z'): string {
  const page = { member: memberOf('general'), renderedAt };
  return drawOnPage(<QueryClientProvider client={client}>{part}</QueryClientProvider>, page);
}
function drawAt(celsius: number, card: ContactThreshold | null, renderedAt?: string): string {
  keepContactThreshold(client, card);
  const entry = {
    log_date: '2026-11-20',
    measurements: [{ kind: 'body_temperature' as const, value: celsius }],
  };
  return draw(<ThresholdNotice entry={entry} />, renderedAt);
}
/** Large numbers and buttons first, as `tel:` addresses. */
const callsIn = (html: string) => [
  ...new Set([...html.matchAll(/href="tel:(\d+)"/g)].map(([, digits]) => digits)),
];
const EMPTY_PLACE = /^<div aria-live="polite"[^>]*><\/div>$/;

describe('病院の目安を書いていない場合（G75）', () => {
  it('37.9℃では、何も言わない', () => {
    expect(drawAt(37.9, null)).toMatch(EMPTY_PLACE);
  });

  it('38.0℃から、発熱の文が出て、安心させる言葉はない', () => {
    const html = drawAt(38, null);
    expect(html).toContain(FEVER_SENTENCE);
    expect(html).not.toMatch(REASSURANCE);
  });

  it('目安はあって体温のことがない場合、発熱の文に、病院の番号がそえられる', () => {
    const html = drawAt(38, { ...CARD, rules: [{ kind: 'symptom', key: 'pain', at_least: 3 }] });
    expect(html).toContain(FEVER_SENTENCE);
    expect(callsIn(html)).toEqual(['0300000001', '0300000002']);
    expect(html).not.toMatch(REASSURANCE);
  });
});

describe('病院の目安を書いてある場合（G75）', () => {
  it('とどかない値では、何も言わない', () => {
    expect(drawAt(37.4, CARD)).toMatch(EMPTY_PLACE);
  });

  it.each([
    ['昼は、昼の番号', '2026-11-20T03:00:00.000Z', '昼の番号に電話する', ['0300000001', '0300000002']],
    ['夜は、夜の番号', '2026-11-20T12:00:00.000Z', '夜の番号に電話する', ['0300000002', '0300000001']],
  ])('とどく値では、%sを先に、もう一つの番号も出す', (_, renderedAt, label, calls) => {
    const html = drawAt(37.5, CARD, renderedAt);
    expect(html).toContain('病院から言われた目安にあてはまります。');
    expect(html).toContain('ひなた総合病院に電話してください。');
    expect(html).toContain(label);
    expect(callsIn(html)).toEqual(calls);
  });

  it('電話で伝えることを読み上げられ、病院に言われたとおりの言葉があり、安心させる言葉はない', () => {
    const html = drawAt(37.5, CARD);
    for (const words of [
      '電話で伝えること',
      '山田 花子です。',
      '診察券の番号は、1234です。',
      '受けている治療は、TC療法です。',
      '体温は、37.5℃です。',
      '解熱剤を飲む前にはかる',
      '表示がなくても、心配なときは病院に電話してください。',
    ])
      expect(html).toContain(words);
    expect(html).not.toContain(FEVER_SENTENCE);
    expect(html).not.toMatch(REASSURANCE);
  });
});

describe('きょうの調子（G60・G75）', () => {
  const checkIn = (pain: number, recent: CheckIn['recent'] = []): CheckIn => ({
    ...{ day: '2026-11-20', log: null, mood: null },
    symptoms: [{ key: 'pain', today: pain }],
    recent,
  });
  const inList = (pain: number, recent?: CheckIn['recent']) => {
    keepCheckIn(client, checkIn(pain, recent));
    return draw(<CheckInCard />);
  };
  const atHome = (pain: number, recent?: CheckIn['recent']) =>
    draw(<LiveCheckIn begun={{ now: checkIn(pain, recent), taps: [] }} onState={() => {}} />);
  const PLACES = [
    ['治療ログの一覧', inList],
    ['ホーム', atHome],
  ] as const;
  const logOf = (celsius: number, more: Partial<CheckIn['recent'][number]> = {}) => ({
    ...{ id: '4f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a11', log_date: '2026-11-20', log_time: '22:10' },
    ...{ symptoms: [], measurements: [{ kind: 'body_temperature' as const, value: celsius }] },
    ...more,
  });

  it.each(PLACES)(
    '%sで、今日か昨日に書いた記録が目安にとどく場合、番号と、その記録への道が出る',
    (_, drawAnswer) => {
      keepContactThreshold(client, CARD);
      const html = drawAnswer(2, [logOf(36.4, { id: '5f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a11' }), logOf(38.4)]);
      expect(html).toContain('病院から言われた目安にあてはまります。');
      expect(callsIn(html)).toEqual(expect.arrayContaining(['0300000001', '0300000002']));
      expect(html).toContain('体温は、38.4℃です。');
      expect(html).toContain(`href="/treatment-logs/${logOf(38.4).id}"`);
      expect(html).toContain('今日22:10の記録を見る');
      expect(html).not.toMatch(REASSURANCE);
      const yesterday = drawAnswer(2, [logOf(38.4, { log_date: '2026-11-19', log_time: undefined })]);
      expect(yesterday).toContain('昨日の記録を見る');
      const cool = drawAnswer(2, [logOf(37.4)]);
      expect(callsIn(cool)).not.toContain('0300000001');
      expect(cool).not.toContain('の記録を見る');
    },
  );

  it.each(PLACES)('%sで、目安の写しがない場合も、38.0℃からの発熱の文が出る', (_, drawAnswer) => {
    keepContactThreshold(client, null);
    expect(drawAnswer(2, [logOf(38)])).toContain(FEVER_SENTENCE);
    expect(drawAnswer(2, [logOf(37.9)])).not.toContain(FEVER_SENTENCE);
  });

  it('押した答えも記録も目安にとどく場合、今日の答えのほうを一つだけ出す', () => {
    keepContactThreshold(client, CARD);
    const html = inList(3, [logOf(38.4)]);
    expect(html.split('病院から言われた目安にあてはまります。')).toHaveLength(2);
    expect(html).not.toContain('の記録を見る');
  });

  it.each(PLACES)(
    '%sで、押した答えが目安にとどく場合、記録と同じに、電話する番号と伝えることが出る',
    (_, drawAnswer) => {
      keepContactThreshold(client, CARD);
      const html = drawAnswer(3);
      expect(html).toContain('病院から言われた目安にあてはまります。');
      expect(callsIn(html)).toEqual(expect.arrayContaining(['0300000001', '0300000002']));
      expect(html).toContain('診察券の番号は、1234です。');
      expect(html).not.toMatch(REASSURANCE);
      expect(callsIn(drawAnswer(2))).not.toContain('0300000001');
    },
  );
});
