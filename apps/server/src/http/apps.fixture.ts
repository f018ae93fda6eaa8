import { afterEach, beforeAll } from 'vitest';
import { type AppUnderTest, startApp } from './app-under-test.fixture.ts';

/**
 * The portal of most tests of a file, started once, and one of a test's own where its parts or settings differ, which takes its
 * place until that test ends. Both are closed.
 */
export function useApps() {
  let usual: AppUnderTest;
  let own: AppUnderTest | undefined;
  beforeAll(async () => {
    usual = await startApp();
    return () => usual.close();
  });
  afterEach(async () => {
    await own?.close();
    own = undefined;
  });
  return {
    /** Lines of the log of the portal of most tests. */
    logged: () => usual.logged,
    /** Starts a portal of this test's own. */
    async start(...parts: Parameters<typeof startApp>): Promise<AppUnderTest> {
      own = await startApp(...parts);
      return own;
    },
    get: (url: string, headers: Record<string, string> = {}) =>
      (own ?? usual).app.inject({ url, headers: { host: 'localhost:3000', ...headers } }),
  };
}
