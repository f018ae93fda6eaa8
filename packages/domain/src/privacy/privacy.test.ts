import { describe, expect, it } from 'vitest';
import {
  answerDueOn,
  CHANGEABLE_CONSENTS,
  CONSENTS,
  canMoveRequest,
  eraseIllnessDataAfter,
  receiptNumber,
} from './index.ts';

describe('同意', () => {
  it('画面で取り消せるのは、病気についての情報とお知らせのメールだけとする', () => {
    const here = CONSENTS.filter(({ withdraw }) => withdraw === 'here').map(({ kind }) => kind);
    expect(here).toEqual([...CHANGEABLE_CONSENTS]);
    const byLeaving = CONSENTS.filter(({ withdraw }) => withdraw === 'by_leaving').map(({ kind }) => kind);
    expect(byLeaving).toEqual(['terms', 'privacy']);
  });

  it('病気についての情報は、同意を取り消してから30日で消す', () => {
    expect(eraseIllnessDataAfter(new Date('2026-11-01T15:00:00Z'))).toEqual(new Date('2026-12-01T15:00:00Z'));
  });
});

describe('個人情報についてのご請求', () => {
  it('お返事の期限は、受け付けた日本の日から2週間とする', () => {
    expect(answerDueOn(new Date('2026-11-22T14:59:59Z'))).toBe('2026-12-06');
    expect(answerDueOn(new Date('2026-11-22T15:00:00Z'))).toBe('2026-12-07');
  });

  it('状態は、受付・対応中・完了の順に進み、戻らない', () => {
    expect(canMoveRequest('received', 'working')).toBe(true);
    expect(canMoveRequest('received', 'done')).toBe(true);
    expect(canMoveRequest('working', 'received')).toBe(false);
    expect(canMoveRequest('done', 'done')).toBe(false);
  });
});

describe('受付番号', () => {
  it('電話で読みまちがえる字を使わず、4字ずつに分ける', () => {
    for (let byte = 0; byte < 256; byte += 1) {
      const number = receiptNumber('T', new Uint8Array(8).fill(byte));
      expect(number).toMatch(/^T-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
      expect(number).not.toMatch(/[015BIOSZ]/);
    }
    expect(receiptNumber('K', Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7))).toBe('K-2346-789A');
    expect(() => receiptNumber('K', new Uint8Array(7))).toThrow(RangeError);
  });
});
