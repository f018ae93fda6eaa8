import { describe, expect, it } from 'vitest';
import { type AskedSearch, NOTHING_ASKED, sentSearch } from '../../parts/search/asked-search.ts';
import { type AskedHow, nextStep } from './next-step.ts';

/** The history of the tab after these words, from the empty field on. */
function stepsAfter(...words: [string, AskedHow][]): AskedSearch[] {
  const steps: AskedSearch[] = [NOTHING_ASKED];
  for (const [keyword, how] of words) {
    const next = nextStep(steps.at(-1) ?? NOTHING_ASKED, keyword, how);
    if (next?.replace) steps.pop();
    if (next) steps.push(next.asked);
  }
  return steps;
}

const keywords = (steps: readonly AskedSearch[]) => steps.map(({ keyword }) => keyword);

describe('さがした言葉の、履歴の一歩', () => {
  it('打っているあいだは、一歩のまま変わる', () => {
    expect(keywords(stepsAfter(['だる', 'typed'], ['だるい', 'typed'], ['だるさ', 'typed']))).toEqual([
      'だるさ',
    ]);
  });

  it('「さがす」で二つたずねた場合、戻ると一つめの言葉になる', () => {
    const steps = stepsAfter(
      ['だるさ', 'typed'],
      ['だるさ', 'sent'],
      ['医療', 'typed'],
      ['医療費', 'typed'],
      ['医療費', 'sent'],
    );
    expect(keywords(steps)).toEqual(['だるさ', '医療費']);
    expect(steps.every(({ isSent }) => isSent)).toBe(true);
  });

  it('打ち終わるまえに「さがす」を押しても、一歩は増えない', () => {
    expect(keywords(stepsAfter(['だる', 'typed'], ['だるさ', 'sent'], ['医療費', 'sent']))).toEqual([
      'だるさ',
      '医療費',
    ]);
  });

  it('送った言葉を消した場合、何もたずねていない一歩になり、次の言葉はそこに入る', () => {
    const emptied = stepsAfter(['だるさ', 'sent'], ['', 'typed']);
    expect(emptied.at(-1)).toEqual(NOTHING_ASKED);
    expect(keywords(stepsAfter(['だるさ', 'sent'], ['', 'typed'], ['家族', 'typed']))).toEqual([
      'だるさ',
      '家族',
    ]);
  });

  it('戻ったために欄の言葉が変わった場合、しぼりこみも、どこまで見たかも、そのまま残る', () => {
    const narrowed: AskedSearch = { ...sentSearch('だるさ'), kind: 'article', pages: 2 };
    expect(nextStep(narrowed, 'だるさ', 'typed')).toBeNull();
  });
});
