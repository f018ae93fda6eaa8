import { readLogKeyword } from '@hidamari/domain/log-search';
import { beforeAll, describe, expect, it } from 'vitest';
import { searchTreatmentLogs } from './search-treatment-logs.ts';
import { aLog, HANAKO, startTreatmentLogs, type TreatmentLogsUnderTest } from './treatment-logs.fixture.ts';

const WORD = 'はるこ';
/** Holds both pieces of the word, and not the word. */
const PIECES_APART = 'はるまき。まるこ';

let portal: TreatmentLogsUnderTest;
beforeAll(async () => {
  portal = await startTreatmentLogs();
  return () => portal.close();
});
beforeAll(async () => {
  for (let day = 10; day < 16; day += 1) {
    const text = day === 12 ? PIECES_APART : `はるこ ${day}`;
    await portal.write(aLog({ title: String(day), log_date: `2026-11-${day}`, other: { text } }));
  }
});

const searched = async (offset: number, checkedInAll: number) => {
  const cipher = await portal.encryption.forMember(portal.database, HANAKO.memberId);
  const { memberId } = HANAKO;
  const filters = { page: 1 } as Parameters<typeof searchTreatmentLogs>[0]['filters'];
  const parts = readLogKeyword(WORD, () => []);
  const search = { database: portal.database, cipher, memberId, filters, parts, checkedInAll };
  const { rows, total } = await searchTreatmentLogs(search, { offset, limit: 2 });
  return { days: rows.map(({ log_date }) => Number(log_date.slice(-2))), total };
};

describe('かけらの合う記録がとても多い場合', () => {
  it('その頁の記録だけを開き、言葉のない記録は見せず、頁のあいだで重ならず抜けない', async () => {
    const pages = [await searched(0, 3), await searched(2, 3), await searched(4, 3)];
    expect(pages.map(({ days }) => days)).toEqual([[15, 14], [13], [11, 10]]);
    expect(pages.map(({ total }) => total)).toEqual([6, 6, 6]);
  });

  it('多くない場合は、すべてを確かめて数える', async () => {
    expect(await searched(0, 6)).toEqual({ days: [15, 14], total: 5 });
    expect(await searched(2, 6)).toEqual({ days: [13, 11], total: 5 });
  });
});
