import { forgetDraft, readDraft, saveDraft } from '../../shell/forms/use-draft.ts';

/** Kept in this tab, for this member, until logout: another tab and another day ask again (decisions 0044 and 0058). */
const AGREED = 'outside-chat:agreed';

export const hasAgreedToChat = (): boolean => readDraft<boolean>(AGREED) === true;

export function agreeToChat(): void {
  saveDraft(AGREED, true);
}

export function withdrawChatAgreement(): void {
  forgetDraft(AGREED);
}
