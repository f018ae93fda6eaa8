import type { Consultation, MessagePage } from '@hidamari/contract/consultations';
import { Notice } from '@hidamari/ui/notice';
import { UploadButton, UploadList } from '@hidamari/ui/upload-list';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useSupportDesk } from '../../../shell/use-support-desk.ts';
import { CrisisNote } from '../../crisis/crisis-note.tsx';
import { CrisisNumbers } from '../../crisis/crisis-numbers.tsx';
import { CrisisOffer } from '../../crisis/crisis-offer.tsx';
import { FILE_ACCEPT, fileHref } from '../../pictures/file-words.ts';
import { ComposerField } from '../composer-field.tsx';
import { ConversationSection } from '../conversation-section.tsx';
import { needsSignIn } from '../conversation-state.ts';
import type { ConversationWords } from '../message-list.tsx';
import { MessagePictures } from '../message-pictures.tsx';
import { AttachedContent } from '../summary-points.tsx';
import { type ConversationHandle, useConversation } from '../use-conversation.ts';
import { CONSULTATIONS_KEY } from './consultation-queries.ts';
import { memberCalls, memberConnection } from './member-calls.ts';
import { promiseText } from './promise-text.ts';
import { type CaseCard, useCaseCard } from './use-case-card.ts';
import { type ChosenPictures, useMessagePictures } from './use-message-pictures.ts';
import { useSignInHref } from './use-sign-in-href.ts';
import { WriteHint } from './write-hint.tsx';

/** Stored is not received by anybody: at three in the morning nobody is there, and no word may say so. */
const WORDS: ConversationWords = {
  side: 'member',
  own: 'あなた',
  other: ({ staff_name: name }) => `${name}（相談員）`,
  fateOf: ({ seq }, marks) => (marks.staff_read >= seq ? '相談員が読みました' : '届きました'),
};

interface MemberConversationProps {
  consultation: Consultation;
  /** What the page came with. */
  messages: MessagePage;
  opensAtEnd?: boolean;
  /** Leads to a new consultation where this one takes no more words: a button, or a link. */
  beginAnew: ReactNode;
  /** Stands before the conversation, and does something with the whole of it. */
  before?(conversation: ConversationHandle): ReactNode;
}

/** The member's side of a case: the conversation, and the field to write on in it (G126). */
export function MemberConversation(props: MemberConversationProps) {
  const { consultation, messages, beginAnew, before, opensAtEnd = false } = props;
  const client = useQueryClient();
  const { id, marks, status, version } = consultation;
  const conversation = useConversation({
    caseId: id,
    side: 'member',
    calls: memberCalls(id),
    connection: memberConnection(id),
    start: { messages, marks, status, version },
    onCaseChanged: () => void client.invalidateQueries({ queryKey: CONSULTATIONS_KEY }),
  });
  const { state } = conversation;
  const card = useCaseCard(consultation, state);
  const numbers = useRef<HTMLDivElement>(null);
  const desk = useSupportDesk();
  // The button goes with the card: the keyboard goes on from where its numbers stay.
  const closeCard = () => {
    numbers.current?.querySelector('summary')?.focus({ preventScroll: true });
    card.close();
  };
  return (
    <>
      {before?.(conversation)}
      <ConversationSection
        {...conversation}
        words={WORDS}
        opensAtEnd={opensAtEnd}
        otherName={consultation.staff_name ? `${consultation.staff_name}さん` : '相談員'}
        beside={({ attached, pictures }) => (
          <>
            <MessagePictures pictures={pictures} hrefOf={fileHref} />
            {attached ? <AttachedContent attached={attached} /> : null}
          </>
        )}
        under={(key) => (key === card.openUnder ? <CrisisOffer onClose={closeCard} /> : null)}
        end={promiseText({
          consultation,
          status: state.status,
          desk,
          isReadFirst: card.callsNow,
          isUnsent: state.outgoing.length > 0,
        })}
        signInHref={useSignInHref({ opensChat: opensAtEnd })}
        composer={
          <>
            {card.wasCalledFor ? <CrisisNumbers ref={numbers} /> : null}
            {consultation.takes_words ? (
              <WriteOn consultation={consultation} conversation={conversation} card={card} />
            ) : (
              <Ended beginAnew={beginAnew} />
            )}
          </>
        }
      />
    </>
  );
}

/** Whoever sends a picture need not find words for it. */
const PICTURES_ALONE = '写真を送ります。';

interface WriteOnProps {
  consultation: Consultation;
  conversation: ConversationHandle;
  card: CaseCard;
}

function WriteOn({ consultation, conversation: { state, store }, card }: WriteOnProps) {
  const { id: caseId, first_reading: reading } = consultation;
  const isDanger = reading !== null || card.callsNow || card.openUnder !== null;
  const chosen = useMessagePictures(`conversation:${caseId}:pictures`);
  return (
    <ComposerField
      draftName={`conversation:${caseId}:words`}
      label="続けて書く"
      hint={(text) => <WriteHint text={text} isDanger={isDanger} />}
      sendLabel="送る"
      isSendSecond={needsSignIn(state)}
      standIn={chosen.pictures.length > 0 ? PICTURES_ALONE : undefined}
      mayGo={chosen.mayGo}
      onSend={(text) => {
        card.noteSent(store.send(text, { pictures: chosen.pictures }));
        chosen.letGo();
      }}
      tools={<PictureButton chosen={chosen} name={`conversation:${caseId}:picture`} />}
      onTyping={() => store.sayTyping()}
      under={(text) => (
        <>
          <PictureRows chosen={chosen} />
          {/* Where it stands above the field already, it does not come twice. */}
          <CrisisNote
            text={card.openUnder === null ? text : ''}
            wasClosed={card.isClosed}
            onClose={card.close}
            hasNumbersElsewhere={card.wasCalledFor}
          />
        </>
      )}
    />
  );
}

function Ended({ beginAnew }: Pick<MemberConversationProps, 'beginAnew'>) {
  return (
    <Notice tone="plain">
      <p>この相談は終わっています。続きのことも、新しい相談としてお書きください。</p>
      {beginAnew}
    </Notice>
  );
}

/** 写真をそえる: the button among the tools of a field. */
function PictureButton({ chosen, name }: { chosen: ChosenPictures; name: string }) {
  return (
    <UploadButton
      name={name}
      accept={FILE_ACCEPT}
      chooseLabel="写真をそえる"
      size="small"
      onChoose={chosen.choose}
    />
  );
}

/** What was chosen, how far it is, and why a message has to wait for it. */
function PictureRows({ chosen }: { chosen: ChosenPictures }) {
  return (
    <>
      <UploadList
        label="いっしょに送る写真"
        rows={chosen.rows}
        onAgain={chosen.again}
        onRemove={chosen.remove}
      />
      <p role="alert" className="font-bold text-danger empty:absolute">
        {chosen.error}
      </p>
    </>
  );
}
