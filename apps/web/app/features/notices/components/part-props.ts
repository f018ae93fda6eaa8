import type { CurrentUser } from '@hidamari/contract/members';
import type { NoticeChoice, NoticeChoices } from '../notice-choices.ts';

/** What each part of the page draws, and how it says what was chosen. */
export interface PartProps {
  user: CurrentUser;
  choices: NoticeChoices;
  choose: (choice: NoticeChoice) => void;
  /** Somebody of staff looks in the member's place: they change nothing here (G42). */
  isReadOnly: boolean;
}
