import { describe, expect, test } from 'vitest';
import { get, HANAKO, stage, startPortal, usePortalWithPages } from './pages-under-test.fixture.ts';

usePortalWithPages();

const ADDRESSES = ['/dev/parts', '/dev/parts/buttons', '/dev/parts/pages/fault-server'];

describe('部品の見本', () => {
  test('設定がない場合、どの番地も、だれにも、ない画面と同じく404とする', async () => {
    for (const address of [...ADDRESSES, '/dev/parts.data', '/dev/parts/buttons.data']) {
      expect.soft((await get(address)).statusCode, address).toBe(404);
      expect.soft((await get(address, HANAKO)).statusCode, address).toBe(404);
    }
    expect(new Set(stage.renders.map(({ verdict }) => verdict))).toEqual(new Set(['not_found']));
  });

  test('設定がある場合、会員にも訪問者として見せ、どこにも残さず、検索に出さない', async () => {
    await stage.portal.close();
    stage.portal = await startPortal({ partsGallery: true });
    for (const address of ADDRESSES) {
      const { statusCode, headers } = await get(address, HANAKO);
      expect.soft([statusCode, headers['cache-control']], address).toEqual([200, 'private, no-store']);
      expect.soft(headers['x-robots-tag'], address).toBe('noindex, nofollow');
    }
    expect(stage.renders.map(({ verdict, context }) => [verdict, context.member])).toEqual(
      ADDRESSES.map(() => ['enter', null]),
    );
  });

  test('設定があっても、そのほかの /dev の番地はない', async () => {
    await stage.portal.close();
    stage.portal = await startPortal({ partsGallery: true });
    for (const address of ['/dev', '/dev/part', '/dev/parts.data', '/dev/Parts']) {
      expect.soft((await get(address)).statusCode, address).toBe(404);
    }
  });
});
