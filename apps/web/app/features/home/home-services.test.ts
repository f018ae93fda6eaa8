import { describe, expect, it } from 'vitest';
import type { ListedService } from '../../parts/content/listed-services.ts';
import { homeServices } from './home-services.ts';

const listed = (id: string, ...recommend_category: string[]) =>
  ({ id, recommend_category, review_due: false }) as unknown as ListedService;

const RECOMMENDED = [
  listed('bill', 'new'),
  listed('ride', 'hard'),
  listed('talk', 'new', 'family'),
  listed('rest', 'family'),
  listed('meal', 'hard'),
  listed('note', 'new'),
  listed('bath', 'hard'),
];
const NEW = { id: 'new', name: '診断されたばかりの方に' };
const HARD = { id: 'hard', name: '通院がつらい方に' };
const FAMILY = { id: 'family', name: 'ご家族に' };
const ALONE = { id: 'alone', name: 'ひとりで考えている方に' };

const keptOf = (...ids: string[]) => ({
  article: {},
  service: Object.fromEntries(ids.map((id) => [id, '2026-11-15 09:00:00'])),
});

describe('会員のホームですすめるサービス（G146）', () => {
  it.each([
    ['何も伝えていない', [], keptOf(), 'bill,ride,talk'],
    ['治療中の', [HARD], keptOf(), 'ride,meal,bath'],
    ['合うものが少ない', [FAMILY], keptOf(), 'talk,rest'],
    ['合うものがない', [ALONE], keptOf(), 'bill,ride,talk'],
    ['二つの状況に当てはまる', [NEW, FAMILY], keptOf(), 'bill,rest,talk'],
    ['合うものを保存している', [HARD], keptOf('meal'), 'ride,bath'],
    ['合うものをみな保存している', [FAMILY], keptOf('talk', 'rest'), 'bill,ride,meal'],
    ['保存したものが読めない', [HARD], null, 'ride,meal,bath'],
  ])('%s会員の場合', (_, situations, kept, expected) => {
    const shown = homeServices(RECOMMENDED, { situations, kept });
    expect(shown.map(({ id }) => id).join()).toBe(expected);
  });
});
