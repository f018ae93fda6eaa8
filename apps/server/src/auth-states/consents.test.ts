import {
  type Endpoint,
  isOpenToMembers,
  needsIllnessConsent,
  waitsForTerms,
} from '@hidamari/contract/endpoint';
import { listEndpoints } from '@hidamari/contract/endpoints';
import { afterEach, describe, expect, it } from 'vitest';
import { makeMember } from '../portal-under-test/make-member.fixture.ts';
import { usePortal } from '../portal-under-test/portal-under-test.fixture.ts';
import { AuthenticatedClient } from './authenticated-client.fixture.ts';
import { publishAnew } from './outdated-terms.fixture.ts';

const portal = usePortal();
const NOBODYS_ID = '99999999-9999-4999-8999-999999999999';
/** Whoever comes past the access check is told that it cannot be read, and nothing happens. */
const UNREADABLE = '{';

const CALLS = listEndpoints().map(({ endpoint }) => endpoint);

let takeBack = () => {};
afterEach(() => takeBack());

/** A member as they stand, after what they did. */
async function member(
  before: (person: Awaited<ReturnType<typeof makeMember>>) => Promise<unknown> = async () => {},
) {
  const person = await makeMember(portal, 'insurance');
  await before(person);
  return AuthenticatedClient.of(portal, person.browser, person.accessToken);
}

const withdrawn = () =>
  member(async ({ browser, accessToken }) => {
    const taken = await browser.call(
      'PUT',
      '/account/consents/sensitive_data',
      { is_agreed: false },
      accessToken,
    );
    expect(taken.statusCode, taken.body).toBe(200);
  });

/** Every call of the contract that answers somebody with this refusal. */
async function refusedWith(
  person: AuthenticatedClient,
  name: string,
  calls: readonly Endpoint[] = CALLS,
): Promise<string[]> {
  const refused: string[] = [];
  for (const { method, path } of calls) {
    const address = path.replace(/\{\w+\}/g, NOBODYS_ID);
    const answer = await person.call(method, address, method === 'GET' ? undefined : UNREADABLE);
    const isRefused = answer.headers['content-type']?.toString().startsWith('application/json')
      ? answer.json()?.name === name
      : false;
    if (isRefused) refused.push(`${method} ${path}`);
  }
  return refused.sort();
}

const namesOf = (calls: readonly Endpoint[]) => calls.map(({ method, path }) => `${method} ${path}`).sort();
const ofMembers = CALLS.filter(isOpenToMembers);

// @proves all call
describe('すべての呼び出しを、同意のようすを変えて試す', () => {
  // @proves error consent_withdrawn
  it('病気の情報を預けることの同意を取り消した場合、同意がいると書いてある呼び出しの、すべてを断り、ほかは断らない', async () => {
    // Who leaves something out inside, or finds out only there whose data it is, has tests of its own.
    const asked = CALLS.filter(({ consent }) => consent?.illness !== 'in the use case');
    const refused = await refusedWith(await withdrawn(), 'CONSENT_WITHDRAWN', asked);
    expect(refused).toEqual(namesOf(ofMembers.filter(needsIllnessConsent)));
    expect(refused.length).toBeGreaterThan(30);
  });

  it('同意している場合、同意を理由に断られる呼び出しは、ひとつもない', async () => {
    const person = await member();
    expect(await refusedWith(person, 'CONSENT_WITHDRAWN')).toEqual([]);
    expect(await refusedWith(person, 'CONSENT_OUTDATED')).toEqual([]);
  });

  // @proves error consent_outdated
  it('規約が新しくなった場合、待つと書いてある呼び出しの、すべてを断り、ほかは断らない', async () => {
    const person = await member();
    takeBack = publishAnew(portal, 'terms');
    expect(await refusedWith(person, 'CONSENT_OUTDATED')).toEqual(namesOf(ofMembers.filter(waitsForTerms)));
  });
});
