import {
  listMessagesEndpoint,
  MEMBER_LIVE_PATH,
  markConsultationEndpoint,
  readConsultationEndpoint,
  sendMessageEndpoint,
} from '@hidamari/contract/consultations';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { accessTokenStore } from '../../../shell/data/tab-session.ts';
import type { ConversationCalls } from '../conversation-store.ts';
import { refusalOf } from '../refusal-of.ts';

/** The member's side of a conversation. */
export function memberCalls(caseId: string): ConversationCalls {
  const params = { id: caseId };
  return {
    // What follows is asked for by the page; what lies before, by a press.
    readMessages: (span) =>
      browserApi().call(listMessagesEndpoint, { params, query: span }, { isUnattended: 'after' in span }),
    send: ({ text, pictures, clientKey }) =>
      browserApi().call(sendMessageEndpoint, {
        params,
        body: { text, pictures: pictures.map(({ key }) => key), client_key: clientKey },
      }),
    mark: async (marks) =>
      void (await browserApi().call(
        markConsultationEndpoint,
        { params, body: marks },
        { isUnattended: true },
      )),
    refusalOf,
  };
}

/** The member's line: a call that needs the member renews a token that has run out, and tells whether they still are. */
export const memberConnection = (caseId: string) => ({
  path: MEMBER_LIVE_PATH,
  prepare: async () => {
    await browserApi().call(readConsultationEndpoint, { params: { id: caseId } }, { isUnattended: true });
    return { token: accessTokenStore.get()?.token };
  },
});
