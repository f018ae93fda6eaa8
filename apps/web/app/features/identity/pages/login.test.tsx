import { VARIANTS } from '@hidamari/domain/site-variants';
import { expect, it } from 'vitest';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import Login from './login.tsx';

// @proves screen /login
it.each(['chofu', 'hatch', 'aflac'] as const)(
  'ほかの窓口からご案内された %s の方に、どこにいるか、なぜか、同じパスワードでよいことを、スクリプトなしでも言う',
  (variant) => {
    const drawn = drawOnPage(<Login />, { variant }, '/login?door=own');
    expect(drawn).toContain('先ほどの画面は、ほかの窓口のログイン画面でした。');
    expect(drawn).toContain(`ここは、ご登録のある「${VARIANTS[variant].productTitle}」です。`);
    expect(drawn).toContain('先ほどと同じIDとパスワードで');
    expect(drawn).not.toContain('再設定');
  },
);

it.each(['/login', '/login?door=x'])('%s では、そう言わない', (path) => {
  expect(drawOnPage(<Login />, {}, path)).not.toContain('ほかの窓口');
});
