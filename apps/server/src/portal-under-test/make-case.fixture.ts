import { openConsultationEndpoint } from '@hidamari/contract/consultations';
import { type OpenedCase, openConsultation } from '../modules/consultations/open-consultation.ts';
import type { MadeMember } from './make-member.fixture.ts';
import type { PortalUnderTest } from './portal-under-test.fixture.ts';

/** An open case of the member with one message: what `POST /consultations` does, without the call. */
export function makeCase(
  { dependencies }: PortalUnderTest,
  { memberId, memberType }: Pick<MadeMember, 'memberId' | 'memberType'>,
  wish: Record<string, unknown>,
): Promise<OpenedCase> {
  const now = dependencies.clock();
  return openConsultation(dependencies, {
    ...{ memberId, memberType, now },
    wish: openConsultationEndpoint.body.parse(wish),
  });
}
