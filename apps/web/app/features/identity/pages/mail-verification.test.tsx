import { expect, it } from 'vitest';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import MailVerification from './mail-verification.tsx';

const token = 'A'.repeat(43);
// biome-ignore lint/suspicious/noExplicitAny: the rest of a route's props is never read
const found = (loaderData: object): any => ({ loaderData: { token, isUnproven: false, ...loaderData } });

// @proves screen /login/mail-verification
it('知らないブラウザで開いた場合、開いただけでは確認せず、押すところをひとつ示す', () => {
  const html = drawOnPage(<MailVerification {...found({ isKnown: false })} />);
  expect(html).toContain('このメールアドレスを確認する');
  expect(html).toContain('下のボタンを押すと、確認が済みます。');
  expect(html).not.toContain('確認しています');
});

it('ログインしているか、登録の途中のブラウザで開いた場合、そのまま確認する', () => {
  const html = drawOnPage(<MailVerification {...found({ isKnown: true })} />);
  expect(html).toContain('確認しています…');
  expect(html).not.toContain('このメールアドレスを確認する');
});
