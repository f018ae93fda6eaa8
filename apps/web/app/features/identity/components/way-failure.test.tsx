import { AppError } from '@hidamari/domain/errors';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { failedSaveOf } from '../../../shell/forms/failed-save.ts';
import { WayFailure } from './way-failure.tsx';

const wordsOf = (error: unknown) => renderToStaticMarkup(<WayFailure failure={failedSaveOf(error)} />);

it.each([
  [45, '45秒たってから'],
  [900, '約15分たってから'],
  [undefined, '60秒たってから'],
])('試しすぎて%s秒待つ場合、どれだけ待つかを言葉で示す', (retryAfter, words) => {
  const html = wordsOf(new AppError('too_many', retryAfter === undefined ? {} : { retryAfter }));
  expect(html).toContain(words);
  expect(html).toContain('role="status"');
});

it('つながらない場合、書いたものが残っていることを言う', () => {
  expect(wordsOf(new Error('offline'))).toContain('書いたものは、この画面に残っています');
});

it('何も起きていない場合、何も出さない', () => {
  expect(renderToStaticMarkup(<WayFailure failure={null} />)).toBe('');
});
