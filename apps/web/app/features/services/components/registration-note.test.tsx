import { MONITOR_STATE_LABELS, MONITOR_STATES } from '@hidamari/domain/monitor';
import { describe, expect, it } from 'vitest';
import { drawOnPage, memberOf } from '../../../shell/page-under-test.fixture.tsx';
import type { OwnRegistration } from '../own-registration.ts';
import { RegistrationNote } from './registration-note.tsx';

const HREF = 'href="/treatment/monitor/registration-request"';

const MEMBER = memberOf('general');
const ACTED = MEMBER && { ...MEMBER, acting: { staffName: '佐藤', endsAt: '2026-11-24T03:00:00.000Z' } };

const draw = (registration: OwnRegistration, member = MEMBER) =>
  drawOnPage(<RegistrationNote registration={registration} />, { member });

// @proves screen /treatment/monitor
describe('募集のページの、登録への道（G87）', () => {
  it('まだの場合は、お申し込みのボタンを置く', () => {
    const note = draw({ state: null, isBereaved: false });
    expect(note).toContain('>お申し込み</span>');
    expect(note).toContain(HREF);
  });

  it.each(MONITOR_STATES)('%s の場合、ボタンの代わりに、いまの状態を言う', (state) => {
    const note = draw({ state, isBereaved: true });
    expect(note).toContain(`あなたの登録：${MONITOR_STATE_LABELS[state]}`);
    expect(note).toContain(HREF);
    expect(note).not.toContain('data-kind="key"');
  });

  it('大切な方を亡くされた会員には、お願いをせず、断りもしない', () => {
    const note = draw({ state: null, isBereaved: true });
    expect(note).toContain('していただかなくて大丈夫です');
    expect(note).toContain(HREF);
    expect(note).not.toContain('data-kind="key"');
  });

  it('状態が分からない場合も、道はある。代行の担当者には、閉じた扉への道を置かない', () => {
    const unknown: OwnRegistration = { state: undefined, isBereaved: false };
    expect(draw(unknown)).toContain(HREF);
    expect(draw(unknown, ACTED)).not.toContain(HREF);
  });
});
