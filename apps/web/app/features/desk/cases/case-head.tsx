import { type DeskCase, handOverCaseEndpoint } from '@hidamari/contract/consultations';
import type { StaffMe } from '@hidamari/contract/staff';
import { caseStatusLabel, channelLabel, topicLabel } from '@hidamari/domain/consultations';
import { formatMonthDay, formatWireMoment } from '@hidamari/domain/japanese-dates';
import { staffMay } from '@hidamari/domain/staff';
import { PageHeading } from '@hidamari/ui/page-heading';
import { Tag } from '@hidamari/ui/tag';
import type { ReactNode } from 'react';
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
  const { number, opened_at: openedAt, title, topics, status, channel, reply_due_on: dueOn } = found;
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
        {dueOn === null ? null : <Tag tone="caution">{`お返事の期限 ${formatMonthDay(dueOn)}`}</Tag>}
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

function TakeOrGive({ found, me }: CaseHeadProps) {
  const { id, taken_by: holder, status, needs_second_check: isForTwo } = found;
  const { failure, work } = useCaseWork(id);
  if (status === 'closed') return null;
  const isMine = holder?.id === me.id;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        {/* Beside words of danger it stands among what is to be done. */}
        {holder === null && !isForTwo ? <TakeCase caseId={id}>私が担当する</TakeCase> : null}
        {holder !== null && !isMine && staffMay(me.role, 'direct-cases') ? (
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
      <FailedSaveNotice failure={failure} />
    </div>
  );
}
