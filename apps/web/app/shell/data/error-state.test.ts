import { AppError } from '@hidamari/domain/errors';
import { afterEach, describe, expect, it } from 'vitest';
import { errorState } from './error-state.ts';
import { forgetMember } from './tab-session.ts';

afterEach(() => errorState.clearAll());

const EMPTY = { status_code: '', message: '', name: '', request_id: '' };
const message = '見つかりませんでした。';
const refusal = new AppError('not_found', { message, detail: { request_id: 'r-1' } });
const taken = { status_code: 404, message, name: 'NOT_FOUND', request_id: 'r-1' };
const MODAL = { id: 'M-E01', organization: null } as const;

describe('エラーの状態（仕様3・4）', () => {
  // @proves state error state: kept
  it('断られた答えの番号・ことば・名前を持つ', () => {
    errorState.takeResponse(refusal);
    expect(errorState.read()).toEqual({ response: taken, modal: null });
  });

  it('離れた画面の住所を、開き直すために持つ', () => {
    errorState.takeResponse(refusal, '/treatment-logs?page=2');
    expect(errorState.read().response.address).toBe('/treatment-logs?page=2');
    errorState.clearResponse();
    expect(errorState.read().response).toEqual(EMPTY);
  });

  it('答えでないものは、エラーの状態にしない', () => {
    errorState.takeResponse(new TypeError('Failed to fetch'));
    expect(errorState.read().response).toEqual(EMPTY);
  });

  // @proves state error state: kept
  it('答えを消した場合、番号もことばも名前も空になり、モーダルは残る', () => {
    errorState.takeResponse(refusal);
    errorState.openModal(MODAL);
    errorState.clearResponse();
    expect(errorState.read()).toEqual({ response: EMPTY, modal: MODAL });
    errorState.closeModal();
    expect(errorState.read().modal).toBeNull();
  });

  it.each([
    ['まとめて消した', () => errorState.clearAll()],
    ['ログアウトした', () => forgetMember()],
  ])('%s場合、答えもモーダルも消える', (_, clear) => {
    errorState.takeResponse(refusal);
    errorState.openModal(MODAL);
    clear();
    expect(errorState.read()).toEqual({ response: EMPTY, modal: null });
  });
});
