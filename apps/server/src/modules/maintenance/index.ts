import type { Dependencies } from '../../dependencies.ts';
import type { ModuleWith } from '../../portal-module.ts';
import { maintenanceRoutes } from './maintenance.routes.ts';
import { createMaintenanceReader, type MaintenanceReader } from './maintenance-state.ts';

export type { MaintenanceReader, MaintenanceState } from './maintenance-state.ts';
export { refuseDuringMaintenance } from './refuse-during-maintenance.ts';

export type MaintenanceModule = ModuleWith<'routes'> & { reader: MaintenanceReader };

export function createMaintenanceModule(
  dependencies: Pick<Dependencies, 'database' | 'bus' | 'clock' | 'settings'>,
): MaintenanceModule {
  const { database, bus, clock, settings } = dependencies;
  const reader = createMaintenanceReader({ database, bus, clock, onFromStart: settings.maintenance });
  return { routes: maintenanceRoutes(reader), reader };
}
