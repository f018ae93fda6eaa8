import { AppError, type ErrorCode } from '@hidamari/domain/errors';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { failedSaveOf } from '../../../shell/forms/failed-save.ts';
import { RegistrationFailure } from './registration-failure.tsx';

const shownAfter = (code: ErrorCode) =>
  renderToStaticMarkup(
    <RegistrationFailure failure={failedSaveOf(new AppError(code))} onSendAgain={() => {}} />,
  );

// @proves screen /sign-up/register
it('手続きの時間が切れた場合、書いたものが残っていることと、続きへの道をひとつ示す', () => {
  const shown = shownAfter('step_expired');
  expect(shown).toContain('登録の手続きの時間が切れました。書いたものは、この画面に残っています。');
  expect(shown.match(/href="[^"]*"/g)).toEqual(['href="/login"']);
  expect(shown).not.toContain('同じID');
});

it('ほかの失敗の場合、いつもの言葉で、もう一度送れる', () => {
  const shown = shownAfter('server');
  expect(shown).not.toContain('手続きの時間');
  expect(shown).toContain('<button');
});

it('失敗がない場合、何も示さない', () => {
  expect(renderToStaticMarkup(<RegistrationFailure failure={null} />)).toBe('');
});
