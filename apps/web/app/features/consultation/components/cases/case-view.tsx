import type { Consultation } from '@hidamari/contract/consultations';
import { topicLabel } from '@hidamari/domain/consultations';
import { formatJapaneseDate, formatMonthDay } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import { Card } from '@hidamari/ui/card';
import { Container } from '@hidamari/ui/container';
import { PageHeading } from '@hidamari/ui/page-heading';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { Skeleton } from '@hidamari/ui/skeleton';
import { Tag } from '@hidamari/ui/tag';
import { useQuery } from '@tanstack/react-query';
import { DeskCallBox } from '../../../../parts/consultation/desk-call-box.tsx';
import { ChatEmergencyLine } from '../../../../parts/consultation/emergency-section.tsx';
import {
  consultationQuery,
  firstMessagesQuery,
} from '../../../../parts/conversation/member/consultation-queries.ts';
import { MemberConversation } from '../../../../parts/conversation/member/member-conversation.tsx';
import { pageApi } from '../../../../shell/data/contract-calls.ts';
import { useRejectedQuery } from '../../../../shell/data/rejected-query.ts';
import { BackLink } from '../../../../shell/page-links.tsx';
import { useSupportDesk } from '../../../../shell/use-support-desk.ts';
import { CaseStatusTag } from './case-status-tag.tsx';
import { CaseSurvey } from './case-survey.tsx';
import { PrintTalk } from './print-talk.tsx';
import { SharingCard } from './sharing-card.tsx';
import { SummaryCard } from './summary-card.tsx';
import { WritingLink } from './writing-link.tsx';

/** One case as its member reads it: the summary, which may be contradicted, and the conversation (G90). */
export function CaseView({ caseId }: { caseId: string }) {
  const found = useQuery(consultationQuery(pageApi(), caseId));
  useRejectedQuery(found.data ? null : found.error, 'getConsultation');
  return (
    <Container width="wide" className="pb-10">
      {found.data ? (
        <Case consultation={found.data} />
      ) : (
        <>
          <PageHeading before={<BackLink href={screenHref('/questions')}>相談したことへ戻る</BackLink>}>
            ご相談
          </PageHeading>
          {found.error || found.fetchStatus === 'paused' ? (
            <PartFailed what="ご相談" onReload={() => void found.refetch()} isReloading={found.isFetching} />
          ) : (
            <Skeleton shape="lines" count={5} what="ご相談" />
          )}
        </>
      )}
    </Container>
  );
}

function Case({ consultation }: { consultation: Consultation }) {
  const { number, opened_at: openedAt, status, topics, title, summary } = consultation;
  return (
    <>
      <PageHeading
        before={
          <>
            <div data-print="hide">
              <BackLink href={screenHref('/questions')}>相談したことへ戻る</BackLink>
            </div>
            <p className="flex flex-wrap items-center gap-2 pt-2">
              <CaseStatusTag status={status} />
              {topics.map((topic) => (
                <Tag key={topic}>{topicLabel(topic)}</Tag>
              ))}
              <span className="ui-meta ui-num">{`${number}・${formatMonthDay(openedAt.slice(0, 10))}から`}</span>
            </p>
          </>
        }
      >
        {title}
      </PageHeading>
      <PrintHead consultation={consultation} />
      <div className="case-columns case-columns-view">
        {summary ? <SummaryCard consultation={consultation} summary={summary} /> : null}
        <section className="case-talk" aria-labelledby="case-talk">
          <SectionHeading id="case-talk">やりとり</SectionHeading>
          <Talk consultation={consultation} />
          <div data-print="hide">
            <Card tone="sunk">
              <ChatEmergencyLine />
            </Card>
          </div>
        </section>
        <div className="case-rest">
          <CaseSurvey consultation={consultation} />
          <SharingCard consultation={consultation} />
          <VoiceCard />
        </div>
      </div>
    </>
  );
}

/** On paper alone: what a sheet needs that lies on a table, years included. */
function PrintHead({ consultation }: { consultation: Consultation }) {
  const { number, opened_at: openedAt, updated_at: updatedAt } = consultation;
  const [first, last] = [openedAt, updatedAt].map((at) => formatJapaneseDate(at.slice(0, 10)));
  return (
    <p className="case-print-head">
      {`相談番号 ${number}　${first}から${last}までのやりとり。「あなた」は、相談をした方です。`}
    </p>
  );
}

/** The conversation begins with what the page came with, and follows by itself from there on. */
function Talk({ consultation }: { consultation: Consultation }) {
  const first = useQuery({ ...firstMessagesQuery(pageApi(), consultation.id), staleTime: Infinity });
  if (first.data)
    return (
      <MemberConversation
        consultation={consultation}
        messages={first.data}
        before={(conversation) => <PrintTalk conversation={conversation} />}
        beginAnew={<WritingLink label="新しく相談する" />}
      />
    );
  return first.error || first.fetchStatus === 'paused' ? (
    <PartFailed what="やりとり" onReload={() => void first.refetch()} isReloading={first.isFetching} />
  ) : (
    <Skeleton shape="lines" count={4} what="やりとり" />
  );
}

function VoiceCard() {
  const desk = useSupportDesk();
  return (
    <section className="case-voice" aria-labelledby="case-voice">
      <h2 id="case-voice" className="text-lg font-bold">
        声で話したくなったら
      </h2>
      <DeskCallBox callsOnly lines={[desk.cost, desk.hours]} />
    </section>
  );
}
