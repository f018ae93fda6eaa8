import { expect, it } from 'vitest';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import { QuietSection } from './quiet-section.tsx';

it('届く文の例は、届くとおりの短い名前で、病気の言葉がない（G54・決定0066）', () => {
  const html = drawOnPage(<QuietSection />);
  expect(html.replace(/<!-- -->/g, '')).toContain('【ひだまり】お返事が届いています');
  expect(html).not.toContain('がん');
});
