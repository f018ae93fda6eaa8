import { unsubscribeEndpoint } from '@hidamari/contract/auth';
import { type Route, route } from '../../http/route.ts';
import { withdraw } from './withdraw.ts';
import type { WithdrawalParts } from './withdrawal-parts.ts';

export function withdrawalRoutes(parts: WithdrawalParts): Route[] {
  return [
    route(unsubscribeEndpoint, async (call) => ({
      status: 200,
      body: { url: await withdraw(parts, call.caller, call.body, call) },
    })),
  ];
}
