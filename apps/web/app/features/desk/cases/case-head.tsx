import { type DeskCase, handOverCaseEndpoint, takeCaseEndpoint } from '@hidamari/contract/consultations';
import type { StaffMe } from '@hidamari/contract/staff';
import { caseStatusLabel, channelLabel, topicLabel } from '@hidamari/domain/consultations';
import { formatMonthDay, formatWireMoment } from '@hidamari/domain/japanese-dates';
import { staffMay } from '@hidamari/domain/staff';
import { Button } from '@hidamari/ui/button';
import { PageHeading } from '@hidamari/ui/page-heading';
import { Tag } from '@hidamari/ui/tag';
import { useNavigate } from 'react-router';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { useCaseWork } from './case-work.ts';
import { HandOver } from './hand-over.tsx';
import { NameCase } from './name-case.tsx';
import { caseHref } from './queue-address.ts';

interface CaseHeadProps {
  found: DeskCase;
  me: StaffMe;
}

/** What the case is, until when an answer was promised, and who looks after it. */
export function CaseHead({ found, me }: CaseHeadProps) {
  const { number, opened_at: openedAt, title, topics, status, channel, reply_due_on: dueOn } = found;
  return (
    <header className="desk-case-head">
      <p className="ui-meta ui-num">{`${number}・${channelLabel(channel)}・受付 ${formatWireMoment(openedAt)}`}</p>
      <PageHeading>{title}</PageHeading>
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
  const { id, taken_by: holder, status } = found;
  const { isBusy, failure, work } = useCaseWork(id);
  const navigate = useNavigate();
  const take = async (from?: string) => {
    const body = from ? { from } : {};
    const isTaken = await work((api) => api.call(takeCaseEndpoint, { params: { id }, body }));
    // From here on it stands among one's own.
    if (isTaken) navigate(caseHref(id, { view: 'mine' }), { replace: true, preventScrollReset: true });
  };
  const busy = isBusy ? '変えています…' : undefined;
  const isMine = holder?.id === me.id;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        {holder === null && status !== 'closed' ? (
          <Button onClick={() => void take()} busy={busy}>
            私が担当する
          </Button>
        ) : null}
        {holder !== null && !isMine && status !== 'closed' && staffMay(me.role, 'direct-cases') ? (
          <Button kind="plain" size="small" onClick={() => void take(holder.id)} busy={busy}>
            {`${holder.display_name}さんから引き取る`}
          </Button>
        ) : null}
        {isMine && status !== 'closed' ? <NameCase found={found} /> : null}
        {isMine && status !== 'closed' ? (
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
