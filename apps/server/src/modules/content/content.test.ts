import { describe, expect, onTestFinished, test } from 'vitest';
import { busDrained } from '../../bus/bus-drained.fixture.ts';
import { type AppUnderTest, startApp } from '../../http/app-under-test.fixture.ts';
import { announceContentChange, purgeOnContentChange } from './purge-content.ts';

let portal: AppUnderTest;
async function start(parts: Parameters<typeof startApp>[0] = {}): Promise<void> {
  portal = await startApp(parts);
  onTestFinished(() => portal.close());
}

describe('changed content', () => {
  test('drops the copies, until nobody listens any more', async () => {
    await start();
    let purges = 0;
    const stop = purgeOnContentChange(portal.bus, { purge: () => (purges += 1) });
    await announceContentChange(portal.bus);
    await busDrained();
    stop();
    await announceContentChange(portal.bus);
    await busDrained();
    expect(purges).toBe(1);
  });
});
