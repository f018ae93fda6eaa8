import { readMaintenanceEndpoint } from '@hidamari/contract/maintenance';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { type Route, route } from '../../http/route.ts';
import type { MaintenanceReader } from './maintenance-state.ts';

/** GET maintenance: answers while maintenance is on, too (specification section 4). */
export function maintenanceRoutes(reader: MaintenanceReader): Route[] {
  return [
    route(readMaintenanceEndpoint, async () => {
      const { isOn, until, message } = await reader.current();
      return {
        status: 200,
        body: {
          maintenance: isOn,
          ...(until === null ? {} : { until: formatWireTimestamp(until) }),
          ...(message === null ? {} : { message }),
        },
      };
    }),
  ];
}
