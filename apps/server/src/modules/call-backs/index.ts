import {
  addCallBackEndpoint,
  listCallBacksEndpoint,
  noteCallBackEndpoint,
} from '@hidamari/contract/call-backs';
import { route } from '../../http/route.ts';
import type { ModuleWith } from '../../portal-module.ts';
import { callsWishedInDanger } from '../inquiries/index.ts';
import {
  addCallBack,
  type CallBackParts,
  eraseOldCallBacks,
  listCallBacks,
  noteCallBack,
} from './call-back-changes.ts';

/** Calls that were promised: by the voice guide outside the hours, or by somebody at the desk (G8, G127). */
export function createCallBacksModule(parts: CallBackParts): ModuleWith<'routes' | 'jobs'> {
  return {
    routes: [
      route(listCallBacksEndpoint, async ({ query: { state }, caller: { role } }) => ({
        status: 200,
        body: {
          wished: state === 'open' ? await callsWishedInDanger(parts, role) : [],
          data: await listCallBacks(parts, state),
        },
      })),
      route(addCallBackEndpoint, async ({ caller: staff, body, request: { now } }) => ({
        status: 201,
        body: await addCallBack(parts, { wish: body, staff, now }),
      })),
      route(noteCallBackEndpoint, async ({ caller: staff, params, body, request: { now } }) => ({
        status: 200,
        body: await noteCallBack(parts, { id: params.id, ...body, staff, now }),
      })),
    ],
    jobs: [
      {
        name: 'erase-old-call-backs',
        dailyAt: '04:35',
        run: (now) => eraseOldCallBacks(parts.database, now),
      },
    ],
  };
}
