import { AppError } from '@hidamari/domain/errors';

/** Brings a module; one that does not come is the network's fault, as the call would be. */
const brought =
  <M>(bring: () => Promise<M>) =>
  (): Promise<M> =>
    bring().catch((cause: unknown) => {
      throw new AppError('network', {}, { cause });
    });

// Calls of the contract by module, brought as the first of them is made: with their schemas they weigh more than the page
// that shows an answer. A form, which checks what is typed, imports its module as it stands.
export const accessDiaryCalls = brought(() => import('@hidamari/contract/access-diary'));
export const accountSecurityCalls = brought(() => import('@hidamari/contract/account-security'));
export const callBackCalls = brought(() => import('@hidamari/contract/call-backs'));
export const cannedAnswerCalls = brought(() => import('@hidamari/contract/canned-answers'));
export const commentCalls = brought(() => import('@hidamari/contract/log-comments'));
export const consultationCalls = brought(() => import('@hidamari/contract/consultations'));
export const hostedLoginCalls = brought(() => import('@hidamari/contract/hosted-login'));
export const inquiryCalls = brought(() => import('@hidamari/contract/inquiries'));
export const logCalls = brought(() => import('@hidamari/contract/treatment-logs'));
export const logPrintCalls = brought(() => import('@hidamari/contract/log-print'));
export const memberCalls = brought(() => import('@hidamari/contract/members'));
export const messagingCalls = brought(() => import('@hidamari/contract/messaging'));
export const monitorCalls = brought(() => import('@hidamari/contract/monitor'));
export const myDataCalls = brought(() => import('@hidamari/contract/my-data'));
export const privacyCalls = brought(() => import('@hidamari/contract/privacy'));
export const surveyCalls = brought(() => import('@hidamari/contract/surveys'));
export const thresholdCalls = brought(() => import('@hidamari/contract/contact-thresholds'));
export const uploadCalls = brought(() => import('@hidamari/contract/uploads'));
