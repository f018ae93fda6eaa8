import {
  type ConsultationMessage,
  casePicturePath,
  type DeskCase,
  listDeskMessagesEndpoint,
  markDeskCaseEndpoint,
  replyToCaseEndpoint,
} from '@hidamari/contract/consultations';
import type { StaffMe } from '@hidamari/contract/staff';
import { screenHref } from '@hidamari/domain/screens';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ConversationSection } from '../../../parts/conversation/conversation-section.tsx';
import type { ConversationCalls } from '../../../parts/conversation/conversation-store.ts';
import type { ConversationWords } from '../../../parts/conversation/message-list.tsx';
import { MessagePictures } from '../../../parts/conversation/message-pictures.tsx';
import { refusalOf } from '../../../parts/conversation/refusal-of.ts';
import { AttachedContent } from '../../../parts/conversation/summary-points.tsx';
import { useConversation } from '../../../parts/conversation/use-conversation.ts';
import { DESK_LINE } from '../../../parts/desk/desk-connection.ts';
import { deskNews } from '../../../parts/desk/desk-news.ts';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { meanwhileOf, meanwhileText } from './case-work.ts';
import { aheadOf, readCaseAnew } from './desk-queries.ts';
import { ReplyEditor } from './reply-editor.tsx';

/** The desk's side of a conversation. `onAsked`: by now the case opens only to who says why. */
function deskCalls(caseId: string, onAsked: () => void): ConversationCalls {
  const params = { id: caseId };
  return {
    // What follows is asked for by the page; what lies before, by a press.
    readMessages: (span) =>
      browserApi()
        .call(listDeskMessagesEndpoint, { params, query: span }, { isUnattended: 'after' in span })
        .catch((error: unknown) => {
          if (aheadOf(error)) onAsked();
          throw error;
        }),
    send: ({ text, attached, clientKey }) =>
      browserApi().call(replyToCaseEndpoint, { params, body: { text, attached, client_key: clientKey } }),
    mark: async ({ read }) =>
      void (await browserApi().call(
        markDeskCaseEndpoint,
        { params, body: { read } },
        { isUnattended: true },
      )),
    refusalOf: (error) => {
      const refusal = refusalOf(error);
      const meanwhile = meanwhileOf(error);
      return meanwhile ? { ...refusal, words: meanwhileText(meanwhile) } : refusal;
    },
  };
}

function wordsFor(found: DeskCase, me: StaffMe): ConversationWords {
  return {
    side: 'staff',
    own: me.display_name,
    other: () => (found.member_name === null ? '退会された方' : `${found.member_name}さん`),
    fateOf: ({ seq }: ConsultationMessage, marks) => {
      if (marks.member_read >= seq) return '読まれました';
      return marks.member_delivered >= seq ? '届きました' : '送りました';
    },
  };
}

/** The conversation as a supporter has it, and the editor of answers and notes below. */
export function DeskConversation({ found, me }: { found: DeskCase; me: StaffMe }) {
  const client = useQueryClient();
  const { id, messages, marks, status, version } = found;
  useEffect(() => deskNews.carry(), []);
  const readAnew = () => void readCaseAnew(client, id);
  const conversation = useConversation({
    caseId: id,
    side: 'staff',
    calls: deskCalls(id, readAnew),
    connection: {
      ...DESK_LINE,
      onEvent: (event) => {
        deskNews.tell(event);
        // No longer this supporter's to read: the case itself says so, and asks.
        if (event.type === 'gone') readAnew();
      },
    },
    start: { messages, marks, status, version },
    onCaseChanged: readAnew,
  });
  return (
    <ConversationSection
      {...conversation}
      words={wordsFor(found, me)}
      otherName={found.member_name === null ? '会員' : `${found.member_name}さん`}
      beside={({ attached, pictures }) => (
        <>
          <MessagePictures pictures={pictures} hrefOf={(key) => casePicturePath(id, key)} />
          {attached ? <AttachedContent attached={attached} /> : null}
        </>
      )}
      signInHref={screenHref('/desk/login')}
      composer={<ReplyEditor {...{ found, me }} {...conversation} />}
    />
  );
}
