import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { RATE_LIMIT_RULES } from '../../http/rate-limit-rules.ts';
import type { RateLimitRule } from '../../http/rate-limits.ts';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import {
  Browser,
  type PortalUnderTest,
  usePortal,
} from '../../portal-under-test/portal-under-test.fixture.ts';
import { send } from '../inquiries/inquiries.fixture.ts';
import { rowOf } from '../withdrawal/withdrawal.fixture.ts';

const portal: PortalUnderTest = usePortal();
const ARTICLE = 'sleepless-night';
const HELPFUL = { article_id: ARTICLE, is_helpful: true };

async function someone() {
  const person = await makeMember(portal);
  return (body: Record<string, unknown>) =>
    person.browser.call('POST', '/crm/single-survey', body, person.accessToken);
}

describe('この記事は役に立ちましたか（G101）', () => {
  // @proves call POST /crm/single-survey
  it('答えを、だれのものかを残さずに預かる', async () => {
    const answer = await someone();
    const sent = await answer({ ...HELPFUL, comment: 'ひみつの感想', client_key: randomUUID() });
    expect(sent.statusCode, sent.body).toBe(201);
    const row = await rowOf(
      portal,
      `select * from article_answers where id = '${sent.json().survey_response_id}'`,
    );
    expect(row).toMatchObject({ article_id: ARTICLE, is_helpful: true });
    expect(Object.keys(row).join()).not.toMatch(/member|account|address|ip/);
    expect(JSON.stringify(row)).not.toContain('ひみつ');
  });

  it('同じ答えが二度届いても一つで、あとから書いた感想や選びなおしは置きかわる', async () => {
    const answer = await someone();
    const client_key = randomUUID();
    const first = await answer({ ...HELPFUL, client_key });
    const second = await answer({ ...HELPFUL, is_helpful: false, comment: 'むずかしい', client_key });
    expect(second.json()).toEqual(first.json());
    const row = await rowOf(
      portal,
      `select count(*)::int as rows, bool_or(is_helpful) as helpful from article_answers where client_key = '${client_key}'`,
    );
    expect(row).toEqual({ rows: 1, helpful: false });
  });

  it('記事の答えが混みあっていても、アンケートは開く。アンケートが混みあっていても、記事に答えられる', async () => {
    const { rateLimits } = portal.dependencies;
    const address = '10.98.0.1';
    const visitor = new Browser(portal.app, 'localhost:3000', address);
    const answer = { ...HELPFUL, client_key: randomUUID() };
    const statuses = async () => [
      (await send(visitor, '/crm/single-survey', answer)).statusCode,
      (await send(visitor, '/base-accounts/survey-verifications', { survey: 'call' })).statusCode,
    ];
    const fill = (rule: RateLimitRule) =>
      // One of them may be counted already: then this one is too many, and counted all the same.
      rateLimits.consume(rule, address, RATE_LIMIT_RULES[rule].points).catch(() => undefined);
    await fill('article-answers-by-address');
    expect(await statuses()).toEqual([429, 200]);
    await rateLimits.reset('article-answers-by-address', address);
    await fill('survey-answers-by-address');
    expect(await statuses()).toEqual([201, 429]);
  });

  it('ほかの記事の答えを、同じ印で書きかえられない', async () => {
    const answer = await someone();
    const client_key = randomUUID();
    await answer({ ...HELPFUL, client_key });
    const other = await answer({ ...HELPFUL, article_id: 'telling-family', client_key });
    expect(other.statusCode).toBe(404);
  });

  // @proves call POST /crm/single-survey
  it.each([
    ['ない記事', { article_id: 'no-such-article' }, 404],
    ['81字の感想', { comment: 'あ'.repeat(81) }, 422],
    ['答えのない答え', { is_helpful: undefined }, 422],
    ['印のない答え', { client_key: undefined }, 422],
  ])('%sは、預からない', async (_, change, status) => {
    const answer = await someone();
    const sent = await answer({ ...HELPFUL, client_key: randomUUID(), ...change });
    expect(sent.statusCode, sent.body).toBe(status);
  });
});
