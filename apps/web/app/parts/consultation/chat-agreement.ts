import { consultationOffered } from '@hidamari/domain/access';
import { forgetDraft, readDraft, saveDraft } from '../../shell/forms/use-draft.ts';
import { usePageData } from '../../shell/page-data.ts';

/** Kept in this tab, for this member, until logout: another tab and another day ask again (decisions 0044 and 0058). */
const AGREED = 'outside-chat:agreed';

export const hasAgreedToChat = (): boolean => readDraft<boolean>(AGREED) === true;

export function agreeToChat(): void {
  saveDraft(AGREED, true);
}

export function withdrawChatAgreement(): void {
  forgetDraft(AGREED);
}

/**
 * Whether this person is offered the consultation panel here, by whichever way it is opened: not a member of a programme
 * on an organisation's host (specification section 6, G147). The link to the consultation page stays theirs.
 */
export function useConsultationOffered(): boolean {
  const { member, onOrganizationHost } = usePageData();
  return consultationOffered({ onOrganizationHost, memberType: member?.memberType ?? null });
}
