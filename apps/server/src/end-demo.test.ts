import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import type { Settings } from './config/settings.ts';
import { cannedAnswers } from './modules/canned-answers/canned-answers.table.ts';
import { eligibilityCodes, insurancePolicies } from './modules/eligibility/eligibility.table.ts';
import { DEMO_CODES, DEMO_POLICIES } from './modules/eligibility/index.ts';
import { createPortalModules } from './portal-modules.ts';
import { Browser, type PortalUnderTest, startPortal } from './portal-under-test/portal-under-test.fixture.ts';

const { valid: policy } = DEMO_POLICIES;
const CODE = { company_code: DEMO_CODES.valid };
const POLICY = {
  insurance_number: policy.number,
  last_name_kana: policy.lastNameKana,
  first_name_kana: policy.firstNameKana,
  birthday: policy.birthday,
};

/** A start on the database of this portal, as far as it makes or ends a demo. */
async function start(portal: PortalUnderTest, changes: Partial<Settings>) {
  const dependencies = {
    ...portal.dependencies,
    settings: { ...portal.dependencies.settings, ...changes },
  };
  const modules = await createPortalModules(dependencies, {
    pages: async () => new Response('<!doctype html><p>-</p>'),
  });
  const ended = changes.demo === null ? await modules.endDemo() : await modules.seedDemo();
  return { app: await buildApp(dependencies, modules.parts), ended };
}

/** Takes the first step of becoming a member with the code and with the policy; what each answer says. */
async function signUp(app: FastifyInstance) {
  const code = await new Browser(app).call('POST', '/hi/hosted-login/eligibility/check', CODE);
  const insurance = await new Browser(app).call('POST', '/insurance-eligibility/check', POLICY);
  return [code, insurance].map((answer) =>
    answer.statusCode < 300 ? 'passes' : `${answer.statusCode} ${answer.json().name}`,
  );
}
const PASSES = ['passes', 'passes'];
const REFUSED = ['422 ELIGIBILITY_CODE_INVALID', '422 INSURANCE_NOT_CONFIRMED'];
const NOT_A_DEMO = { demo: null } as const;

describe('いちど見本として動いたデータベース', () => {
  let portal: PortalUnderTest;
  const apps: FastifyInstance[] = [];
  const begin = async (changes: Partial<Settings>) => {
    const started = await start(portal, changes);
    apps.push(started.app);
    return started;
  };
  beforeAll(async () => {
    portal = await startPortal();
    await begin({});
    return async () => {
      for (const app of apps) await app.close();
      await portal.close();
    };
  });

  // @proves error eligibility_code_invalid
  // @proves error insurance_not_confirmed
  it('見本でなくなったら、見本の確認コードと証券番号では登録できず、また見本になれば登録できる', async () => {
    expect(await signUp((await begin({})).app)).toEqual(PASSES);
    const { app, ended } = await begin(NOT_A_DEMO);
    expect(await signUp(app)).toEqual(REFUSED);
    expect(ended).toMatchObject({ accounts: 5, eligibility: 4, cannedAnswers: expect.any(Number) });
    expect(await portal.dependencies.database.$count(cannedAnswers)).toBe(0);
    const again = await begin(NOT_A_DEMO);
    expect(again.ended).toEqual({ accounts: 5, eligibility: 0, cannedAnswers: 0 });
    expect(await signUp((await begin({})).app)).toEqual(PASSES);
    expect(await portal.dependencies.database.$count(cannedAnswers)).toBeGreaterThan(0);
  });

  it('同じ番号とコードで取り込まれたものと、書きかえられた文例は、そのまま残る', async () => {
    const { database } = portal.dependencies;
    await begin({});
    await database.update(insurancePolicies).set({ valid_until: '2099-03-31' });
    await database.update(eligibilityCodes).set({ company_name: '日向工業' });
    const answers = await database.select({ id: cannedAnswers.id }).from(cannedAnswers);
    await database.update(cannedAnswers).set({ text: '手で入れた言葉' });
    const { app, ended } = await begin(NOT_A_DEMO);
    expect(ended).toEqual({ accounts: 5, eligibility: 0, cannedAnswers: 0 });
    expect(await signUp(app)).toEqual(PASSES);
    expect(await database.$count(cannedAnswers)).toBe(answers.length);
  });
});
