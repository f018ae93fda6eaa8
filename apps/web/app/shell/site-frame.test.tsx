import type { VariantKey } from '@hidamari/domain/site-variants';
import { describe, expect, it } from 'vitest';
import { drawOnPage } from './page-under-test.fixture.tsx';
import { PortalHeader } from './site-frame.tsx';

const CASES: readonly [VariantKey, string, string, string, string][] = [
  ['hatch', '金曜の正午', '2026-11-20T03:00:00.000Z', '0120-000-001', 'ただいま受付中（本日20:00まで）'],
  ['aflac', '金曜の19時55分', '2026-11-20T10:55:00.000Z', '0120-000-000', 'まもなく受付を終了します'],
  ['chofu', '金曜の正午', '2026-11-20T03:00:00.000Z', '042-000-0000', '次の受付：'],
  ['chofu', '土曜の正午', '2026-11-21T03:00:00.000Z', '042-000-0000', 'ただいま受付中（本日18:00まで）'],
];

describe('画面の頭の、いま話せるか', () => {
  it.each(CASES)('%s を%sに開いた場合、番号と、いまの受付を言葉で示す', (variant, _, at, number, words) => {
    const header = drawOnPage(<PortalHeader />, { variant, renderedAt: at });
    expect(header).toContain(number);
    expect(header).toContain(words);
  });

  it('番号がまだない場合、その場所でそう言う', () => {
    const phones = { aflac: '', hatch: '', chofu: '' };
    expect(drawOnPage(<PortalHeader />, { phones })).toContain('電話番号は準備中です');
  });
});
