import { describe, expect, it } from 'vitest';
import { asCleaned } from '../../../parts/content/cleaned-html.fixture.ts';
import { drawOnPage, memberOf } from '../../../shell/page-under-test.fixture.tsx';
import type { ShownCall } from '../monitor-calls.ts';
import { MonitorCalls } from './monitor-calls.tsx';

const CALL: ShownCall = {
  id: 'way-to-hospital',
  title: '通院の行き帰りの聞き取り',
  organiser: '通院と暮らしを考える会（見本）',
  purpose: '提案にまとめるためです。',
  method: 'phone',
  minutes: 30,
  reward: 'あり（品物）',
  period_from: '2026-11-10',
  period_to: '2026-12-25',
  target_text: 'この1年のあいだに通院した方。',
  ethics: 'なし（医学の研究ではありません）',
  notes: asCleaned(
    '<h4>答えの使いかた</h4><p>お名前をのせません。</p><h4>やめたいとき</h4><p>いつでも終われます。</p>',
  ),
  state: 'open',
};

const draw = (calls: ShownCall[] | null) =>
  drawOnPage(<MonitorCalls calls={calls} />, { member: memberOf('general') });

describe('体験を聞かせてくださる方の募集（G87・G88）', () => {
  it.each([
    ['聞く人', '通院と暮らしを考える会（見本）'],
    ['目的', '提案にまとめるためです。'],
    ['答えられる方', 'この1年のあいだに通院した方。'],
    ['方法', '電話での聞き取り'],
    ['かかる時間', '約30分'],
    ['お礼', 'あり（品物）'],
    ['期間', '2026年11月10日から2026年12月25日まで'],
    ['倫理審査', 'なし（医学の研究ではありません）'],
  ])('どの募集も、%sを見せる', (term, description) => {
    expect(draw([CALL])).toContain(`<dt>${term}</dt><dd>${description}</dd>`);
  });

  it('答えの使いかたと、やめ方も、開かずに読める', () => {
    const page = draw([CALL]);
    expect(page).toContain('答えの使いかた');
    expect(page).toContain('やめたいとき');
    expect(page).not.toContain('<details');
  });

  it('受付が終わったものは、たたんで残し、よその案内へは進ませない', () => {
    const over: ShownCall = { ...CALL, state: 'over', url_external: 'https://example.jp/' };
    const page = draw([over]);
    expect(page).toContain('いま受け付けている募集は、ありません');
    expect(page).toContain('受付が終わった募集（1件）');
    expect(page).not.toContain('example.jp');
    expect(draw([{ ...over, state: 'open' }])).toContain('（別ウィンドウで開きます）');
  });

  it('一つもない場合は一文でそう言い、読めない場合は、その部分だけがそう言う（G103）', () => {
    expect(draw([])).toContain('新しい募集が始まると、ここに出ます。');
    expect(draw(null)).toContain('募集を表示できませんでした。');
  });
});
