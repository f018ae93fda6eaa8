import type { ApiClient } from '@hidamari/contract/client';
import { readMaintenanceEndpoint } from '@hidamari/contract/maintenance';
import { AppError } from '@hidamari/domain/errors';
import { PartFailed, WhyPartsFail } from '@hidamari/ui/part-failed';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { maintenanceWords, watchMaintenance } from './maintenance-words.ts';

/** Calls a service that answers like this; what came of it is not the question. */
async function answered(answer: () => Promise<unknown>): Promise<void> {
  const api = watchMaintenance({ call: answer } as unknown as ApiClient);
  await api.call(readMaintenanceEndpoint, {}).catch(() => undefined);
}

const refused = (error: AppError) => answered(() => Promise.reject(error));
const drawn = () =>
  renderToStaticMarkup(
    <WhyPartsFail value={maintenanceWords()}>
      <PartFailed what="相談の一覧" />
    </WhyPartsFail>,
  );

it('メンテナンス中に読めなかった場合、どの部分も、わけを、いつまでかとともに言い、つながれば言わない（G31）', async () => {
  const said = 'ただいまメンテナンスをしています。終了予定：2026年12月31日（木）3:00。';
  await refused(new AppError('unavailable'));
  expect(drawn()).not.toContain('メンテナンス');
  await refused(new AppError('maintenance', { detail: { until: '2026-12-31 03:00:00' } }));
  expect(drawn()).toContain(said);
  // No answer at all: what was told last still stands.
  await refused(new AppError('network'));
  expect(drawn()).toContain(said);
  await answered(async () => ({ maintenance: false }));
  expect(drawn()).not.toContain('メンテナンス');
});

it('知らせは、断りのまま呼んだ側にも届く', async () => {
  const api = watchMaintenance({
    call: () => Promise.reject(new AppError('maintenance')),
  } as unknown as ApiClient);
  await expect(api.call(readMaintenanceEndpoint, {})).rejects.toMatchObject({ code: 'maintenance' });
});
