import { listEndpoints } from '@hidamari/contract/endpoints';
import { beforeAll, expect, it } from 'vitest';
import { seedDemoMembers } from '../demo/people/seed-demo-members.ts';
import { REGISTRATION } from '../modules/identity/sign-up.fixture.ts';
import { usePortal } from '../portal-under-test/portal-under-test.fixture.ts';
import { CHALLENGED, type ChallengedState } from './challenged.fixture.ts';
import { challenged } from './people.fixture.ts';

const portal = usePortal();
// A temporary account takes the place of the demo's.
beforeAll(async () => void (await seedDemoMembers(portal.dependencies)));

const CODE = { code: '000000' };
const NEW_PASSWORD = { password: 'atarashii-niwa-58' };
const NUMBER = {
  phone_number: '09099990001',
  email: 'idou@example.com',
  email_confirmation: 'idou@example.com',
};
const SIGN_UP = ['sign-up, eligibility proven', 'sign-up, code sent', 'sign-up, number proven'] as const;
const PHONE = [...SIGN_UP, 'sms, common ID'] as const;

/**
 * What each step is for, by hand (identity: ways in; G36: a token is bound to its purpose), and a body as it should
 * be: only the token can be what is wrong.
 */
const STEPS: Readonly<Record<string, { body?: object; of: readonly ChallengedState[] }>> = {
  'POST /hi/hosted-login/phone/verification': { of: PHONE },
  'PUT /hi/hosted-login/phone/verification': { body: CODE, of: PHONE },
  'POST /hi/hosted-login/email/verification': { of: [...SIGN_UP, 'email'] },
  'PUT /hi/hosted-login/email/verification': { body: CODE, of: [...SIGN_UP, 'email'] },
  'POST /hi/hosted-login/phone/password/verification': { of: ['password reset'] },
  'PUT /hi/hosted-login/phone/password/verification': { body: CODE, of: ['password reset'] },
  'PUT /hi/hosted-login/phone/password': { body: NEW_PASSWORD, of: ['password reset'] },
  'PUT /password-reset/verification': {
    body: { ...CODE, ...NEW_PASSWORD },
    of: ['password reset, temporary account'],
  },
  'POST /hi/hosted-login/check/transfer': { of: ['migration'] },
  'POST /hi/hosted-login/transfer': { of: ['migration'] },
  'POST /hi/hosted-login/transfer/login': { of: ['migration'] },
  'POST /hi/hosted-login/transfer/number': { body: { ...NUMBER, ...NEW_PASSWORD }, of: ['migration'] },
  'POST /hi/hosted-login/transfer/number/code': { of: ['migration'] },
  'PUT /hi/hosted-login/transfer/number': { body: CODE, of: ['migration'] },
  'DELETE /hi/hosted-login/transfer/step': { of: ['migration'] },
  'GET /sign-up/me': { of: SIGN_UP },
  'POST /sign-up/account': { body: { ...NUMBER, ...NEW_PASSWORD }, of: SIGN_UP },
  'POST /hi/hosted-login/sign-up': { body: REGISTRATION, of: SIGN_UP },
  'PUT /hi/hosted-login/terms': { body: { texts: [{ kind: 'terms', version: '2' }] }, of: ['terms'] },
};

it('しるしの要る呼び出しは、どれも表にある', () => {
  const needed = listEndpoints()
    .filter(({ endpoint: { access } }) => access === 'challenge')
    .map(({ endpoint: { method, path } }) => `${method} ${path}`);
  expect(Object.keys(STEPS)).toEqual(expect.arrayContaining(needed));
});

/** One call with the token of a state, which it may use up. */
async function take(state: ChallengedState, name: string): Promise<number> {
  const person = await challenged(portal, state);
  return send(person, name);
}

async function send(person: Awaited<ReturnType<typeof challenged>>, name: string): Promise<number> {
  const [method = '', path = ''] = name.split(' ');
  const { body } = STEPS[name] ?? {};
  const answer = await person.call(method as 'PUT', path, body && JSON.stringify(body));
  return answer.statusCode;
}

it.each(Object.keys(CHALLENGED) as ChallengedState[])(
  '%s のしるしは、ほかの手続きでは、ないのと同じ（G36）',
  async (state) => {
    const others = Object.keys(STEPS).filter((name) => !STEPS[name]?.of.includes(state));
    const person = await challenged(portal, state);
    const told: Record<string, number> = {};
    for (const name of others) told[name] = await send(person, name);
    expect(told).toEqual(Object.fromEntries(others.map((name) => [name, 401])));
  },
);

it.each(Object.entries(STEPS).flatMap(([name, { of }]) => of.map((state) => [name, state] as const)))(
  '%s は、%s のしるしを受け取る',
  async (name, state) => {
    expect(await take(state, name)).not.toBe(401);
  },
);
