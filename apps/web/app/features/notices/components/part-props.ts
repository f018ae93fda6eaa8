import type { CurrentUser } from '@hidamari/contract/members';
import type { NoticeChoosing } from '../use-notice-choices.ts';

/** What each part of the page draws, and how it says what was chosen. */
export interface PartProps extends NoticeChoosing {
  user: CurrentUser;
  /** Somebody of staff looks in the member's place: they change nothing here (G42). */
  isReadOnly: boolean;
}
