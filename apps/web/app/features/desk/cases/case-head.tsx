import { type DeskCase, handOverCaseEndpoint } from '@hidamari/contract/consultations';
import type { StaffMe } from '@hidamari/contract/staff';
import { caseStatusLabel, channelLabel, replyPromise, topicLabel } from '@hidamari/domain/consultations';
import { formatMonthDay, formatWireMoment } from '@hidamari/domain/japanese-dates';
import { staffMay } from '@hidamari/domain/staff';
import { PageHeading } from '@hidamari/ui/page-heading';
import { Tag } from '@hidamari/ui/tag';
import type { ReactNode } from 'react';
import { awayText, useIsAway } from '../../../parts/desk/presence.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { useCaseWork } from './case-work.ts';
import { HandOver } from './hand-over.tsx';
import { NameCase } from './name-case.tsx';
import { TakeCase } from './take-case.tsx';

interface CaseHeadProps {
  found: DeskCase;
  me: StaffMe;
}

/** What the case is, until when an answer was promised, and who looks after it. What cannot wait stands right under its name. */
export function CaseHead({ found, me, children }: CaseHeadProps & { children: ReactNode }) {
  const { number, opened_at: openedAt, title, topics, status, channel } = found;
  return (
    <header className="desk-case-head">
      <p className="ui-meta ui-num">{`${number}・${channelLabel(channel)}・受付 ${formatWireMoment(openedAt)}`}</p>
      <PageHeading>{title}</PageHeading>
      {children}
      <p className="flex flex-wrap items-center gap-2">
        <Tag>{caseStatusLabel(status)}</Tag>
        {topics.map((topic) => (
          <Tag key={topic}>{topicLabel(topic)}</Tag>
        ))}
        <AnswerDue found={found} />
        {found.mail_is_refused ? (
          <Tag tone="caution" icon="alert">
            お知らせのメールは届いていません
          </Tag>
        ) : null}
        <span className="ui-meta">
          {found.taken_by ? `担当：${found.taken_by.display_name}` : '担当はまだ決まっていません'}
        </span>
      </p>
      <TakeOrGive found={found} me={me} />
    </header>
  );
}

/** The day by which an answer is due; under words of danger none is promised, and what is true stands there instead (G119). */
function AnswerDue({ found }: Pick<CaseHeadProps, 'found'>) {
  const { channel, reply_due_on: dueOn, first_reading: firstReading } = found;
  const promise = replyPromise({ channel, dueOn, firstReading });
  if (promise === null) return null;
  switch (promise.kind) {
    case 'read-first':
      return (
        <Tag tone="danger" icon="alert">
          いちばん先に、二人で読みます
        </Tag>
      );
    case 'read-by-one':
      return (
        <Tag tone="danger" icon="alert">
          一人が読みました。もう一人が、先に読みます
        </Tag>
      );
    case 'read-by-two':
      return <Tag tone="caution">二人が読みました。お返事をお待ちです</Tag>;
    case 'by-day':
    case 'by-hours':
      return dueOn && <Tag tone="caution">{`お返事の期限 ${formatMonthDay(dueOn)}`}</Tag>;
  }
}

function TakeOrGive({ found, me }: CaseHeadProps) {
  const { id, taken_by: holder, status, needs_second_check: isForTwo, first_reading: reading } = found;
  const { failure, work } = useCaseWork(id);
  const isAway = useIsAway(holder, me, { enabled: reading !== null });
  if (status === 'closed') return null;
  const isMine = holder?.id === me.id;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        {/* Beside words of danger it stands among what is to be done. */}
        {holder === null && !isForTwo ? <TakeCase caseId={id}>私が担当する</TakeCase> : null}
        {holder !== null && !isMine && (isAway || staffMay(me.role, 'direct-cases')) ? (
          <TakeCase caseId={id} from={holder.id}>{`${holder.display_name}さんから引き取る`}</TakeCase>
        ) : null}
        {isMine ? <NameCase found={found} /> : null}
        {isMine ? (
          <HandOver
            caseId={id}
            me={me}
            onChosen={(to) => work((api) => api.call(handOverCaseEndpoint, { params: { id }, body: { to } }))}
          />
        ) : null}
      </div>
      {holder !== null && isAway ? <p className="ui-meta">{awayText(holder.display_name)}</p> : null}
      <FailedSaveNotice failure={failure} />
    </div>
  );
}
