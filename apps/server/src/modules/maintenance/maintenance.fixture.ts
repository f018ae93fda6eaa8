import { expect } from 'vitest';
import type { PortalUnderTest } from '../../portal-under-test/portal-under-test.fixture.ts';
import { turnMaintenanceSwitch } from './turn-maintenance-switch.ts';

/** Turns the switch of maintenance, and waits until the bus has brought it to the door of the calls. */
export async function turnUntilHeard({ app, dependencies }: PortalUnderTest, isOn: boolean): Promise<void> {
  const changedAt = dependencies.clock();
  await turnMaintenanceSwitch(dependencies, { isOn, until: null, message: null, changedAt });
  const isRefused = async () => {
    const { statusCode } = await app.inject('/api/crm/satisfaction-survey-response-status');
    return statusCode === 503;
  };
  await expect.poll(isRefused).toBe(isOn);
}
