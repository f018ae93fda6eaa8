import type { ApiClient } from '@hidamari/contract/client';
import { late } from '../late.ts';
import { browserApi } from './browser-api.ts';

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

/** On the server every answer of a page stands in the cache already: nothing is asked for while rendering. */
const SILENT_API: ApiClient = { call: () => new Promise(() => {}) };

/** The client of a component's queries, wherever it is drawn. */
export function pageApi(): ApiClient {
  return typeof window === 'undefined' ? SILENT_API : browserApi();
}
