import { createHmac } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeLine, type LineHarness } from './conformance.ts';
import { createEmbeddedLine } from './embedded.ts';
import { EXAMPLE_CHANNEL, lineSignature } from './example/port.ts';
import { exampleStoreInMemory } from './example-store.fixture.ts';
import { createLine } from './line.ts';
import { LineRefusedError } from './port.ts';
import { CHANNEL, startStubLine } from './stub-line.fixture.ts';

const NOW = new Date('2026-11-27T03:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

describeLine('embedded', async (): Promise<LineHarness> => {
  const { store, messages, accounts, tokens } = exampleStoreInMemory();
  const userId = `U${'3'.repeat(32)}`;
  accounts.set(userId, { isFriend: false });
  tokens.set('good', { userId, channel: EXAMPLE_CHANNEL, expiresAt: later(60) });
  tokens.set('dead', { userId, channel: EXAMPLE_CHANNEL, expiresAt: NOW });
  tokens.set('foreign', { userId, channel: 'another', expiresAt: later(60) });
  return {
    line: createEmbeddedLine({ store, clock: () => NOW, secret: 'secret' }),
    person: { userId, accessToken: 'good' },
    deadToken: 'dead',
    foreignToken: 'foreign',
    setFriend: async (isFriend) => void accounts.set(userId, { isFriend }),
    received: async () => [...messages.values()].map(({ to, text }) => ({ to, text })),
    sign: (body) => lineSignature('secret', body),
    close: async () => undefined,
  };
});

describeLine('LINE', async (): Promise<LineHarness> => {
  const stub = await startStubLine();
  const userId = `U${'4'.repeat(32)}`;
  const client = CHANNEL.loginChannelId;
  stub.tokens.set('good', { userId, client, expiresIn: 2_591_977 });
  stub.tokens.set('dead', { userId, client, expiresIn: -1 });
  stub.tokens.set('foreign', { userId, client: '999', expiresIn: 60 });
  return {
    line: createLine(stub.config),
    person: { userId, accessToken: 'good' },
    deadToken: 'dead',
    foreignToken: 'foreign',
    setFriend: async (isFriend) => {
      stub.state.isFriend = isFriend;
    },
    received: async () => [...stub.pushed.values()],
    sign: (body) => createHmac('sha256', CHANNEL.channelSecret).update(body).digest('base64'),
    close: stub.stop,
  };
});

describe('LINE', () => {
  let stub: Awaited<ReturnType<typeof startStubLine>>;
  const start = async () => {
    stub = await startStubLine();
    onTestFinished(stub.stop);
    return createLine(stub.config);
  };
  const MESSAGE = { to: 'U1', text: 'お返事が届いています。', messageId: 'reply:1' };
  const PUSH = '/v2/bot/message/push';

  it.each([400, 404, 410])('gives a message up that LINE refuses with %i', async (status) => {
    const line = await start();
    stub.state.faults.set(PUSH, { status, json: { message: 'no' } });
    await expect(line.send(MESSAGE)).rejects.toBeInstanceOf(LineRefusedError);
  });

  it('gives a message up when the messages of the month are used up: no try of the next hours can succeed', async () => {
    const line = await start();
    stub.state.faults.set(PUSH, { status: 429, json: { message: 'You have reached your monthly limit.' } });
    const thrown = await line.send(MESSAGE).catch((error) => error);
    expect(thrown).toBeInstanceOf(LineRefusedError);
    expect(thrown.code).toBe('line-monthly-limit');
  });

  it.each([401, 403, 429, 500, 503])('may try again after %i', async (status) => {
    const line = await start();
    stub.state.faults.set(PUSH, { status, json: { message: 'later' } });
    const thrown = await line.send(MESSAGE).catch((error) => error);
    expect(thrown).toBeInstanceOf(Error);
    expect(thrown).not.toBeInstanceOf(LineRefusedError);
    expect(thrown).toMatchObject({ code: `line-${status}` });
  });

  // @proves outside LINE: messages and links
  it('every try of one message has one retry key, another message another', async () => {
    const line = await start();
    for (const messageId of ['reply:1', 'reply:1', 'reply:2']) await line.send({ ...MESSAGE, messageId });
    const keys = stub.asked.map(({ headers }) => headers['x-line-retry-key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  });

  it('a fault says nothing of the account, the text and the tokens', async () => {
    const line = await start();
    stub.state.faults.set(PUSH, { status: 500, json: { message: MESSAGE.text, to: MESSAGE.to } });
    stub.state.faults.set('/oauth2/v2.1/verify', { status: 500, json: { message: 'a-token' } });
    for (const ask of [() => line.send(MESSAGE), () => line.personOf('a-token')]) {
      const thrown = await ask().catch((error) => error);
      expect(`${thrown.name} ${thrown.message} ${thrown.code}`).toMatch(/^Error line line-500$/);
    }
  });

  it('leads to access.line.me, wherever the API lies', async () => {
    const line = await start();
    expect(line.accountLinkUrl({ linkToken: 'a', nonce: 'b' })).toBe(
      'https://access.line.me/dialog/bot/accountLink?linkToken=a&nonce=b',
    );
  });

  it.each([400, 403])('cannot say whether we are a friend where LINE answers %i', async (status) => {
    const line = await start();
    stub.tokens.set('good', { userId: 'U1', client: CHANNEL.loginChannelId, expiresIn: 60 });
    stub.state.faults.set('/friendship/v1/status', { status, json: { message: 'no bot' } });
    expect(await line.isFriend('good')).toBeNull();
  });

  it('never asks for a profile before the token is known to be ours', async () => {
    const line = await start();
    stub.tokens.set('foreign', { userId: 'U1', client: '999', expiresIn: 60 });
    await line.personOf('foreign').catch(() => undefined);
    expect(stub.asked.map(({ path }) => path)).toEqual(['/oauth2/v2.1/verify']);
  });

  it('a token that ends between two questions is over, and so is one with no second left', async () => {
    const line = await start();
    const client = CHANNEL.loginChannelId;
    stub.tokens.set('good', { userId: 'U1', client, expiresIn: 60 });
    stub.tokens.set('last', { userId: 'U1', client, expiresIn: 0 });
    for (const path of ['/v2/profile', '/friendship/v1/status'])
      stub.state.faults.set(path, { status: 401, json: { message: 'invalid token' } });
    for (const ask of [() => line.personOf('good'), () => line.isFriend('good')])
      await expect(ask()).rejects.toMatchObject({ name: 'LineTokenError', reason: 'dead' });
    stub.state.faults.clear();
    await expect(line.personOf('last')).rejects.toMatchObject({ reason: 'dead' });
  });

  it('waits no longer than its caller', async () => {
    const line = await start();
    stub.state.faults.set(PUSH, 'hang');
    const leaving = new AbortController();
    const sending = line.send(MESSAGE, leaving.signal);
    leaving.abort(new Error('left'));
    await expect(sending).rejects.toThrow('left');
  });

  it('a deauthorization that fails may be tried again', async () => {
    const line = await start();
    stub.tokens.set('good', { userId: 'U1', client: CHANNEL.loginChannelId, expiresIn: 60 });
    stub.state.faults.set('/oauth2/v3/token', { status: 503 });
    await expect(line.revokeGrant('good')).rejects.toMatchObject({ code: 'line-503' });
    stub.state.faults.clear();
    await line.revokeGrant('good');
    expect(stub.tokens.has('good')).toBe(false);
  });
});
