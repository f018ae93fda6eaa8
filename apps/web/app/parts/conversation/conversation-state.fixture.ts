import type { ConversationState } from './conversation-state.ts';

/** A conversation in which nothing was written yet, over a connection that stands. */
export const EMPTY_CONVERSATION: ConversationState = {
  messages: [],
  outgoing: [],
  marks: { member_delivered: 0, member_read: 0, staff_read: 0 },
  status: 'working',
  hasEarlier: false,
  hasEarlierFailed: false,
  lookedBackAt: null,
  isOtherTyping: false,
  connection: 'live',
  trouble: null,
};
