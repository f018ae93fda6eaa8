import { describe, expect, it } from 'vitest';
import {
  afterMonitorAct,
  hasMonitorPanel,
  MONITOR_CONSENT,
  MONITOR_METHODS,
  MONITOR_STATE_LABELS,
  MONITOR_STATES,
  MONITOR_THEMES,
  type MonitorAct,
  type MonitorState,
  monitorActsOf,
  monitorLabels,
  needsMonitorConsent,
} from './index.ts';

type From = MonitorState | null;
const FROMS: readonly From[] = [null, ...MONITOR_STATES];

/** Written out: where each act leads from nothing, 申請中, 登録, 休止 and 終了; null: it is not possible. */
const TABLE: Readonly<Record<MonitorAct, readonly From[]>> = {
  request: ['requested', null, null, null, 'requested'],
  correct: [null, 'requested', 'registered', 'paused', null],
  pause: [null, null, 'paused', null, null],
  resume: [null, null, null, 'registered', null],
  withdraw: [null, 'ended', 'ended', 'ended', null],
  register: [null, 'registered', null, null, null],
  close: [null, 'ended', 'ended', 'ended', null],
};

// @proves state monitor: states
describe('登録の状態（G87）', () => {
  it.each(Object.keys(TABLE) as MonitorAct[])('%s が、どこからどこへ進むかは、表のとおり', (act) => {
    expect(FROMS.map((state) => afterMonitorAct(act, state))).toEqual(TABLE[act]);
  });

  it.each<[From, readonly MonitorAct[], readonly MonitorAct[]]>([
    [null, ['request'], []],
    ['requested', ['correct', 'withdraw'], ['register', 'close']],
    ['registered', ['correct', 'pause', 'withdraw'], ['close']],
    ['paused', ['correct', 'resume', 'withdraw'], ['close']],
    ['ended', ['request'], []],
  ])('%s の場合、本人と机ができることは、表のとおり', (state, member, desk) => {
    expect(monitorActsOf('member', state)).toEqual(member);
    expect(monitorActsOf('desk', state)).toEqual(desk);
  });

  it('四つの状態の言葉は、決めたとおり', () => {
    expect(MONITOR_STATES.map((state) => MONITOR_STATE_LABELS[state])).toEqual([
      '申請中',
      '登録',
      '休止',
      '終了',
    ]);
  });
});

describe('登録の同意（G87）', () => {
  const { version } = MONITOR_CONSENT;
  it.each([
    ['はじめての場合、要る', null, true],
    ['同じ文に同意ずみの場合、要らない', { state: 'paused', consent_version: version }, false],
    ['文が変わった場合、要る', { state: 'registered', consent_version: '2020-01-01' }, true],
    ['終わったあとの場合、あらためて要る', { state: 'ended', consent_version: version }, true],
  ])('%s', (_, stored, isNeeded) => {
    expect(needsMonitorConsent(stored)).toBe(isNeeded);
  });

  it('目的、使い道、やめ方を言い、約束や、せかす言葉はない', () => {
    expect(MONITOR_CONSENT.points.map(({ term }) => term)).toEqual([
      '目的',
      '使い道',
      'やめ方',
      '参加しないとき',
    ]);
    for (const { text } of MONITOR_CONSENT.points) expect(text).not.toMatch(/[!！]|必ず|ぜひ/);
  });
});

it('市の窓口には、体験を聞かせてくださる方の登録がない（仕様 6）', () => {
  expect((['insurance', 'general', 'chofu'] as const).map(hasMonitorPanel)).toEqual([true, true, false]);
});

it('選んだものの言葉は、選んだ順ではなく、並びの順に読む', () => {
  expect(monitorLabels(MONITOR_THEMES, ['meals', 'treatment'])).toBe('治療・食事');
  expect(monitorLabels(MONITOR_METHODS, [])).toBe('');
});
