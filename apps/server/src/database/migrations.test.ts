import { areMigrationsInStep } from '@hidamari/testing/database';
import { expect, it } from 'vitest';

it('every table change has its migration: npm run migration -w @hidamari/server -- --name what-changed', async () => {
  expect(await areMigrationsInStep()).toBe(true);
});
