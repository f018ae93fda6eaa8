import { expect, it } from 'vitest';
import { drawOnPage } from '../../shell/page-under-test.fixture.tsx';
import { ReviewedBy } from './reviewed-by.tsx';

const draw = (reviewer: string) => drawOnPage(<ReviewedBy day="2026-10-05" reviewer={reviewer} />);

it('確認した人が見本の場合、だれかが確認したとも、いつとも言わない（G100）', () => {
  const drawn = draw('がん看護の看護師（見本）');
  expect(drawn).toContain('見本の文章です。<b>がん看護の看護師</b>による確認は、まだ受けていません');
  expect(drawn).not.toMatch(/確認しました|2026年10月5日/);
});

it('確認した人がいる場合、いつ、どんな役割の人かを言う（G100）', () => {
  const drawn = draw('がん看護の看護師');
  expect(drawn).toContain('<b>がん看護の看護師</b>が内容を確認しました');
  expect(drawn).toContain('2026年10月5日');
});
