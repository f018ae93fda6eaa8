import { MONITOR_THEMES } from '@hidamari/domain/monitor';
import { describe, expect, it } from 'vitest';
import { fieldErrorsOf } from '../fields/index.ts';
import { monitorRegistrationInput } from './index.ts';

const FORM = { methods: ['web'], contacts: ['mail'], consent_version: '2026-11-24', version: 0 };

function faults(change: object, needsConsent = false) {
  const checked = monitorRegistrationInput({ needsConsent }).safeParse({ ...FORM, ...change });
  return checked.success ? {} : fieldErrorsOf(checked.error);
}

// @proves call PUT /monitor-registration
describe('体験を聞かせてくださる方の登録の入力（G87）', () => {
  it('方法と連絡だけの場合も、すべて選んだ場合も、受け取る', () => {
    expect(faults({})).toEqual({});
    const all = {
      methods: ['in_person', 'web', 'phone'],
      contacts: ['phone', 'mail'],
      times: ['evening', 'morning', 'afternoon'],
      themes: MONITOR_THEMES.map(({ value }) => value),
      wishes: 'あ'.repeat(500),
      agreed_panel: true,
    };
    expect(faults(all, true)).toEqual({});
  });

  it.each<[string, object, Record<string, string[]>]>([
    ['参加の方法がない', { methods: [] }, { methods: ['choose_one'] }],
    ['連絡の方法がない', { contacts: [] }, { contacts: ['choose_one'] }],
    ['知らない方法', { methods: ['letter'] }, { 'methods.0': ['choose_one'] }],
    ['同じものが二つ', { times: ['morning', 'morning'] }, { times: ['invalid'] }],
    ['知らないテーマ', { themes: ['stage'] }, { 'themes.0': ['choose_one'] }],
    ['配慮が501文字', { wishes: 'あ'.repeat(501) }, { wishes: ['too_long'] }],
    ['しまえない文字', { wishes: 'あ\0' }, { wishes: ['invalid'] }],
    ['版がない', { version: undefined }, { version: ['required'] }],
  ])('%s場合、どこをどう直すかを知らせる', (_, change, fields) => {
    expect(faults(change)).toEqual(fields);
  });

  it('同意が要るのにない場合、ほかの欄といっしょに、一度に知らせる', () => {
    expect(faults({ methods: [] }, true)).toEqual({
      methods: ['choose_one'],
      agreed_panel: ['consent'],
    });
  });
});
