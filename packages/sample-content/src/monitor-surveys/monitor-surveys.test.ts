import { expect, test } from 'vitest';
import { MONITOR_SURVEYS } from './index.ts';

test('三つより少なくなく、だれが、何のために、何分で、やめるときはどうするかを示し、見本だと書く（G88）', () => {
  expect(MONITOR_SURVEYS.length).toBeGreaterThanOrEqual(3);
  for (const { organiser, notes, ethics, reward, period_from, period_to } of MONITOR_SURVEYS) {
    expect(organiser).toMatch(/（見本）$/);
    expect(notes).toMatch(/やめ/);
    expect(`${ethics}${reward}`).not.toBe('');
    expect(period_from < period_to).toBe(true);
  }
});
