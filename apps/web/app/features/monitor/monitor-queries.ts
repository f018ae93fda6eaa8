import type { ApiClient } from '@hidamari/contract/client';
import type { MonitorRegistration } from '@hidamari/contract/monitor';
import type { MonitorState } from '@hidamari/domain/monitor';
import type { QueryClient } from '@tanstack/react-query';
import { monitorCalls } from '../../shell/data/contract-calls.ts';
import { ownServiceQuery } from '../../shell/data/own-service-query.ts';

const OWN_KEY = ['monitor-registration'] as const;

export const REGISTRATION_QUERY_NAME = 'getMonitorRegistration';

/** The member's registration in the panel (G87); `data` is null while nothing was requested. */
export const registrationQuery = (api: ApiClient) =>
  ownServiceQuery(
    api,
    monitorCalls,
    ({ readMonitorRegistrationEndpoint }) => readMonitorRegistrationEndpoint,
    {},
    OWN_KEY,
  );

/** After a save or a change of state: the registration as it stands now. */
export function cacheRegistration(client: QueryClient, registration: MonitorRegistration | null): void {
  client.setQueryData(OWN_KEY, { data: registration });
}

export const DESK_KEY = ['desk', 'monitor-registrations'] as const;

/** What one page of the desk's list is asked by. */
export interface DeskView {
  state: MonitorState;
  page: number;
}

/** Asked for once: each answer of the server is a reading that is recorded. */
export const deskRegistrationsQuery = (api: ApiClient, view: DeskView) => ({
  ...ownServiceQuery(
    api,
    monitorCalls,
    ({ listMonitorRegistrationsEndpoint }) => listMonitorRegistrationsEndpoint,
    { query: view },
    [...DESK_KEY, view.state, view.page],
  ),
  staleTime: Infinity,
});
