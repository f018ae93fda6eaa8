import { openFolderPostalCodes } from '@hidamari/adapters/postal-codes/folder';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AppUnderTest, startApp } from '../../http/app-under-test.fixture.ts';
import { createPostalCodesModule } from './index.ts';

describe('郵便番号の答え（仕様7・G52）', () => {
  let portal: AppUnderTest;
  beforeAll(async () => {
    const { routes } = createPostalCodesModule({ postalCodes: await openFolderPostalCodes() });
    portal = await startApp({ routes });
    return () => portal.close();
  });

  const ask = (path: string) =>
    portal.app.inject({ url: `/api/postal-codes/${path}`, headers: { host: 'localhost:3000' } });

  // @proves call GET /postal-codes/{code}.json
  it('だれでも調べられ、JSONで答え、どこにも残さない', async () => {
    const answer = await ask('6180000.json');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toContain('application/json');
    expect(
      answer.json().map(({ prefecture_label }: { prefecture_label: string }) => prefecture_label),
    ).toEqual(['京都府', '大阪府']);
  });

  it('知らない番号の場合、空の一覧を答える', async () => {
    const answer = await ask('9999999.json');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([]);
  });

  it.each(['182-0026.json', '182002.json', 'abc.json'])(
    '番号でないもの「%s」の場合、見つからない',
    async (path) => {
      expect((await ask(path)).statusCode).toBe(404);
    },
  );

  it('調べた番号は、記録に残らない', async () => {
    await ask('1820026.json');
    expect(portal.logged.join('')).not.toContain('1820026');
  });
});
