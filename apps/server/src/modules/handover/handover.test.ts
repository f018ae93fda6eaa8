import { createHash } from 'node:crypto';
import type { HandoverPartner } from '@hidamari/domain/handover';
import { HANDOVER_PARTNERS, HANDOVER_TOKEN_SECONDS, PARTNERS } from '@hidamari/domain/handover';
import { eq } from 'drizzle-orm';
import { decodeJwt, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemoEligibility } from '../../demo/people/seed-demo-eligibility.ts';
import type { MemberCaller } from '../../http/caller.ts';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { type PortalUnderTest, startPortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import type { Someone } from '../withdrawal/withdrawal.fixture.ts';
import {
  askForToken,
  openExample,
  partnerServer,
  tokenOf,
  withProvenEmail,
  withUnprovenEmail,
} from './handover.fixture.ts';
import { handovers } from './handover.table.ts';
import { issueHandover } from './issue-handover.ts';
import { readHandover } from './read-handovers.ts';
import { redeemHandover } from './redeem-handover.ts';

const SECRETS = {
  bears: 'a secret that only we and bears know, 1234',
  ancs: 'a secret that only we and ancs know, 12345',
};
const partners = {
  bears: { url: 'https://bears.example/start', secret: SECRETS.bears },
  ancs: { url: 'https://ancs.example/start', secret: SECRETS.ancs },
};

/** bears and ancs are set up; an example page of ours stands in for the others. */
let portal: PortalUnderTest;
beforeAll(async () => {
  portal = await startPortal({ settings: { partners } });
  return () => portal.close();
});
beforeAll(async () => {
  await seedDemoEligibility(portal.dependencies.database);
});

const someone = async (entrance: 'general' | 'insurance' = 'general') =>
  withProvenEmail(portal, await makeMember(portal, entrance));
const rowsOf = ({ memberId }: Someone) =>
  portal.dependencies.database.select().from(handovers).where(eq(handovers.member_id, memberId));
const stateOf = async ({ browser, accessToken }: Someone, partner: string) =>
  (await browser.call('GET', `/handovers/${partner}`, undefined, accessToken)).json();

describe('渡すしるし（G86）', () => {
  // @proves call GET /handovers/{partner}/verification-token
  // @proves call GET /medical_note/verification-token
  it.each([
    ['medical-note', '/partner/medical-note', true],
    ['tomosnote', '/partner/tomosnote', true],
    ['ancs', 'https://ancs.example/start', false],
    ['bears', 'https://bears.example/start', false],
  ] as const)('%s には、決められたものだけが入り、同意の記録が残る', async (partner, postUrl, hasEmail) => {
    const person = await someone();
    const answer = await askForToken(person, partner);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { verification_token: token, post_url, expires_at } = answer.json();
    expect(post_url).toBe(postUrl);
    const [row] = await rowsOf(person);
    const claims = decodeJwt(token);
    const mark = portal.dependencies.partnerGateways[partner]?.markEmail(person.email);
    expect(claims).toEqual({
      ...{ iss: 'http://localhost:3000', aud: partner, sub: row?.pseudonym, jti: row?.id, variant: 'hatch' },
      ...{ iat: claims.iat, exp: claims.iat === undefined ? 0 : claims.iat + HANDOVER_TOKEN_SECONDS },
      ...(hasEmail && { email_mark: mark }),
      ...(partner === 'bears' && { extra_minutes: 30 }),
    });
    expect(row).toMatchObject({
      ...{ partner, variant: 'hatch', redeemed_at: null },
      expires_at: new Date(expires_at),
      given: [
        'pseudonym',
        ...(hasEmail ? ['email-hash'] : []),
        'variant',
        ...(partner === 'bears' ? ['extra-minutes'] : []),
      ],
    });
    // Neither the address nor anything made of it lies in the record.
    expect(JSON.stringify(row)).not.toContain(mark);
    // What one sum over the address for all partners would be: two lists side by side would name who is on both.
    const sameForAll = createHash('sha256').update(person.email.toLowerCase()).digest('hex');
    expect(JSON.stringify(claims)).not.toContain(sameForAll);
  });

  // @proves call GET /handovers/{partner}/verification-token
  it('同じ会員でも、提携先ごとに別の番号で、同じ提携先には、いつも同じ番号', async () => {
    const [one, two] = [await someone(), await someone('insurance')];
    const pseudonym = async (who: Someone, partner: HandoverPartner) =>
      decodeJwt(await tokenOf(who, partner)).sub;
    const [atBears, atAncs] = [await pseudonym(one, 'bears'), await pseudonym(one, 'ancs')];
    expect(new Set([atBears, atAncs, await pseudonym(two, 'bears')]).size).toBe(3);
    expect(await pseudonym(one, 'bears')).toBe(atBears);
    for (const known of [atBears, atAncs]) expect(known).not.toContain(one.memberId);
    expect(decodeJwt(await tokenOf(two, 'ancs')).variant).toBe('aflac');
  });

  // @proves call GET /handovers/{partner}/verification-token
  it('メールアドレスを渡す提携先どうしも、同じ会員について、同じものを一つも受け取らない', async () => {
    const person = await someone();
    const given = async (partner: HandoverPartner) => {
      const { sub, email_mark: mark } = decodeJwt(await tokenOf(person, partner));
      return [sub, mark];
    };
    const all = [...(await given('medical-note')), ...(await given('tomosnote'))];
    expect(all.filter((value) => typeof value === 'string' && value.length > 20)).toHaveLength(4);
    expect(new Set(all).size).toBe(4);
  });

  // @proves call GET /medical_note/verification-token
  it.each([
    ['同意の版を言わない', '', 400],
    ['日付でない版', 'latest', 400],
    ['前の文への同意', '2020-01-01', 409],
  ])('%s場合、しるしを出さず、何も残さない', async (_, version, status) => {
    const person = await someone();
    expect((await askForToken(person, 'medical-note', version)).statusCode).toBe(status);
    expect(await rowsOf(person)).toEqual([]);
  });

  // @proves call GET /handovers/{partner}
  // @proves call GET /medical_note/verification-token
  it('メールアドレスが確かめられていない場合、アドレスを渡す先にだけ出さず、画面にはそうと伝える', async () => {
    const person = await withUnprovenEmail(portal, await makeMember(portal));
    for (const [partner, status] of [
      ['medical-note', 403],
      ['tomosnote', 403],
      ['ancs', 200],
      ['bears', 200],
    ] as const) {
      const answer = await askForToken(person, partner);
      expect(answer.statusCode, partner).toBe(status);
      if (status === 403) expect(answer.json().detail).toEqual({ reason: 'email_not_proven' });
      expect((await stateOf(person, partner)).waits_for_email).toBe(status === 403);
    }
    expect((await rowsOf(person)).map(({ partner }) => partner).sort()).toEqual(['ancs', 'bears']);
  });

  it.each(HANDOVER_PARTNERS)('市の会員には、%s の画面も、しるしもない', async (partner) => {
    const person = await withProvenEmail(portal, await makeMember(portal, 'chofu'));
    expect((await askForToken(person, partner)).statusCode).toBe(404);
    expect((await stateOf(person, partner)).status_code).toBe(404);
  });

  // @proves call GET /handovers/{partner}/verification-token
  it('avic は、コンテンツができるまで、だれにもない（G84）。できれば、ほかと同じ', async () => {
    const person = await someone();
    expect((await askForToken(person, 'avic')).statusCode).toBe(404);
    expect((await stateOf(person, 'avic')).status_code).toBe(404);
    const { content } = portal.dependencies;
    const known = content.getService.bind(content);
    const { value, stale } = await known('ancs');
    content.getService = async (id) =>
      id === 'avic' ? { value: { ...value, id: 'avic' }, stale } : known(id);
    try {
      expect((await stateOf(person, 'avic')).is_offered).toBe(true);
      expect(decodeJwt(await tokenOf(person, 'avic')).aud).toBe('avic');
    } finally {
      content.getService = known;
    }
  });

  it('次々に出した場合、待ってもらう。ログインしていない人には出さない', async () => {
    const person = await someone();
    const statuses: number[] = [];
    for (let times = 0; times < 31; times += 1) statuses.push((await askForToken(person, 'ancs')).statusCode);
    expect([statuses.at(0), statuses.at(29), statuses.at(30)]).toEqual([200, 200, 429]);
    expect((await askForToken({ ...person, accessToken: 'nobody' }, 'ancs')).statusCode).toBe(401);
  });
});

describe('提携先がしるしを使う（G86）', () => {
  const redeem = (partner: string, token: string) => partnerServer(portal)(partner, token);
  const altered = (token: string) => {
    const [head, body = '', signature] = token.split('.');
    const claims = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), extra_minutes: 600 };
    return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
  };
  /** A token with everything right but what it is signed with. */
  const signedWith = async (token: string, secret: string) =>
    new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret));

  // @proves call POST /handovers/redemptions
  it('渡したものと、同意した時と文が分かり、二度めは断る', async () => {
    const person = await someone();
    const token = await tokenOf(person, 'bears');
    const answer = await redeem('bears', token);
    expect(answer.statusCode, answer.body).toBe(200);
    const [row] = await rowsOf(person);
    expect(answer.json()).toEqual({
      ...{ pseudonym: row?.pseudonym, variant: 'hatch', extra_minutes: 30 },
      ...{ consent_version: row?.consent_version, consented_at: row?.consented_at.toISOString() },
    });
    expect(row?.redeemed_at).not.toBeNull();
    const again = await redeem('bears', token);
    expect([again.statusCode, again.json().name, again.json().detail]).toEqual([
      422,
      'CODE_EXPIRED',
      { reason: 'used' },
    ]);
  });

  // @proves call POST /handovers/redemptions
  it.each([
    ['変えられた', async (who: Someone) => ['bears', altered(await tokenOf(who, 'bears'))], 403],
    ['ほかの提携先あての', async (who: Someone) => ['bears', await tokenOf(who, 'ancs')], 403],
    ['見本のページあての', async (who: Someone) => ['bears', await tokenOf(who, 'tomosnote')], 403],
    [
      'ほかの提携先の秘密で作った',
      async (who: Someone) => ['bears', await signedWith(await tokenOf(who, 'bears'), SECRETS.ancs)],
      403,
    ],
    [
      '提携先が自分で作った、記録のない',
      async (who: Someone) => {
        const claims = { ...decodeJwt(await tokenOf(who, 'bears')), jti: crypto.randomUUID() };
        const key = new TextEncoder().encode(SECRETS.bears);
        return ['bears', await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key)];
      },
      422,
    ],
    ['しるしでない', async () => ['bears', 'x'.repeat(50)], 403],
    ['空の', async () => ['bears', ''], 422],
    ['知らない提携先の', async (who: Someone) => ['monitor', await tokenOf(who, 'bears')], 422],
  ] as const)('%sしるしの場合、断る', async (_, made, status) => {
    const person = await someone();
    const [partner, token] = await made(person);
    const answer = await redeem(partner ?? '', token ?? '');
    expect(answer.statusCode, answer.body).toBe(status);
    for (const row of await rowsOf(person)) expect(row.redeemed_at).toBeNull();
  });

  // @proves call POST /handovers/redemptions
  it('5分を過ぎた場合、断り、何も渡したことにしない', async () => {
    const person = await someone();
    const token = await tokenOf(person, 'ancs');
    portal.pass(HANDOVER_TOKEN_SECONDS);
    const answer = await redeem('ancs', token);
    expect([answer.statusCode, answer.json().detail]).toEqual([422, { reason: 'expired' }]);
    expect((await rowsOf(person))[0]?.redeemed_at).toBeNull();
  });

  // @proves call POST /handovers/redemptions
  it('同じしるしを同時に八回使った場合、一つだけが通る', async () => {
    const token = await tokenOf(await someone(), 'ancs');
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem('ancs', token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(422)]);
  });

  it('会員が退会した場合、まだ使われていないしるしも通らない', async () => {
    const person = await someone();
    const token = await tokenOf(person, 'ancs');
    await portal.dependencies.database.execute(
      `update members set withdrawn_at = now() where id = '${person.memberId}'`,
    );
    expect((await redeem('ancs', token)).statusCode).toBe(422);
  });

  it('続けて送りすぎた場合、その住所を待たせる', async () => {
    const { rateLimits } = portal.dependencies;
    const address = '10.99.0.1';
    await rateLimits.consume('handover-redemptions-by-address', address, 1_200);
    expect((await partnerServer(portal, address)('bears', 'x')).statusCode).toBe(429);
  });
});

describe('提携先の設定がない本番', () => {
  const caller = ({ memberId }: Someone): MemberCaller => ({
    ...{ kind: 'member', memberId, memberType: 'general' },
    ...{ baseAccountId: memberId, sessionId: memberId },
  });
  const parts = () => ({ ...portal.dependencies, partnerGateways: {}, organizationOf: async () => null });

  it('進めるとは言わず、しるしを出さず、何も残さない', async () => {
    const person = await someone();
    const asked = { partner: 'ancs', caller: caller(person) } as const;
    expect(await readHandover(parts(), asked)).toMatchObject({ is_offered: false, is_example: false });
    const now = portal.dependencies.clock();
    const consentVersion = PARTNERS.ancs.consentVersion;
    await expect(issueHandover(parts(), { ...asked, consentVersion, now })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await rowsOf(person)).toEqual([]);
  });

  it('前に出したしるしも、使われたことにしない', async () => {
    const person = await someone();
    const turnedIn = { partner: 'ancs', token: await tokenOf(person, 'ancs'), address: '10.99.0.2' } as const;
    const now = portal.dependencies.clock();
    await expect(redeemHandover(parts(), { ...turnedIn, now })).rejects.toMatchObject({ code: 'not_found' });
    expect((await rowsOf(person))[0]?.redeemed_at).toBeNull();
  });
});

describe('家事代行の、はじめての30分（仕様9）', () => {
  const redeem = async (token: string) => (await partnerServer(portal)('bears', token)).json();

  // @proves call GET /handovers/{partner}
  it('受け取られるまでは何度でも30分が付き、受け取られたあとは付かない', async () => {
    const person = await someone();
    expect(await stateOf(person, 'bears')).toMatchObject({ extra_minutes: 30, last_used_at: null });
    await tokenOf(person, 'bears');
    expect(decodeJwt(await tokenOf(person, 'bears')).extra_minutes).toBe(30);
    await redeem(await tokenOf(person, 'bears'));
    const after = await stateOf(person, 'bears');
    expect(after).toMatchObject({ extra_minutes: null, given: ['pseudonym', 'variant'] });
    expect(after.last_used_at).toMatch(/^\d{4}-\d\d-\d\d /);
    const second = await tokenOf(person, 'bears');
    expect(decodeJwt(second)).not.toHaveProperty('extra_minutes');
    expect(await redeem(second)).not.toHaveProperty('extra_minutes');
  });

  // @proves state handover: 30 minutes more
  it('二つのしるしを同時に使っても、30分は一度だけ', async () => {
    const person = await someone();
    const tokens = [await tokenOf(person, 'bears'), await tokenOf(person, 'bears')];
    const told = await Promise.all(tokens.map(redeem));
    expect(told.map(({ extra_minutes: minutes }) => minutes ?? 0).sort()).toEqual([0, 30]);
    const given = (await rowsOf(person)).map((row) => row.given.length).sort();
    expect(given).toEqual([2, 3]);
  });
});

describe('見本のページ', () => {
  // @proves outside partner: handover
  it('フォームで受け取ったものの名前と、短くした値を見せ、読み直すと、もう使われたと伝える', async () => {
    const person = await someone('insurance');
    const token = await tokenOf(person, 'medical-note');
    const page = await openExample(portal, 'medical-note', token);
    expect(page.statusCode, page.body).toBe(200);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(String(page.headers['content-security-policy'])).toBe(
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    const { sub = '', email_mark: mark } = decodeJwt(token);
    expect(page.body).toContain('医療の問い みどりの窓（見本）');
    expect(page.body).toContain('お名前の入っていない仮の番号');
    expect(page.body).toContain('保険の方の窓口');
    for (const whole of [sub, String(mark), token, person.email]) expect(page.body).not.toContain(whole);
    const again = await openExample(portal, 'medical-note', token);
    expect([again.statusCode, again.body.includes('もう一度は開けません')]).toEqual([410, true]);
    expect(again.body).toContain('href="/treatment/medical-note"');
  });

  // @proves outside partner: handover
  it.each([
    [
      '5分を過ぎた',
      410,
      '時間がたったため',
      async (who: Someone) => {
        const token = await tokenOf(who, 'tomosnote');
        portal.pass(HANDOVER_TOKEN_SECONDS);
        return token;
      },
    ],
    [
      '変えられた',
      403,
      '確かめられませんでした',
      async (who: Someone) => `${await tokenOf(who, 'tomosnote')}x`,
    ],
    ['ほかの提携先あての', 403, '確かめられませんでした', (who: Someone) => tokenOf(who, 'medical-note')],
    ['ない', 403, '確かめられませんでした', async () => ''],
  ] as const)('しるしが%s場合、やさしく断り、始めるところへ戻れる', async (_, status, words, made) => {
    const answer = await openExample(portal, 'tomosnote', await made(await someone()));
    expect([answer.statusCode, answer.body.includes(words)]).toEqual([status, true]);
    expect(answer.body).toContain('href="/mental/tomosnote"');
  });

  it('住所にしるしを付けて開いても読まず、サービスのページへ戻す', async () => {
    const person = await someone();
    const token = await tokenOf(person, 'tomosnote');
    const answer = await person.browser.ask(`/partner/tomosnote?verification_token=${token}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/mental/tomosnote']);
    expect((await rowsOf(person))[0]?.redeemed_at).toBeNull();
  });

  it('設定のある提携先の代わりは、しない。自治体のホストにもない', async () => {
    const person = await someone();
    const token = await tokenOf(person, 'bears');
    expect((await openExample(portal, 'bears', token)).statusCode).toBe(405);
    const forged = await portal.app.inject({
      ...{ method: 'POST', url: '/partner/tomosnote', payload: 'verification_token=x' },
      headers: { host: 'chofu.localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(forged.statusCode).toBe(404);
  });

  it('しるしも、アドレスも、番号も、記録（ログ）に残らない', async () => {
    const person = await someone();
    const token = await tokenOf(person, 'tomosnote');
    await openExample(portal, 'tomosnote', token);
    const lines = portal.logged.join('');
    expect(lines).toContain('/partner/tomosnote');
    const { sub = '', email_mark: mark } = decodeJwt(token);
    for (const secret of [token, sub, String(mark), person.email, person.memberId])
      expect(lines).not.toContain(secret);
  });
});
