import type { HandoverPartner } from '@hidamari/domain/handover';
import { PARTNERS } from '@hidamari/domain/handover';
import { expect } from 'vitest';
import {
  Browser,
  newAddress,
  type PortalUnderTest,
} from '../../portal-under-test/portal-under-test.fixture.ts';
import type { Someone } from '../withdrawal/withdrawal.fixture.ts';

const pathOf = (partner: HandoverPartner) =>
  partner === 'medical-note'
    ? '/medical_note/verification-token'
    : `/handovers/${partner}/verification-token`;

/** What the page of a partner does after the consent. */
export function askForToken(
  { browser, accessToken }: Someone,
  partner: HandoverPartner,
  version = PARTNERS[partner].consentVersion,
) {
  return browser.call('GET', `${pathOf(partner)}?consent_version=${version}`, undefined, accessToken);
}

/** A token for the partner, which has to be given. */
export async function tokenOf(person: Someone, partner: HandoverPartner): Promise<string> {
  const answer = await askForToken(person, partner);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().verification_token;
}

/** A partner's server: no cookie, no page, an address of its own. */
export function partnerServer({ app }: PortalUnderTest, address = newAddress()) {
  return (partner: string, token: string) =>
    app.inject({
      method: 'POST',
      url: '/api/handovers/redemptions',
      remoteAddress: address,
      headers: { host: 'localhost:3000' },
      payload: { partner, token },
    });
}

/** The form of the member's page, sent by their browser to the example page. */
export const openExample = (portal: PortalUnderTest, partner: string, token: string) =>
  new Browser(portal.app).ask(`/partner/${partner}`, {
    method: 'POST',
    form: { verification_token: token },
  });

/** An account whose address nobody has proven. */
export async function withUnprovenEmail(portal: PortalUnderTest, person: Someone): Promise<Someone> {
  await portal.dependencies.database.execute(
    `update base_accounts set email_verified_at = null
      where id = (select base_account_id from members where id = '${person.memberId}')`,
  );
  return person;
}

/** And one whose address is. */
export async function withProvenEmail(portal: PortalUnderTest, person: Someone): Promise<Someone> {
  await portal.dependencies.database.execute(
    `update base_accounts set email_verified_at = now()
      where id = (select base_account_id from members where id = '${person.memberId}')`,
  );
  return person;
}
