import { expect } from 'vitest';
import type { PortalUnderTest } from '../../portal-under-test/portal-under-test.fixture.ts';
import { picture } from '../uploads/pictures.fixture.ts';
import type { dataOwner } from './my-data.fixture.ts';

/** A picture that was sent for a log, as the form sends it; answers its key. */
export async function sentPicture(
  { app }: PortalUnderTest,
  { call, browser }: Awaited<ReturnType<typeof dataOwner>>,
  width = 300,
  height = 200,
): Promise<string> {
  const [{ key, put_url }] = (await call('GET', '/inspection-images/presigned-urls?image_count=1')).json()
    .urls;
  const put = await app.inject({
    method: 'PUT',
    url: put_url.replace(/^https?:\/\/[^/]+/, ''),
    headers: { host: browser.host, 'content-type': 'image/jpeg' },
    payload: await picture(width, height).jpeg().toBuffer(),
  });
  expect(put.statusCode, put.body).toBe(204);
  return key;
}
