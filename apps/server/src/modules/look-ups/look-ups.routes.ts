import { findHospitalsEndpoint, findMedicinesEndpoint } from '@hidamari/contract/treatment-logs';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import { findHospitals, findMedicines } from './find-look-ups.ts';

/** Reads of public lists: nothing of a member's is in them, and what was typed is kept nowhere. */
export function lookUpRoutes({ database }: Pick<Dependencies, 'database'>): Route[] {
  return [
    route(findHospitalsEndpoint, async ({ query }) => ({
      status: 200,
      body: await findHospitals(database, query.hospital_name),
    })),
    route(findMedicinesEndpoint, async ({ query }) => ({
      status: 200,
      body: await findMedicines(database, query.generalName),
    })),
  ];
}
