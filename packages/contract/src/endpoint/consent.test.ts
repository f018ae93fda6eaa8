import { describe, expect, it, test } from 'vitest';
import { listEndpoints } from '../endpoints/index.ts';
import { type Endpoint, endpoint, isOpenToMembers, needsIllnessConsent, waitsForTerms } from './index.ts';

const listed = listEndpoints();
const members = listed.filter(({ endpoint: call }) => isOpenToMembers(call));
const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;
const named = (name: string) => {
  const found = listed.find(({ endpoint: call }) => nameOf(call) === name);
  if (!found) throw new Error(`${name} is no call`);
  return found.endpoint;
};

/** Rooms that hold nothing but what a member keeps of an illness. */
const ROOMS_OF_AN_ILLNESS = ['treatment-logs', 'log-comments', 'log-print', 'contact-thresholds', 'my-data'];
/** Public lists, to choose a name from. */
const LOOK_UPS = ['GET /hospitals', 'GET /medicines'];

const call = { method: 'GET', path: '/somewhere', summary: 'nothing', responses: { 204: null } } as const;

describe('会員ができる呼び出しと、同意', () => {
  test.each(members)('$name は、二つの同意について、どうするかが書いてある', ({ endpoint: { consent } }) => {
    expect(consent).toBeDefined();
  });

  test.each(
    members.filter(
      ({ noun, endpoint: room }) => ROOMS_OF_AN_ILLNESS.includes(noun) && !LOOK_UPS.includes(nameOf(room)),
    ),
  )('$name は、病気についての記録の部屋にあるので、その同意がいる（決定0021）', ({ endpoint: room }) => {
    expect(needsIllnessConsent(room)).toBe(true);
  });

  it.each([
    'POST /consultations',
    'POST /consultations/{id}/messages',
    'POST /consultations/{id}/corrections',
    'GET /inspection-images/presigned-urls',
    'GET /consultations/picture-urls',
    'PUT /monitor-registration',
  ])('%s は、病気についての情報を預けることの同意がいる（決定0021）', (name) => {
    expect(needsIllnessConsent(named(name))).toBe(true);
  });

  it.each([
    'POST /treatment-logs',
    'PUT /treatment-logs/{id}',
    'PUT /users/me',
    'PUT /contact-threshold',
    'POST /my-data/imports',
    'GET /handovers/{partner}/verification-token',
    'GET /medical_note/verification-token',
    'PUT /line/link-base-account',
  ])('%s は、新しい規約に同意するまで待つ（決定0075）', (name) => {
    expect(waitsForTerms(named(name))).toBe(true);
  });

  it.each([
    'POST /consultations',
    'POST /consultations/{id}/messages',
    'POST /unsubscribe',
    'PUT /account/consents/{kind}',
    'DELETE /treatment-logs/{id}',
    'POST /my-data/exports',
    'POST /account/privacy-requests',
    'POST /account-security/sign-out-everywhere',
  ])('%s は、規約が新しくなっても止めない（危険なとき、退会、自分の情報）', (name) => {
    expect(waitsForTerms(named(name))).toBe(false);
  });

  test.each(members)(
    '$name の理由は、その呼び出しに当てはまる',
    ({ endpoint: { method, access, consent } }) => {
      // A change keeps something, and what is open to visitors is for visitors too.
      if (consent?.terms === 'nothing is kept') expect(method).toBe('GET');
      if (consent?.terms === 'open to visitors') expect(access).toBe('either');
    },
  );
});

describe('何も書いていない呼び出し', () => {
  it('会員ができるものに書き忘れた場合、型が通らない', () => {
    // @ts-expect-error: a call open to members says what it asks of their consents.
    const forgotten = endpoint({ ...call, access: 'member' });
    // @ts-expect-error: where no member calls, no consent is asked, and nothing may promise it.
    const promised = endpoint({ ...call, access: 'staff', consent: { illness: 'needed', terms: 'asked' } });
    expect([forgotten, promised].map(({ access }) => access)).toEqual(['member', 'staff']);
  });

  it('型をすり抜けた場合、どちらの同意も求める', () => {
    const unsaid = { ...call, access: 'member' } as unknown as Endpoint;
    expect([needsIllnessConsent(unsaid), waitsForTerms(unsaid)]).toEqual([true, true]);
  });
});
