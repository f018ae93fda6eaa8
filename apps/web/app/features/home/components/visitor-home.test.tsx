import { hoursText } from '@hidamari/domain/consultation-hours';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import { expect, it } from 'vitest';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import { VisitorHome } from './visitor-home.tsx';

it.each(VARIANT_KEYS)('%sの訪問者のホームに、受付時間と、年末年始も入れたお休みの日を示す', (variant) => {
  expect(drawOnPage(<VisitorHome articles={[]} news={[]} />, { variant })).toContain(hoursText(variant));
});

it('自動音声のある窓口の流れは、受付の日ではなく、受付時間で分ける（G127）', () => {
  const home = drawOnPage(<VisitorHome articles={[]} news={[]} />, { variant: 'chofu' });
  expect(home).toContain('受付時間には相談員が出ます。時間外は、自動音声で折り返しを予約できます。');
  expect(home).not.toContain('そのほかの日は');
});

it('ホームの題は、窓の幅が足りないとき、「話してみませんか。」の前で折れる', () => {
  expect(drawOnPage(<VisitorHome articles={[]} news={[]} />)).toContain(
    'まず<span class="inline-block">話してみませんか。</span>',
  );
});
