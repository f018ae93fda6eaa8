import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { DIFFICULTIES, startDifficultPeer } from './difficult-peer.fixture.ts';
import { outgoingCalls } from './outgoing-calls.fixture.ts';

const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' };
beforeAll(() => {
  Object.assign(process.env, CREDENTIALS);
  return () => {
    for (const name of Object.keys(CREDENTIALS)) delete process.env[name];
  };
});

/** Short enough to wait for in each test; a connection that is not made by then is given up as well. */
const GIVEN_UP_MS = 300;
/** What lies in the buffers of both ends when a limit is reached. */
const BUFFERED_BYTES = 25_000_000;

/**
 * The caller hears of a fault, nothing is read any more, and no connection is held: the next call finds a service that is
 * well again.
 */
describe.each(outgoingCalls(GIVEN_UP_MS))('$name', ({ words, readBytes, ask }) => {
  it.each(DIFFICULTIES)('a service that %s is given up, and its connection with it', async (difficulty) => {
    const peer = await startDifficultPeer(difficulty, words);
    onTestFinished(() => peer.stop());
    const { answer, close } = ask(peer.port);
    await expect(answer).rejects.toThrow();
    await expect.poll(peer.open).toBe(0);
    expect(peer.sentBytes()).toBeLessThan(readBytes + BUFFERED_BYTES);
    await close?.();
  });
});
