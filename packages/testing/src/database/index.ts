export { openTestDatabase, type TestDatabase } from './test-database.ts';
export { areMigrationsInStep, testMigrations } from './test-migrations.ts';
