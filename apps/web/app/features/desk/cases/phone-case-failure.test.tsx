import { AppError } from '@hidamari/domain/errors';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { phoneCaseFailureOf } from './phone-case-failure.ts';

const shownAfter = (error: unknown) =>
  renderToStaticMarkup(<FailedSaveNotice failure={phoneCaseFailureOf(error)} />);

describe('電話の相談をひらけなかったとき（G92）', () => {
  // @proves error talk_number_wait
  it('お話し番号を五回まちがえて止められた場合、番号が止まっていること、いつまでか、何ができるかを言う', () => {
    const shown = shownAfter(new AppError('talk_number_wait', { retryAfter: 540 }));
    expect(shown).toContain('5回続けてまちがえたため、番号の入力を止めています。約9分たったら');
    expect(shown).toContain('新しい番号を出してもらい');
    expect(shown).toContain('「会員の手続き」で、電話番号から');
    expect(shown).not.toContain('アクセスが集中');
  });

  it('知らない番号の場合、新しい番号をたのむように言い、お問い合わせ番号は出さない', () => {
    const shown = shownAfter(new AppError('not_found', { detail: { request_id: '7f3a' } }));
    expect(shown).toContain('「新しい番号にする」を押してもらってください');
    expect(shown).not.toContain('7f3a');
  });

  it('つながらない場合、いつもの言葉のまま', () => {
    expect(shownAfter(new Error('offline'))).toContain('通信できませんでした');
  });
});
