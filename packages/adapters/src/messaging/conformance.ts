import { beforeAll, describe, expect, it } from 'vitest';
import { type Line, LineSignatureError, LineTokenError } from './port.ts';

/** One implementation under test, with a way to play the person, and LINE behind it. */
export interface LineHarness {
  line: Line;
  person: { userId: string; accessToken: string };
  /** A true token that was given to another service, and one that is over. */
  foreignToken: string;
  deadToken: string;
  setFriend(isFriend: boolean): Promise<void>;
  /** Messages that reached a person, each once. */
  received(): Promise<{ to: string; text: string }[]>;
  /** As LINE signs what it tells us. */
  sign(body: Buffer): string;
  close(): Promise<void>;
}

const reasonOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error) => (error instanceof LineTokenError ? error.reason : `thrown: ${error}`),
  );

const event = (more: object) => ({
  webhookEventId: '01FZ74A0TDDPYRVKNK77XKC3ZR',
  timestamp: 1_795_000_000_000,
  source: { type: 'user', userId: 'U0123' },
  ...more,
});

/** What every LINE must do. */
export function describeLine(name: string, open: () => Promise<LineHarness>): void {
  describe(`${name}: LINE`, () => {
    let harness: LineHarness;
    beforeAll(async () => {
      harness = await open();
      return () => harness.close();
    });

    it('says whose a token is, and for how long', async () => {
      const { line, person } = harness;
      const found = await line.personOf(person.accessToken);
      expect(found.userId).toBe(person.userId);
      expect(found.expiresIn).toBeGreaterThan(0);
    });

    it('tells a token that is over from one of another service, whatever is asked', async () => {
      const { line, deadToken, foreignToken } = harness;
      for (const ask of [line.personOf, line.isFriend]) {
        expect(await reasonOf(ask(deadToken))).toBe('dead');
        expect(await reasonOf(ask('a-token-of-nobody'))).toBe('dead');
        expect(await reasonOf(ask(foreignToken))).toBe('foreign');
      }
    });

    it('says whether we are the person’s friend', async () => {
      const { line, person } = harness;
      for (const isFriend of [true, false]) {
        await harness.setFriend(isFriend);
        expect(await line.isFriend(person.accessToken)).toBe(isFriend);
      }
    });

    it('gives a link token of the form that the calls take, another one each time', async () => {
      const { line, person } = harness;
      const tokens = [await line.issueLinkToken(person.userId), await line.issueLinkToken(person.userId)];
      for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{22,200}$/);
      expect(new Set(tokens).size).toBe(2);
    });

    it('leads to LINE’s own page with the two and nothing else', () => {
      const url = new URL(
        harness.line.accountLinkUrl({ linkToken: 'link-token', nonce: 'a nonce & more' }),
        'http://localhost',
      );
      expect(Object.fromEntries(url.searchParams)).toEqual({
        linkToken: 'link-token',
        nonce: 'a nonce & more',
      });
    });

    it('delivers a Japanese text unchanged, once for each message id', async () => {
      const { line, person } = harness;
      const message = {
        to: person.userId,
        text: 'お返事が届いています。\nサイトでご確認ください',
        messageId: 'a',
      };
      await line.send(message);
      await line.send(message);
      await line.send({ ...message, messageId: 'b' });
      const { to, text } = message;
      expect(await harness.received()).toEqual([
        { to, text },
        { to, text },
      ]);
    });

    it('reads the events that the portal knows, and leaves out the rest', () => {
      const body = Buffer.from(
        JSON.stringify({
          destination: 'U9',
          events: [
            event({ type: 'accountLink', link: { result: 'ok', nonce: 'n' }, replyToken: 'r' }),
            event({ type: 'accountLink', link: { result: 'failed', nonce: 'n' } }),
            event({ type: 'accountLink', link: { result: 'a-result-of-tomorrow', nonce: 'n' } }),
            event({ type: 'follow', follow: { isUnblocked: false } }),
            event({ type: 'unfollow' }),
            event({ type: 'message', message: { type: 'text', text: 'こんにちは' } }),
            { type: 'follow' },
            event({ type: 'follow', timestamp: 'yesterday' }),
          ],
        }),
      );
      const who = { eventId: '01FZ74A0TDDPYRVKNK77XKC3ZR', userId: 'U0123' };
      expect(harness.line.readEvents(body, harness.sign(body))).toEqual([
        { kind: 'account-link', ...who, isOk: true, nonce: 'n' },
        { kind: 'account-link', ...who, isOk: false, nonce: 'n' },
        { kind: 'account-link', ...who, isOk: false, nonce: 'n' },
        { kind: 'friend', ...who, isFriend: true, at: new Date(1_795_000_000_000) },
        { kind: 'friend', ...who, isFriend: false, at: new Date(1_795_000_000_000) },
      ]);
    });

    it.each(['{', '[]', '{}', '{"events":null}'])('reads nothing in a signed %s', (text) => {
      const body = Buffer.from(text);
      expect(harness.line.readEvents(body, harness.sign(body))).toEqual([]);
    });

    it('refuses what was not signed, or changed since', () => {
      const body = Buffer.from('{"events":[]}');
      const signature = harness.sign(body);
      for (const wrong of [undefined, '', 'x', signature.slice(0, 10), harness.sign(Buffer.from('{}'))])
        expect(() => harness.line.readEvents(body, wrong), String(wrong)).toThrow(LineSignatureError);
    });

    it('takes back what the person had allowed; a second time is no fault', async () => {
      const { line, person } = harness;
      await line.revokeGrant(person.accessToken);
      expect(await reasonOf(line.personOf(person.accessToken))).toBe('dead');
      await line.revokeGrant(person.accessToken);
    });
  });
}
