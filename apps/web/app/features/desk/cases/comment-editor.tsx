import type { DeskCase } from '@hidamari/contract/consultations';
import { commentOnLogEndpoint } from '@hidamari/contract/log-comments';
import type { StaffMe } from '@hidamari/contract/staff';
import { Notice } from '@hidamari/ui/notice';
import { useRef, useState } from 'react';
import { ComposerField } from '../../../parts/conversation/composer-field.tsx';
import { BoundaryNote, useBoundaryCheck } from '../../../parts/desk/boundary-note.tsx';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';

import { saveDraft } from '../../../shell/forms/use-draft.ts';

import { useCaseWork } from './case-work.ts';

interface CommentEditorProps {
  found: DeskCase;
  me: StaffMe;
  logId: string;
}

/** A comment beside a shared log, by whoever looks after the case; the same care as with an answer (G119, G120). */
export function CommentEditor({ found, me, logId }: CommentEditorProps) {
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
