import type { Consultation } from '@hidamari/contract/consultations';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { drawOnPage } from '../../../../shell/page-under-test.fixture.tsx';
import { SharingCard } from './sharing-card.tsx';

type Sharing = Pick<Consultation, 'shares_card' | 'card_open_until' | 'status'> &
  Partial<Pick<Consultation, 'card_is_withheld'>>;

const drawn = (sharing: Sharing) =>
  drawOnPage(
    <QueryClientProvider client={new QueryClient()}>
      <SharingCard
        consultation={{ id: '11111111-1111-4111-8111-111111111111', ...sharing } as Consultation}
      />
    </QueryClientProvider>,
  );

describe('相談員に見せていること（G42・G92）', () => {
  it('何も見せていない場合も、相談員に見えている姓と立場を伝える', () => {
    const card = drawn({ shares_card: false, card_open_until: null, status: 'working' });
    expect(card).toContain(
      '相談員に見えているのは、このやりとりと、あなたの姓、ご本人かご家族かだけです。ほかの登録内容や、治療ログは見せていません。',
    );
    expect(card).toContain('登録内容と治療ログも見せる');
  });

  // @proves call PUT /consultations/{id}/sharing
  it('お話し番号で開いている場合、何がいつまで見られるかを伝え、すぐに終えられる', () => {
    const card = drawn({ shares_card: false, card_open_until: '2026-11-20 14:00:00', status: 'working' });
    expect(card).toContain(
      'お電話のあいだ、登録内容と、「相談員に見せる」を選んだ治療ログを、この相談の相談員が見られます（11月20日（金） 14:00まで）。',
    );
    expect(card).toContain('見せるのをやめる');
    expect(card).not.toContain('見せていません');
  });

  it('自分で見せている場合、電話の時刻にかかわらず、見せていることを伝える', () => {
    const card = drawn({ shares_card: true, card_open_until: '2026-11-20 14:00:00', status: 'working' });
    expect(card).toContain(
      'この相談の相談員は、登録内容と、「相談員に見せる」を選んだ治療ログを見られます。',
    );
    expect(card).not.toContain('14:00');
  });

  it.each([
    { shares_card: true, card_open_until: null },
    { shares_card: false, card_open_until: '2026-11-20 14:00:00' },
  ])(
    '病気についての同意を取り消しているあいだは、見られないことを伝え、見せるのもやめられる %o',
    (shared) => {
      const card = drawn({ ...shared, status: 'working', card_is_withheld: true });
      expect(card).toContain('登録内容も治療ログも、相談員は見られません。');
      expect(card).not.toContain('治療ログを見られます');
      expect(card).not.toContain('14:00');
      expect(card).toContain('見せるのをやめる');
    },
  );
});
