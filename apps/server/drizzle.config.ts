import { defineConfig } from 'drizzle-kit';

/**
 * `npm run migration -w @hidamari/server` compares the tables with the last migration and writes the next one.
 * A shipped migration is never edited. Paths are relative to the folder the command runs in (apps/server).
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/*.table.ts',
  out: './migrations',
});
