import type { DeskCase } from '@hidamari/contract/consultations';
import { commentOnLogEndpoint, type SharedLog } from '@hidamari/contract/log-comments';
import type { StaffMe } from '@hidamari/contract/staff';
import { AppError } from '@hidamari/domain/errors';
import { formatWireMoment } from '@hidamari/domain/japanese-dates';
import { Card } from '@hidamari/ui/card';
import { Notice } from '@hidamari/ui/notice';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ComposerField } from '../../../parts/conversation/composer-field.tsx';
import { BoundaryNote, useBoundaryCheck } from '../../../parts/desk/boundary-note.tsx';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { saveDraft } from '../../../shell/forms/use-draft.ts';
import { pressable } from '../../../shell/pressable-text.tsx';
import { useCaseWork } from './case-work.ts';
import { sharedLogQuery } from './desk-queries.ts';

interface CommentEditorProps {
  found: DeskCase;
  me: StaffMe;
  logId: string;
}

/** A comment beside a shared log, by whoever looks after the case; the same care as with an answer (G119, G120). */
function CommentEditor({ found, me, logId }: CommentEditorProps) {
  const reason = whyNoComment(found, me);
  if (reason === null) return <CommentField caseId={found.id} logId={logId} />;
  return (
    <Notice tone="plain">
      <p>{reason}</p>
    </Notice>
  );
}

function whyNoComment({ taken_by: holder, needs_second_check }: DeskCase, me: StaffMe): string | null {
  if (holder === null) return 'コメントを書くには、相談の「私が担当する」を押してください。';
  if (holder.id !== me.id)
    return `${holder.display_name}さんが担当しています。コメントは担当の人が書きます。`;
  return needs_second_check ? 'もう一人が読むまで、コメントは書けません。' : null;
}

function CommentField({ caseId, logId }: { caseId: string; logId: string }) {
  const draftName = `desk:${caseId}:log:${logId}`;
  const { isBusy, failure, work } = useCaseWork(caseId);
  const [insert, setInsert] = useState<{ text: string } | null>(null);
  const [isSent, setSent] = useState(false);
  const boundary = useBoundaryCheck();
  // One key for as long as the same words are being sent: a lost answer makes no second comment.
  const sent = useRef({ text: '', key: '' });
  const send = async (text: string) => {
    setSent(false);
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
    const body = { text, client_key: sent.current.key };
    const params = { id: caseId, log_id: logId };
    const isKept = await work((api) => api.call(commentOnLogEndpoint, { params, body }));
    if (isKept) sent.current = { text: '', key: '' };
    setSent(isKept);
    if (isKept) return;
    // The words come back into the field; where it has been closed meanwhile, when it is opened again.
    saveDraft(draftName, text);
    setInsert({ text });
  };
  return (
    <>
      <ComposerField
        draftName={draftName}
        label="コメントを書く"
        hint="ご本人の記録の下に、お名前と一緒に出ます。診断や治療のよしあしには答えないでください。"
        sendLabel={isBusy ? '届けています…' : 'コメントを届ける'}
        rows={5}
        insert={insert}
        onSend={(text) => void send(text)}
        mayGo={boundary.mayGo}
        under={(text) => (
          <BoundaryNote text={text} check={boundary} onPhrase={(phrase) => setInsert({ text: phrase })} />
        )}
      />
      <p role="status" className="empty:absolute">
        {isSent ? 'コメントを届けました。ご本人には、メールでもお知らせします。' : ''}
      </p>
      <FailedSaveNotice failure={failure} />
    </>
  );
}

/** True for an answer that tells that the member shows it no longer, and false while it merely did not come. */
export const isTakenBack = (error: unknown): boolean =>
  error instanceof AppError && [403, 404].includes(error.status);

/** In the place of what the member shows no longer. */
export function TakenBack() {
  return (
    <Notice tone="caution">
      <p>この記録は、いまは見られません。ご本人が見せるのをやめたか、記録を削除しました。</p>
    </Notice>
  );
}

interface SharedLogSheetProps {
  found: DeskCase;
  me: StaffMe;
  logId: string;
}

/** A shared log in full, what was commented, and where to write one. */
export function SharedLogSheet({ found, me, logId }: SharedLogSheetProps) {
  const query = useQuery(sharedLogQuery(browserApi(), found.id, logId));
  // Taken back while it stands open: what was read a moment ago is not shown any longer.
  if (isTakenBack(query.error)) return <TakenBack />;
  if (query.data) {
    return (
      <div className="grid grid-cols-1 gap-6">
        <Written log={query.data} />
        <Comments log={query.data} />
        <CommentEditor found={found} me={me} logId={logId} />
      </div>
    );
  }
  return query.error || query.fetchStatus === 'paused' ? (
    <PartFailed what="治療ログ" onReload={() => void query.refetch()} isReloading={query.isFetching} />
  ) : (
    <Skeleton shape="lines" count={5} what="治療ログ" />
  );
}

function Written({ log: { fields } }: { log: SharedLog }) {
  return (
    <dl className="grid gap-4">
      {fields.map(({ label, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a log may say two things under one name, and they do not move.
        <div key={index}>
          <dt className="ui-meta font-bold">{label}</dt>
          <dd className="desk-words">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Comments({ log: { comments } }: { log: SharedLog }) {
  if (comments.length === 0) return null;
  return (
    <section aria-labelledby="desk-comments" className="grid gap-3">
      <h3 id="desk-comments" className="text-lg font-bold">
        これまでのコメント
      </h3>
      {comments.map(({ id, staff_name: name, text, at }) => (
        <Card key={id} tone="sunk">
          <p className="ui-meta ui-num">{`${name}・${formatWireMoment(at)}`}</p>
          <p className="desk-words">{pressable(text)}</p>
        </Card>
      ))}
    </section>
  );
}
