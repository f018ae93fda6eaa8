import { expect, it } from 'vitest';
import { drawOnPage, memberOf } from '../../../shell/page-under-test.fixture.tsx';
import LoginVerification from './login-verification.tsx';
import Register from './register.tsx';

/** What the loader found of a way whose time is over. */
// biome-ignore lint/suspicious/noExplicitAny: the rest of a route's props is never read
const over = (loaderData: object): any => ({ loaderData });
const linksIn = (html: string) => html.match(/href="\/[^"]*"/g);

// @proves screen /login/login-verification
it('ログインの確認コードの時間が切れた場合、わけを言い、道はひとつ', () => {
  const html = drawOnPage(<LoginVerification {...over({ sendTo: null })} />);
  expect(html).toContain('手続きの時間が切れたか、途中の画面から開かれました。');
  expect(html).not.toContain('<input');
  expect(linksIn(html)).toEqual(['href="/login"']);
});

// @proves screen /sign-up/register
it('登録の時間が切れた場合、わけを言い、ログインを求めず、道はひとつ', () => {
  const html = drawOnPage(<Register {...over({ known: null, isMember: false })} />);
  expect(html).toContain('登録の手続きの時間が切れたか、途中の画面から開かれました。');
  expect(html).not.toMatch(/ログイン|<input/);
  expect(linksIn(html)).toEqual(['href="/sign-up/role-verification"']);
});

it('会員がログイン中に登録の画面へ戻った場合、お済みであることを言う（G17）', () => {
  const page = { member: memberOf('general') };
  const html = drawOnPage(<Register {...over({ known: null, isMember: true })} />, page);
  expect(html).toContain('登録はお済みです');
  expect(linksIn(html)).toEqual(['href="/"']);
});
