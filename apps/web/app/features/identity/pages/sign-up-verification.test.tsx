import { expect, it } from 'vitest';
import { drawOnPage, memberOf } from '../../../shell/page-under-test.fixture.tsx';
import SignUpVerification from './sign-up-verification.tsx';

type Props = Parameters<typeof SignUpVerification>[0];

const draw = (loaderData: Props['loaderData'], page = {}) =>
  drawOnPage(<SignUpVerification {...({ loaderData } as Props)} />, page, '/sign-up/verification');
const linksIn = (html: string) => html.match(/href="\/[^"]*"/g);

// @proves screen /sign-up/verification
it('コードを送った手続きがある場合、どこへ送ったかを言う', () => {
  const html = draw({ sentTo: '090****5678', isMember: false });
  expect(html).toContain('090****5678に、6桁の数字を送りました。');
  expect(html).toContain('確認コード（6桁）');
});

it('手続きの時間が切れた場合、送ったとは言わず、ログインを求めず、道はひとつ', () => {
  const html = draw({ sentTo: null, isMember: false });
  expect(html).not.toMatch(/送りました|ログイン/);
  expect(html).toContain('手続きの時間が切れたか、途中の画面から開かれました。');
  expect(linksIn(html)).toEqual(['href="/sign-up/role-verification"']);
});

it('会員がログイン中に開いた場合、送ったとは言わず、ホームへ案内する（G17）', () => {
  const html = draw({ sentTo: null, isMember: true }, { member: memberOf('general') });
  expect(html).not.toContain('送りました');
  expect(html).toContain('登録はお済みです');
  expect(linksIn(html)).toEqual(['href="/"']);
});
