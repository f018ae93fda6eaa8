import { AppError } from '@hidamari/domain/errors';
import { expect, it } from 'vitest';
import { FileRefusal, fileFailureOf } from './file-refusal.ts';

it.each([
  ['送るまえに', new FileRefusal('long')],
  ['サーバーで', new AppError('validation', { fields: { images: ['image_long'] } })],
])('長すぎる画像と%sわかった場合、わけと、どうすればよいかを言う', (_when, error) => {
  const { text, canSendAgain } = fileFailureOf(error);
  expect(text).toContain('字が読めなくなります');
  expect(text).toContain('何枚かに分けた画像');
  expect(canSendAgain).toBe(false);
});

it('ほかのわけで読めない写真の場合、長さのことは言わない', () => {
  const error = new AppError('validation', { fields: { images: ['image_type'] } });
  expect(fileFailureOf(error).text).toBe('開けませんでした。撮り直すか、別のものを選んでください。');
});
