import { endpoint } from '../endpoint/index.ts';
import { wireTimestamp } from '../fields/index.ts';
import * as z from '../zod/index.ts';

/** Asked on each route (specification section 4); answers while maintenance is on, too. */
export const readMaintenanceEndpoint = endpoint({
  method: 'GET',
  path: '/maintenance',
  access: 'none',
  summary: 'Is the maintenance switch on',
  responses: {
    200: z.object({
      maintenance: z.boolean(),
      until: wireTimestamp.optional(),
      message: z.string().max(500).optional(),
    }),
  },
});
