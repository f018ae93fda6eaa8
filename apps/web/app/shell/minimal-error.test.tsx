import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { FaultBoundary } from './fault-boundary.tsx';
import { FaultPage } from './frame/fault-page.tsx';
import { MinimalError } from './minimal-error.tsx';
import { type PageData, usePageData } from './page-data.ts';
import { drawOnPage } from './page-under-test.fixture.tsx';

const EMERGENCY = '体調の急な変化は、かかっている病院か119番へ。';

/** The bare page as the page of this test knows its data. */
function OnThisPage() {
  return <MinimalError kind="server" page={usePageData()} />;
}

function drawWithoutPage(): string {
  const element = <FaultPage error={new Error('broken')} page={undefined} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  try {
    return renderToStaticMarkup(<RouterProvider router={router} />);
  } finally {
    router.dispose();
  }
}

describe('画面の枠も出せないときの画面（G117）', () => {
  const CASES: readonly [PageData['variant'], string, string][] = [
    ['hatch', 'href="tel:0120000001">0120-000-001', '月・火・木・金・土 9:00〜20:00'],
    ['chofu', 'href="tel:0420000000">042-000-0000', '火・土 9:00〜18:00'],
  ];
  it.each(CASES)('%s のものだとわかっている場合、電話と受付時間と休みの日を言う', (variant, call, hours) => {
    const phone = variant === 'chofu' ? '042-000-0000' : '0120-000-001';
    const drawn = drawOnPage(<OnThisPage />, { variant, phone });
    expect(drawn).toContain(call);
    expect(drawn).toContain(`受付時間：${hours}（祝日と年末年始（12/30〜1/3）はお休みです）`);
    expect(drawn).toContain(EMERGENCY);
  });

  it('番号がまだない場合、押せるものを出さずに、そう言う', () => {
    const drawn = drawOnPage(<OnThisPage />, { phone: '' });
    expect(drawn).toContain('電話番号は準備中です');
    expect(drawn).not.toContain('tel:');
  });

  it('だれの窓口かわからない場合、緊急の一文だけを言い、よその番号を出さない', () => {
    const drawn = drawWithoutPage();
    expect(drawn).toContain(EMERGENCY);
    expect(drawn).not.toMatch(/tel:|受付時間/);
  });

  it('同じ住所をもう一度開くことと、ホームへの行き先がある', () => {
    expect(drawWithoutPage()).toMatch(/<a href="">もう一度開く<\/a>.*<a href="\/">ホームへ<\/a>/);
  });

  it('枠がこわれた場合、代わりの画面を出す', () => {
    const guard = new FaultBoundary({ fallback: () => '代わりの画面', children: 'ふつうの画面' });
    expect(guard.render()).toBe('ふつうの画面');
    guard.state = FaultBoundary.getDerivedStateFromError();
    expect(guard.render()).toBe('代わりの画面');
  });
});
