import { type AttachedContent, type DeskCase, writeCaseNoteEndpoint } from '@hidamari/contract/consultations';
import type { StaffMe } from '@hidamari/contract/staff';
import { Notice } from '@hidamari/ui/notice';
import { SegmentedSwitch } from '@hidamari/ui/segmented-switch';
import { useEffect, useRef, useState } from 'react';
import { ComposerField } from '../../../parts/conversation/composer-field.tsx';
import { needsSignIn } from '../../../parts/conversation/conversation-state.ts';
import type { ConversationHandle } from '../../../parts/conversation/use-conversation.ts';
import { useBoundaryCheck } from '../../../parts/desk/boundary-note.tsx';
import { afterEarlyInput } from '../../../shell/forms/early-input.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { forgetDraft, readDraft, saveDraft } from '../../../shell/forms/use-draft.ts';
import { AttachedChoice } from './attached-choice.tsx';
import { CannedAnswerChoice } from './canned-answer-choice.tsx';
import { useCaseWork } from './case-work.ts';
import { CloseCase } from './close-case.tsx';
import { ReplyNotes } from './reply-notes.tsx';

type Kind = 'reply' | 'note';

interface ReplyEditorProps extends ConversationHandle {
  found: DeskCase;
  me: StaffMe;
}

/** Answers to the member, and notes for colleagues: two fields, so that neither is ever sent as the other. */
export function ReplyEditor({ found, me, state, store }: ReplyEditorProps) {
  const [kind, setKind] = useState<Kind>('reply');
  const name = found.member_name;
  const hasReply = found.taken_by?.id === me.id && found.status !== 'closed' && name !== null;
  return (
    <div className="desk-editor">
      <SegmentedSwitch<Kind>
        label="書くもの"
        labelHidden
        value={kind}
        onChange={setKind}
        options={[
          { value: 'reply', label: name === null ? 'お返事' : `${name}さんへ` },
          { value: 'note', label: '内部メモ' },
        ]}
      />
      {kind === 'note' ? <NoteField caseId={found.id} /> : null}
      {kind === 'reply' && hasReply ? <ReplyField {...{ found, state, store }} /> : null}
      {kind === 'reply' && !hasReply ? (
        <Notice tone="plain">
          <p>{whyNoReply(found)}</p>
        </Notice>
      ) : null}
    </div>
  );
}

function whyNoReply({ status, member_name: name, taken_by: holder }: DeskCase): string {
  if (name === null) return '退会された方の記録です。お返事はできません。';
  if (status === 'closed') return '終わった相談です。ご本人が続きを書くと、また開きます。';
  return holder === null
    ? 'お返事を書くには、上の「私が担当する」を押してください。'
    : `${holder.display_name}さんが担当しています。`;
}

function ReplyField({ found, state, store }: { found: DeskCase } & ConversationHandle) {
  const [insert, setInsert] = useState<{ text: string } | null>(null);
  const [attached, setAttached] = useAttachedDraft(`desk:${found.id}:reply:attached`);
  const boundary = useBoundaryCheck();
  if (found.needs_second_check) {
    return (
      <Notice tone="caution">
        <p>もう一人が読むまで、お返事は送れません。内部メモは書けます。</p>
      </Notice>
    );
  }
  return (
    <>
      <ComposerField
        draftName={`desk:${found.id}:reply`}
        label="お返事を書く"
        hint="診断や治療のよしあしには答えず、病院での聞き方や、使える制度をそえてください。"
        sendLabel="お返事を送る"
        isSendSecond={needsSignIn(state)}
        rows={6}
        insert={insert}
        mayGo={boundary.mayGo}
        onSend={(text) => {
          store.send(text, { attached: attached[0] ?? null });
          setAttached([]);
        }}
        onTyping={() => store.sayTyping()}
        tools={
          <CannedAnswerChoice variant={found.variant} onChosen={(chosen) => setInsert({ text: chosen })} />
        }
        under={(text) => (
          <>
            <AttachedChoice caseId={found.id} chosen={attached} limit={1} onChange={setAttached} />
            <ReplyNotes text={text} check={boundary} onPhrase={(phrase) => setInsert({ text: phrase })} />
          </>
        )}
      />
      <CloseCase found={found} store={store} />
    </>
  );
}

function NoteField({ caseId }: { caseId: string }) {
  const draftName = `desk:${caseId}:note`;
  const { failure, work } = useCaseWork(caseId);
  const [again, setAgain] = useState<{ text: string } | null>(null);
  // The keys of words that are not known to be stored: sent again after a lost answer, they make no second note.
  const keys = useRef(new Map<string, string>());
  const write = async (text: string) => {
    const key = keys.current.get(text) ?? crypto.randomUUID();
    keys.current.set(text, key);
    const body = { text, client_key: key };
    const isStored = await work((api) => api.call(writeCaseNoteEndpoint, { params: { id: caseId }, body }));
    if (isStored) {
      keys.current.delete(text);
      return;
    }
    // The words come back into the field; where it has been closed meanwhile, when it is opened again.
    saveDraft(draftName, text);
    setAgain({ text });
  };
  return (
    <>
      <ComposerField
        draftName={draftName}
        label="内部メモを書く"
        hint="相談員だけが読みます。ご本人が開示を求めたときは、お見せする記録です。"
        sendLabel="メモを残す"
        insert={again}
        onSend={(text) => void write(text)}
      />
      <FailedSaveNotice failure={failure} />
    </>
  );
}

type Chosen = readonly AttachedContent[];

/**
 * What is chosen to go with words that are not sent yet, kept beside their draft in this tab.
 * @param name what it goes with, as drafts are named.
 */
function useAttachedDraft(name: string): [Chosen, (chosen: Chosen) => void] {
  const [chosen, setChosen] = useState<Chosen>([]);
  useEffect(
    () =>
      afterEarlyInput(() => {
        const kept = readDraft<Chosen>(name);
        if (kept) setChosen((now) => (now.length === 0 ? kept : now));
      }),
    [name],
  );
  const change = (next: Chosen) => {
    setChosen(next);
    if (next.length === 0) forgetDraft(name);
    else saveDraft(name, next);
  };
  return [chosen, change];
}
