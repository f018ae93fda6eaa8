import type { ContactThreshold } from '@hidamari/contract/contact-thresholds';
import type { CurrentUser } from '@hidamari/contract/members';
import type { CheckIn } from '@hidamari/contract/treatment-logs';
import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { cacheCurrentUser } from '../../shell/data/current-user.ts';
import { browserQueryClient } from '../../shell/data/query-client.ts';
import { drawOnPage, memberOf } from '../../shell/page-under-test.fixture.tsx';
import { CheckInCard } from '../check-in/check-in-card.tsx';
import { cacheCheckIn } from '../check-in/check-in-queries.ts';
import LiveCheckIn from '../check-in/live-check-in.tsx';
import { cacheContactThreshold } from './contact-threshold-queries.ts';
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
  await cacheCurrentUser(client, HANAKO);
});

/** What stands on a member's page; 12:00 on a Friday, unless `renderedAt` says otherwise. */
function draw(part: React.ReactNode, renderedAt = '2026-11-20T03:00:00.000Z'): string {
  const page = { member: memberOf('general'), renderedAt };
  return drawOnPage(<QueryClientProvider client={client}>{part}</QueryClientProvider>, page);
}
function drawAt(celsius: number, card: ContactThreshold | null, renderedAt?: string): string {
  cacheContactThreshold(client, card);
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
  const checkIn = (pain: number): CheckIn => ({
    ...{ day: '2026-11-20', log: null, mood: null },
    symptoms: [{ key: 'pain', today: pain }],
  });
  const inList = (pain: number) => {
    cacheCheckIn(client, checkIn(pain));
    return draw(<CheckInCard />);
  };
  const atHome = (pain: number) =>
    draw(<LiveCheckIn begun={{ now: checkIn(pain), taps: [] }} onState={() => {}} />);

  it.each([
    ['治療ログの一覧', inList],
    ['ホーム', atHome],
  ])('%sで、押した答えが目安にとどく場合、記録と同じに、電話する番号と伝えることが出る', (_, drawAnswer) => {
    cacheContactThreshold(client, CARD);
    const html = drawAnswer(3);
    expect(html).toContain('病院から言われた目安にあてはまります。');
    expect(callsIn(html)).toEqual(expect.arrayContaining(['0300000001', '0300000002']));
    expect(html).toContain('診察券の番号は、1234です。');
    expect(html).not.toMatch(REASSURANCE);
    expect(callsIn(drawAnswer(2))).not.toContain('0300000001');
  });
});

describe('今日とゆうべの記録（G75）', () => {
  const FEVER = {
    log_date: '2026-11-20',
    symptoms: [],
    measurements: [{ kind: 'body_temperature', value: 38.4 }],
  };
  const checkIn = (more: Partial<CheckIn>): CheckIn => ({
    ...{ day: '2026-11-20', log: null, mood: null, symptoms: [{ key: 'pain', today: null }] },
    ...more,
  });
  const inList = (now: CheckIn) => {
    cacheCheckIn(client, now);
    return draw(<CheckInCard />);
  };
  const atHome = (now: CheckIn) => draw(<LiveCheckIn begun={{ now, taps: [] }} onState={() => {}} />);
  const MET = '病院から言われた目安にあてはまります。';

  describe.each([
    ['治療ログの一覧', inList],
    ['ホーム', atHome],
  ])('%s', (_, drawAt) => {
    it('会員が写した値にとどく記録がある場合、番号と、電話で伝えることが出る', () => {
      cacheContactThreshold(client, CARD);
      const html = drawAt(checkIn({ recent: [FEVER] as CheckIn['recent'] }));
      expect(html).toContain(MET);
      expect(callsIn(html)).toEqual(expect.arrayContaining(['0300000001', '0300000002']));
      expect(html).toContain('体温は、38.4℃です。');
      expect(html).not.toMatch(REASSURANCE);
    });

    it('とどく記録がない場合、何も言わない', () => {
      cacheContactThreshold(client, { ...CARD, rules: [{ kind: 'temperature', at_least: 38.5 }] });
      expect(drawAt(checkIn({ recent: [FEVER] as CheckIn['recent'] }))).not.toContain(MET);
      expect(drawAt(checkIn({}))).not.toContain(MET);
    });

    it('きょうの調子の答えもとどく場合、知らせは一つで、どちらも言う', () => {
      cacheContactThreshold(client, CARD);
      const html = drawAt(
        checkIn({ symptoms: [{ key: 'pain', today: 3 }], recent: [FEVER] as CheckIn['recent'] }),
      );
      expect(html.split(MET)).toHaveLength(2);
      expect(html).toContain('体温 37.5℃以上');
      expect(html).toContain('痛みが「強い」以上');
    });

    it('目安がまだ届いていない場合、発熱の文を先に出さない', () => {
      expect(drawAt(checkIn({ recent: [FEVER] as CheckIn['recent'] }))).not.toContain(FEVER_SENTENCE);
    });
  });
});
