import { QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../shell/data/query-client.ts';
import type { PageData } from '../../shell/page-data.ts';
import { drawOnPage, memberOf } from '../../shell/page-under-test.fixture.tsx';
import { LineCard, type LineLink } from './line-card.tsx';

const LINK: LineLink = {
  is_linked: true,
  linked_at: '2026-11-27 10:00:00',
  is_friend: true,
  notices_chosen: 'line',
  notices_go_by: 'line',
  attempt: 'linked',
};

/** The card on an account, where the server has told this of the link. */
function draw(link: LineLink | undefined, page: Partial<PageData> = {}) {
  const client = createQueryClient();
  if (link) client.setQueryData(['line-link'], link);
  const card = (
    <QueryClientProvider client={client}>
      <LineCard />
    </QueryClientProvider>
  );
  return drawOnPage(card, { member: memberOf('general'), ...page }, '/account');
}

describe('アカウントの「LINEとの連携」（G54）', () => {
  it('連携している場合、いつからかと、外すボタンがある', () => {
    const html = draw(LINK);
    for (const words of ['LINEと連携しています', '2026年11月27日から', '連携を外す'])
      expect(html).toContain(words);
    expect(html).not.toContain('LINEと連携する');
  });

  it.each([
    ['mail', 'いまはメールでお送りしています'],
    [null, 'いまはどこにも届きません'],
  ] as const)(
    '友だちでないか、ブロックしている場合、LINEへ届かないことと、いまの届き方（%s）を言う',
    (way, words) => {
      const html = draw({ ...LINK, is_friend: false, notices_go_by: way });
      expect(html).toContain('LINEへ、お届けできていません');
      expect(html).toContain('ブロック');
      expect(html).toContain(words);
      expect(html).toContain('友だちに追加する');
      expect(draw({ ...LINK, is_friend: null })).not.toContain('お届けできていません');
    },
  );

  it('連携していても、メールを選んでいる場合、メールで届くことと、LINEの選び方を言う', () => {
    const html = draw({ ...LINK, is_friend: false, notices_chosen: 'mail', notices_go_by: 'mail' });
    expect(html).toContain('いまはメールでお送りしています。LINEで受け取るには');
    expect(html).toContain('href="/account/notices#channel"');
    expect(html).not.toContain('お届けできていません');
  });

  it('連携していない場合、何が届くかを言い、連携へ進める', () => {
    const html = draw({ ...LINK, is_linked: false, linked_at: null, is_friend: null, attempt: 'none' });
    expect(html).toContain('href="/line/session"');
    expect(html).not.toContain('連携を外す');
  });

  it('分かるまでは、場所だけを保つ', () => {
    expect(draw(undefined)).toContain('LINEとの連携を読み込んでいます');
  });

  it.each([
    ['調布市の方', { variant: 'chofu', member: memberOf('chofu') }],
    ['LINEのない窓口', { line: null }],
    [
      '代行中の担当者',
      { member: { ...memberOf('general'), acting: { staffName: '見本', endsAt: '' } } as PageData['member'] },
    ],
  ] as const)('%sには、何も出さない（仕様6、G42）', (_, page) => {
    expect(draw(LINK, page)).not.toContain('LINE');
  });
});
