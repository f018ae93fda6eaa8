import { expect, it } from 'vitest';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import RoleVerification from './role-verification.tsx';

type Props = Parameters<typeof RoleVerification>[0];

const draw = (loaderData: Partial<Props['loaderData']>) => {
  const whole = { isProved: false, hasAccount: false, thisYear: 2026, ...loaderData };
  return drawOnPage(
    <RoleVerification {...({ loaderData: whole } as Props)} />,
    {},
    '/sign-up/role-verification',
  );
};

// @proves screen /sign-up/role-verification
it('時間の切れた登録の続きにログインで戻った場合、どこまで済んでいるかと、次に何が続くかを言う', () => {
  const html = draw({ hasAccount: true });
  expect(html).toContain('電話番号とパスワードの登録は済んでいます。');
  expect(html).toContain('会員登録の続きへ進みます');
});

it('はじめての場合、済んでいるとは言わない', () => {
  expect(draw({})).not.toContain('済んでいます');
});
