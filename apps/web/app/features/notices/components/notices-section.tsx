import type { CurrentUser } from '@hidamari/contract/members';
import { SectionHeading } from '@hidamari/ui/section-heading';
import type { ReactNode } from 'react';
import type { FailedSave } from '../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import type { NoticeChoices } from '../notice-choices.ts';
import type { NoticeChoosing } from '../use-notice-choices.ts';

interface NoticesSectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of the page, with an address of its own. */
export function NoticesSection({ id, title, lead, children }: NoticesSectionProps) {
  return (
    <section id={id} className="grid grid-cols-1 gap-3" aria-labelledby={`${id}-title`}>
      <SectionHeading id={`${id}-title`} size="normal">
        {title}
      </SectionHeading>
      {lead ? <p>{lead}</p> : null}
      {children}
    </section>
  );
}

/** What each part of the page draws, and how it says what was chosen. */
export interface PartProps extends NoticeChoosing {
  user: CurrentUser;
  /** Somebody of staff looks in the member's place: they change nothing here (G42). */
  isReadOnly: boolean;
}

const UNCHANGED = '受け取り方は、変わっていません。';

/** Nothing was written here that could be lost: what is said is that the switch went back. */
function wordsOf({ outcome, text }: FailedSave): string {
  if (outcome === 'queue') return `通信できませんでした。${UNCHANGED}`;
  return outcome === 'keep' ? `保存できませんでした。${UNCHANGED}` : text;
}

interface ChoiceFaultProps extends Pick<NoticeChoosing, 'failed' | 'sendAgain'> {
  /** What is chosen in this part: a choice of another part is told of there. */
  of: readonly (keyof NoticeChoices)[];
}

/** A choice that could not be kept, beside where it was made, with the way to send it again. */
export function ChoiceFault({ failed, sendAgain, of }: ChoiceFaultProps) {
  if (!failed || !of.some((name) => Object.hasOwn(failed.choice, name))) return null;
  const { failure } = failed;
  return <FailedSaveNotice failure={{ ...failure, text: wordsOf(failure) }} onSendAgain={sendAgain} />;
}
