import { hostedLoginMeEndpoint } from '@hidamari/contract/hosted-login';
import { AppError, type ErrorCode } from '@hidamari/domain/errors';
import { expect, test } from 'vitest';
import { startApp } from './app-under-test.fixture.ts';
import { route } from './route.ts';

/** What a call answers that handled cookies and then failed. */
async function failWith(code: ErrorCode) {
  const failing = route(hostedLoginMeEndpoint, async ({ cookies }) => {
    cookies.set('session', 'of-work-that-failed');
    cookies.clear('refresh');
    throw new AppError(code);
  });
  const portal = await startApp({ routes: [failing] });
  const url = `/api${hostedLoginMeEndpoint.path}`;
  const answer = await portal.app.inject({ url, headers: { host: 'localhost:3000' } });
  await portal.close();
  return [answer.statusCode, [answer.headers['set-cookie'] ?? []].flat().length];
}

test.each([
  ['unauthenticated', 401, 2],
  ['code_wrong', 422, 2],
  ['server', 500, 0],
  ['unavailable', 503, 0],
] as const)('%s: %i carries %i cookies of the work that was refused or failed', async (code, ...expected) => {
  expect(await failWith(code)).toEqual(expected);
});
