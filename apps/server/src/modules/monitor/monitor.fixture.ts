import type { MonitorRegistration } from '@hidamari/contract/monitor';
import { MONITOR_CONSENT } from '@hidamari/domain/monitor';
import { expect } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import type { PortalUnderTest } from '../../portal-under-test/portal-under-test.fixture.ts';
import type { Supporter } from '../consultations/consultations.fixture.ts';
import type { Someone } from '../withdrawal/withdrawal.fixture.ts';

export const PATH = '/monitor-registration';
export const DESK = '/desk/monitor-registrations';

/** The form, filled in. */
export const FORM = {
  methods: ['web', 'phone'],
  contacts: ['mail'],
  times: ['morning'],
  themes: ['meals', 'work'],
  wishes: '声がかすれるため、ゆっくり話します。',
  agreed_panel: true,
  consent_version: MONITOR_CONSENT.version,
  version: 0,
};

/** A member with the calls of their own registration. */
export async function aPanelMember(
  portal: PortalUnderTest,
  entrance: 'general' | 'insurance' | 'chofu' = 'general',
) {
  const person = await makeMember(portal, entrance);
  return { ...person, ...callsOf(person) };
}
export type PanelMember = Awaited<ReturnType<typeof aPanelMember>>;

const callsOf = ({ browser, accessToken }: Someone) => ({
  read: () => browser.call('GET', PATH, undefined, accessToken),
  save: (change: object = {}) => browser.call('PUT', PATH, { ...FORM, ...change }, accessToken),
  change: (to: string, version: number) =>
    browser.call('POST', `${PATH}/state`, { to, version }, accessToken),
});

/** The registration as it stands, by the member's own reading. */
export async function standing({ read }: PanelMember): Promise<MonitorRegistration> {
  const answer = await read();
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

/** The row of a member in the list of a state. */
export async function rowAtDesk(staff: Supporter, { email }: Pick<Someone, 'email'>, state = 'requested') {
  for (let page = 1; page < 20; page += 1) {
    const answer = await staff.call('GET', `${DESK}?state=${state}&page=${page}`);
    expect(answer.statusCode, answer.body).toBe(200);
    const { data } = answer.json();
    const found = data.find((row: { email: string | null }) => row.email === email);
    if (found || data.length === 0) return found;
  }
}
