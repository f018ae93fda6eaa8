import { screenHref } from '@hidamari/domain/screens';
import { Button } from '@hidamari/ui/button';
import { Link } from '@hidamari/ui/link';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '../../shell/data/browser-api.ts';
import { browserQueryClient } from '../../shell/data/query-client.ts';
import { whyFailed } from '../../shell/data/why-failed.ts';
import { usePageData } from '../../shell/page-data.ts';
import {
  consultationListQuery,
  consultationQuery,
  firstMessagesQuery,
} from '../conversation/member/consultation-queries.ts';
import { MemberConversation } from '../conversation/member/member-conversation.tsx';
import { StartConsultation } from '../conversation/member/start-consultation.tsx';
import { ChatLogin } from './chat-login.tsx';
import { ChatEmergencyLine } from './emergency-section.tsx';

/** What the chat holds: the consultation that is open, or the field for a new one (G126); for nobody who is logged in, the way to that. */
export default function ChatSheet({ onLeave }: { onLeave(): void }) {
  const { member } = usePageData();
  if (member === null) return <ChatLogin />;
  return (
    <QueryClientProvider client={browserQueryClient()}>
      <Chat onLeave={onLeave} />
    </QueryClientProvider>
  );
}

function Chat({ onLeave }: { onLeave(): void }) {
  const [chosen, choose] = useState<string | 'new' | null>(null);
  const list = useQuery({ ...consultationListQuery(browserApi(), { page: 1 }), refetchOnMount: 'always' });
  if (!list.data) {
    return list.error || list.fetchStatus === 'paused' ? (
      <PartFailed
        what="ご相談"
        why={whyFailed(list.error)}
        onReload={() => void list.refetch()}
        isReloading={list.isFetching}
      />
    ) : (
      <Skeleton shape="lines" count={4} what="ご相談" />
    );
  }
  const standing = list.data.data.find(({ channel, status }) => channel === 'chat' && status !== 'closed');
  const caseId = chosen ?? standing?.id ?? 'new';
  // It stays the one that was opened: when the supporter ends it, its member reads that here, and not an empty field.
  if (chosen === null && !list.isFetching) choose(caseId);
  if (caseId === 'new') return <StartConsultation onOpened={choose} />;
  return (
    <>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <Link href={screenHref('/questions', null, { case_id: caseId })} onClick={onLeave}>
          大きな画面でひらく
        </Link>
        <button type="button" className="chat-new" onClick={() => choose('new')}>
          別のことを相談する
        </button>
      </p>
      <OneCase key={caseId} caseId={caseId} onBeginAnew={() => choose('new')} />
      <ChatEmergencyLine />
    </>
  );
}

function OneCase({ caseId, onBeginAnew }: { caseId: string; onBeginAnew(): void }) {
  const found = useQuery(consultationQuery(browserApi(), caseId));
  const first = useQuery({
    ...firstMessagesQuery(browserApi(), caseId),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (found.data && first.data)
    return (
      <MemberConversation
        consultation={found.data}
        messages={first.data}
        beginAnew={
          <Button kind="plain" onClick={onBeginAnew}>
            新しく相談する
          </Button>
        }
        opensAtEnd
      />
    );
  const failed = found.error ?? first.error;
  return failed || found.fetchStatus === 'paused' ? (
    <PartFailed
      what="ご相談"
      why={whyFailed(failed)}
      onReload={() => {
        void found.refetch();
        void first.refetch();
      }}
      isReloading={found.isFetching || first.isFetching}
    />
  ) : (
    <Skeleton shape="lines" count={4} what="ご相談" />
  );
}
