import { AppError } from '@hidamari/domain/errors';
import { expect, it, vi } from 'vitest';
import { failedSaveOf } from '../../../shell/forms/failed-save.ts';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import { RegistrationFailure } from '../components/registration-failure.tsx';
import { ProofOver } from '../components/sign-up-over.tsx';
import Register from './register.tsx';

/** A browser whose storage is refused. */
vi.mock(import('../../../shell/forms/use-draft.ts'), async (original) => ({
  ...(await original()),
  useCanSaveDrafts: () => false,
}));

it('途中の内容を残せない端末の場合、会員登録のはじめに、そう言う', () => {
  // biome-ignore lint/suspicious/noExplicitAny: the rest of a route's props is never read
  const known: any = { member_type: 'general', unupdatable_keys: [] };
  // biome-ignore lint/suspicious/noExplicitAny: the rest of a route's props is never read
  const props: any = { loaderData: { known, today: '2026-11-20', illnessText: null } };
  const html = drawOnPage(<Register {...props} />);
  expect(html).toContain('この端末では途中の内容を残せないため、終わるまで、この画面を閉じないでください。');
  expect(html).not.toContain('途中の内容は残ります');
});

it('ご利用の確認の時間が切れ、下書きがない場合、次の画面の内容が残っているとは言わない', () => {
  const html = drawOnPage(<ProofOver />);
  expect(html).toContain('もう一度ご利用の確認をお願いします。');
  expect(html).not.toContain('残っています');
});

it('登録の時間が切れた場合、ログインのあとに続きから書けるとは言わない', () => {
  const html = drawOnPage(<RegistrationFailure failure={failedSaveOf(new AppError('step_expired'))} />);
  expect(html).toContain('この端末では書いたものを残せないため');
  expect(html).not.toMatch(/残っています|この続きから/);
});
