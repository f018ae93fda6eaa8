import { describe, expect, it } from 'vitest';
import { ownSelection } from './own-selection.ts';
import { listedService } from './service-under-test.fixture.ts';

const SERVICES = [
  listedService('bill', { recommend_category: ['new'] }),
  listedService('claim', { recommend_category: ['new', 'family'] }),
  listedService('aid'),
  listedService('late', { recommend_category: ['new'], review_due: true }),
];
const NEW = { id: 'new', name: '診断されたばかりの方に' };
const FAMILY = { id: 'family', name: 'ご家族に' };
const ALONE = { id: 'alone', name: 'ひとりで考えている方に' };
const keptOf = (...ids: string[]) => ({
  article: {},
  service: Object.fromEntries(ids.map((id) => [id, '2026-11-15 09:00:00'])),
});

const idsOf = (services: readonly { id: string }[] | null) => services?.map(({ id }) => id).join() ?? null;

describe('会員の困りごとの画面の並び（G146）', () => {
  it.each([
    ['何も保存せず、状況も伝えていない', keptOf(), [], '', '', 'bill,claim,aid,late'],
    ['保存したものがある', keptOf('aid', 'other'), [], 'aid', '', 'bill,claim,late'],
    ['状況に合うものがある', keptOf('bill'), [NEW], 'bill', 'new:claim', 'aid,late'],
    ['二つの状況に合うものがある', keptOf(), [NEW, FAMILY], '', 'new:bill,claim', 'aid,late'],
    ['見直しの日を過ぎたものを保存している', keptOf('late'), [NEW], 'late', 'new:bill,claim', 'aid'],
    ['状況に合うものが、この困りごとにない', keptOf(), [ALONE], '', '', 'bill,claim,aid,late'],
    ['保存したものが読めない', null, [NEW], null, 'new:bill,claim', 'aid,late'],
    ['状況が読めない', keptOf('aid'), null, 'aid', null, 'bill,claim,late'],
  ])('%s場合、どれも一度だけ並ぶ', (_, kept, situations, keptIds, fittingIds, otherIds) => {
    const { fitting, ...selection } = ownSelection(SERVICES, { kept, situations });
    expect(idsOf(selection.kept)).toBe(keptIds);
    expect(fitting?.map(({ id, services }) => `${id}:${idsOf(services)}`).join() ?? null).toBe(fittingIds);
    expect(idsOf(selection.others)).toBe(otherIds);
  });
});
