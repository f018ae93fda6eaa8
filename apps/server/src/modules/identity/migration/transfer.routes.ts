import {
  checkTransferCodeEndpoint,
  checkTransferEndpoint,
  confirmEntriesEndpoint,
  joinCommonIdEndpoint,
  leaveTransferStepEndpoint,
  resendTransferCodeEndpoint,
  sendTransferCodeEndpoint,
  transferEndpoint,
  transferStateEndpoint,
} from '@hidamari/contract/hosted-login';
import { type Route, route } from '../../../http/route.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { startHostedLogin } from '../sign-in/hosted-login.ts';
import { checkTransferCode } from './check-transfer-code.ts';
import { confirmEntries } from './confirm-entries.ts';
import { checkTransfer, describeTransfer } from './describe-transfer.ts';
import { moveToCommonId } from './move-accounts.ts';
import { leaveStep, readOwnMovingAccount } from './moving-account.ts';
import { resendTransferCode, sendTransferCode } from './send-transfer-code.ts';

/** The move to the common ID (G39, G40), and the first look at what staff entered (G43). */
export function transferRoutes(parts: IdentityParts): Route[] {
  return [
    route(transferStateEndpoint, async ({ caller, request }) => ({
      status: 200,
      body: await describeTransfer(parts, caller, request),
    })),
    route(checkTransferEndpoint, async ({ caller }) => ({
      status: 200,
      body: await checkTransfer(parts, caller.challengeId),
    })),
    route(sendTransferCodeEndpoint, async (call) => ({
      status: 200,
      body: await sendTransferCode(parts, call.caller.challengeId, call.body, call),
    })),
    route(resendTransferCodeEndpoint, async (call) => ({
      status: 200,
      body: await resendTransferCode(parts, call.caller.challengeId, call),
    })),
    route(checkTransferCodeEndpoint, async (call) => ({
      status: 200,
      body: await checkTransferCode(parts, call.caller.challengeId, call.body.code, call),
    })),
    route(joinCommonIdEndpoint, async (call) => {
      const { challengeId } = call.caller;
      await readOwnMovingAccount(parts, challengeId);
      const start = {
        flow: 'login',
        isInsured: call.request.variant === 'aflac',
        joins: challengeId,
      } as const;
      return { status: 200, body: { url: await startHostedLogin(parts, start, call) } };
    }),
    route(transferEndpoint, async (call) => ({
      status: 200,
      body: await moveToCommonId(parts, call.caller.challengeId, call),
    })),
    route(leaveTransferStepEndpoint, async (call) => ({
      status: 200,
      body: await leaveStep(parts, call.caller.challengeId, call),
    })),
    route(confirmEntriesEndpoint, async (call) => ({
      status: 200,
      body: { url: await confirmEntries(parts, call.caller.memberId, call.body.is_correct, call) },
    })),
  ];
}
