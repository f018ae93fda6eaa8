import type { ApiClient } from '@hidamari/contract/client';
import { AppError } from '@hidamari/domain/errors';
import { describe, expect, it } from 'vitest';
import { duePromotion, rememberPromotion } from './promotion-memory.ts';
import { mayPromote } from './promotion-wanted.ts';

const FIRST = new Date('2026-11-26T15:30:00Z');
const after = (days: number) => new Date(FIRST.getTime() + days * 86_400_000);

/** A browser's storage with nothing in it. */
function freshStorage() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { kept, storage: () => storage };
}

describe('端末が覚えていること（仕様4・G80）', () => {
  it('はじめての日、30日、60日に、一度ずつ出す', () => {
    const { kept, storage } = freshStorage();
    const days = [0, 0, 1, 29, 30, 31, 59, 60, 61, 400].map((day) => {
      const due = duePromotion(storage, after(day));
      if (due !== null) rememberPromotion(storage, due, after(day));
      return due;
    });
    expect(days).toEqual([0, null, null, null, 30, null, null, 60, null, null]);
    expect([...kept.values()]).toEqual(['{"firstVisit":"2026-11-26T15:30:00.000Z","shown":[0,30,60]}']);
  });

  it('はじめての日は、見なくても残り、日本の日で数える', () => {
    const { kept, storage } = freshStorage();
    duePromotion(storage, FIRST);
    expect([...kept.values()]).toEqual(['{"firstVisit":"2026-11-26T15:30:00.000Z","shown":[]}']);
    expect(duePromotion(storage, after(20))).toBeNull();
  });

  it('何も残せないブラウザでは、毎回になるので、出さない', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    expect(duePromotion(refuse, FIRST)).toBeNull();
    expect(() => rememberPromotion(refuse, 0, FIRST)).not.toThrow();
  });
});

// @proves state LINE promotion
describe('会員に出してよいか（G80・G149）', () => {
  const may = (answer: object | Error) => {
    const call = async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    };
    return mayPromote({ call } as unknown as ApiClient, new AbortController().signal);
  };
  it.each([
    ['サーバーが出してよいと言う', { is_linked: false, may_promote: true }, true],
    ['サーバーが出さないと言う', { is_linked: false, may_promote: false }, false],
    ['サーバーが何も言わない', { is_linked: false }, false],
    ['たずねられない', new AppError('network'), false],
  ] as const)('%s: %s', async (_, answer, expected) => {
    expect(await may(answer)).toBe(expected);
  });
});
