import { expect, it } from 'vitest';
import { scenesFor } from './situation-scenes.ts';

it.each([
  [
    ['「先生の話が、頭に入らなかった」', '「お金がいくらかかるのか、こわい」', '「夜になると、眠れない」'],
    ['waiting', 'money', 'nightphone'],
  ],
  [
    ['「保険の書類を前に、手が止まる」', '「通院や家のことに、手が足りない」'],
    ['letter', 'laundry'],
  ],
  [
    ['「子どもに、どう話せばいいか」', '「職場に、どこまで話せばいいのか」'],
    ['school', 'work'],
  ],
])('思いの言葉に合う絵を選ぶ: %s', (thoughts, scenes) => {
  expect(scenesFor(thoughts)).toEqual(scenes);
});

it('同じことを思う言葉が並ぶ場合も、同じ絵をくり返さない', () => {
  const scenes = scenesFor(['夜', '眠れない', '夜', 'なにか']);
  expect(new Set(scenes).size).toBe(4);
  expect(scenes[0]).toBe('nightphone');
});

it('合う絵がなくなるほど多い場合も、どれにも絵がある', () => {
  expect(scenesFor(Array.from({ length: 12 }, () => 'なにか')).every(Boolean)).toBe(true);
});
