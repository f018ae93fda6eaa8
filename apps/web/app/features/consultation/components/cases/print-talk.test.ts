import { expect, it } from 'vitest';
import { bringTalk } from './print-talk.tsx';

it.each([
  ['すべて読めた', true, 'ready'],
  ['前のやりとりを読めなかった', false, 'failed'],
])('%s場合: 紙に印刷できるのは、すべて読めたときだけ', async (_, isWhole, end) => {
  const steps: string[] = [];
  let answer = (_: boolean) => {};
  const loadAllEarlier = () =>
    new Promise<boolean>((resolve) => {
      answer = resolve;
    });
  const brought = bringTalk({ loadAllEarlier }, (step) => steps.push(step));
  expect(steps).toEqual(['loading']);
  answer(isWhole);
  await brought;
  expect(steps).toEqual(['loading', end]);
});
