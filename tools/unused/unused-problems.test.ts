import { describe, expect, it } from 'vitest';
import { unusedProblems } from './unused-problems.ts';

const PLANNED = { CRISIS_CARD: 'the chat' };
const AHEAD = { file: 'packages/domain/src/emergency/index.ts', exports: [{ name: 'CRISIS_CARD', line: 3 }] };

describe('what nothing uses', () => {
  it('is told with its place', () => {
    const issues = [
      AHEAD,
      { file: 'packages/ui/src/logo/logo.tsx', exports: [{ name: 'LogoMark', line: 1 }] },
      { file: 'apps/server/package.json', dependencies: [{ name: 'pg-boss', line: 34 }] },
      { file: 'apps/web/app/old.ts', files: [{ name: 'apps/web/app/old.ts' }] },
    ];
    expect(unusedProblems({ issues }, PLANNED)).toEqual([
      'packages/ui/src/logo/logo.tsx:1 LogoMark: export that nothing uses',
      'apps/server/package.json:34 pg-boss: declared package that nothing imports',
      'apps/web/app/old.ts apps/web/app/old.ts: file that nothing reaches',
    ]);
  });

  it('may be planned, and says so until it is used', () => {
    expect(unusedProblems({ issues: [AHEAD] }, PLANNED)).toEqual([]);
    expect(unusedProblems({ issues: [] }, PLANNED)).toEqual([
      expect.stringContaining('CRISIS_CARD is in use now'),
    ]);
  });
});
