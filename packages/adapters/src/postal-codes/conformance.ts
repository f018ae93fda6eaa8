import { describe, expect, it } from 'vitest';
import type { PostalCodes } from './port.ts';

const CHOFU = { prefecture: 'tokyo', prefecture_label: '東京都', city: '調布市' };

/** What every source of postal codes must answer. */
export function describePostalCodes(name: string, open: () => Promise<PostalCodes>): void {
  describe(`${name}：郵便番号（G52）`, () => {
    it('一つの町の番号の場合、都道府県の鍵と名前、市区町村、町を答える', async () => {
      const codes = await open();
      expect(await codes.townsOf('1820026')).toEqual([{ ...CHOFU, town: '小島町' }]);
    });

    it('二つの府県にまたがる番号の場合、どちらも答える', async () => {
      const codes = await open();
      expect(await codes.townsOf('6180000')).toEqual([
        { prefecture: 'kyoto', prefecture_label: '京都府', city: '乙訓郡大山崎町', town: '' },
        { prefecture: 'osaka', prefecture_label: '大阪府', city: '三島郡島本町', town: '' },
      ]);
    });

    it('元の表でいくつもの行に分かれた町の場合、一度だけ答える', async () => {
      expect(await (await open()).townsOf('9200381')).toEqual([
        { prefecture: 'ishikawa', prefecture_label: '石川県', city: '金沢市', town: '中屋' },
      ]);
    });

    it('町の名前に「以下に掲載がない場合」や、かっこ書きは残らない', async () => {
      const codes = await open();
      expect(await codes.townsOf('1820000')).toEqual([{ ...CHOFU, town: '' }]);
      expect((await codes.townsOf('0600042')).map(({ town }) => town)).toEqual(['大通西']);
    });

    it.each(['9999999', '0000000', '182002', '10060', '18200261', '../../1', '一八二〇〇二六', ''])(
      '知らない番号「%s」の場合、空の一覧を答える',
      async (code) => {
        expect(await (await open()).townsOf(code)).toEqual([]);
      },
    );
  });
}
