import type { ApiClient } from '@hidamari/contract/client';
import { AppError } from '@hidamari/domain/errors';
import { expect, it } from 'vitest';
import { askOnLine, unlinkHere } from './unlink-calls.ts';

const apiThat = (answer: unknown) =>
  ({
    call: async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    },
  }) as unknown as ApiClient;

it('LINEでたずねるように頼んだ場合、まだ外れてはいない。もう外れていたら、そのとおりにする', async () => {
  expect(await askOnLine(apiThat(undefined))).toBe('asked');
  expect(await askOnLine(apiThat(new AppError('not_found')))).toBe('gone');
});

it.each([200, 404])('この画面で外す答えが %d の場合、もう連携していない', async (status) => {
  expect(await unlinkHere(apiThat({ status_code: status }))).toBe('gone');
});

it('外せなかった場合、外したとは言わない', async () => {
  await expect(unlinkHere(apiThat({ status_code: 503 }))).rejects.toThrow(AppError);
  await expect(askOnLine(apiThat(new AppError('network')))).rejects.toThrow(AppError);
  await expect(unlinkHere(apiThat(new AppError('too_many')))).rejects.toThrow(AppError);
});
