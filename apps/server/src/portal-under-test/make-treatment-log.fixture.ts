import {
  createTreatmentLogEndpoint,
  type TreatmentLog,
  type TreatmentLogForm,
} from '@hidamari/contract/treatment-logs';
import { createTreatmentLog } from '../modules/treatment-logs/create-treatment-log.ts';
import type { MadeMember } from './make-member.fixture.ts';
import type { PortalUnderTest } from './portal-under-test.fixture.ts';

/** A log that the member wrote: what `POST /treatment-logs` does, without the call. */
export function makeTreatmentLog(
  { dependencies }: PortalUnderTest,
  { memberId }: Pick<MadeMember, 'memberId'>,
  log: TreatmentLogForm,
): Promise<TreatmentLog> {
  const input = createTreatmentLogEndpoint.body.parse(log);
  return createTreatmentLog(dependencies, { memberId, input, now: dependencies.clock() });
}
