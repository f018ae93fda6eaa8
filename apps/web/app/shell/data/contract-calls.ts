import { AppError } from '@hidamari/domain/errors';
import { untilIdle } from '../until-idle.ts';

/** A module of calls: brings it. Rejects with AppError where it does not come. */
export interface LateCalls<M> {
  (): Promise<M>;
  /** Has it brought once the browser has nothing else to do: a press may need it when the line is gone. */
  soon: () => void;
}

/** A module that does not come is the network's fault, as the call would be. */
export function late<M>(bring: () => Promise<M>): LateCalls<M> {
  let isComing = false;
  const load = async () => {
    // A browser may hold for the life of its page that a module did not come (whatwg/html#10327, 2026-07): without a line
    // none is asked for, nor could the call be made.
    if (globalThis.navigator?.onLine === false) throw new AppError('network');
    return bring().catch((cause: unknown) => {
      throw new AppError('network', {}, { cause });
    });
  };
  const soon = () => {
    if (isComing || typeof window === 'undefined') return;
    isComing = true;
    void untilIdle()
      .then(load)
      .catch(() => {
        isComing = false;
      });
  };
  return Object.assign(load, { soon });
}

/** The tab's client, for what stands on pages that may do without it. */
export const lateBrowserApi = late(() => import('./browser-api.ts'));

// Calls of the contract by module, brought as the first of them is made: with their schemas they weigh more than the page
// that shows an answer. A form, which checks what is typed, imports its module as it stands.
export const accessDiaryCalls = late(() => import('@hidamari/contract/access-diary'));
export const accountSecurityCalls = late(() => import('@hidamari/contract/account-security'));
export const authCalls = late(() => import('@hidamari/contract/auth'));
export const callBackCalls = late(() => import('@hidamari/contract/call-backs'));
export const cannedAnswerCalls = late(() => import('@hidamari/contract/canned-answers'));
export const closureCalls = late(() => import('@hidamari/contract/closures'));
export const commentCalls = late(() => import('@hidamari/contract/log-comments'));
export const consultationCalls = late(() => import('@hidamari/contract/consultations'));
export const handoverCalls = late(() => import('@hidamari/contract/handover'));
export const hostedLoginCalls = late(() => import('@hidamari/contract/hosted-login'));
export const inquiryCalls = late(() => import('@hidamari/contract/inquiries'));
export const logCalls = late(() => import('@hidamari/contract/treatment-logs'));
export const logPrintCalls = late(() => import('@hidamari/contract/log-print'));
export const mailCalls = late(() => import('@hidamari/contract/mail'));
export const memberCalls = late(() => import('@hidamari/contract/members'));
export const messagingCalls = late(() => import('@hidamari/contract/messaging'));
export const monitorCalls = late(() => import('@hidamari/contract/monitor'));
export const myDataCalls = late(() => import('@hidamari/contract/my-data'));
export const privacyCalls = late(() => import('@hidamari/contract/privacy'));
export const staffCalls = late(() => import('@hidamari/contract/staff'));
export const surveyCalls = late(() => import('@hidamari/contract/surveys'));
export const thresholdCalls = late(() => import('@hidamari/contract/contact-thresholds'));
export const uploadCalls = late(() => import('@hidamari/contract/uploads'));
