import { describe, expect, it } from 'vitest';
import { moduleCircleProblems } from './module-circles.ts';

const file = (path: string, ...imported: string[]) => ({
  path: `apps/server/src/modules/${path}`,
  text: imported.map((name) => `import { x } from '${name}';`).join('\n'),
});

describe('modules of the server', () => {
  it('may import each other in one direction', () => {
    const files = [
      file('logs/save.ts', '../visits/index.ts', '../../dependencies.ts'),
      file('visits/index.ts', './plan.ts', '../staff/index.ts'),
      file('desk/index.ts', '../logs/index.ts', '../staff/index.ts'),
    ];
    expect(moduleCircleProblems(files)).toEqual([]);
  });

  it('are named when they lean on each other, over however many of them, in whatever file', () => {
    const files = [
      file('logs/inner/save.ts', '../../visits/index.ts'),
      file('visits/index.ts', '../desk/index.ts'),
      { path: 'apps/server/src/modules/desk/late.ts', text: "await import('../logs/index.ts')" },
      file('staff/index.ts', '../desk/index.ts'),
    ];
    expect(moduleCircleProblems(files)).toEqual([
      'modules of the server in a circle: desk -> logs -> visits',
    ]);
  });

  it('may name a table of another, and their tests whatever they need', () => {
    const files = [
      file('logs/save.ts', '../visits/index.ts'),
      file('visits/repository.ts', '../logs/logs.table.ts'),
      file('visits/visits.test.ts', '../logs/index.ts'),
      file('visits/visits.fixture.ts', '../logs/index.ts'),
    ];
    expect(moduleCircleProblems(files)).toEqual([]);
  });
});
