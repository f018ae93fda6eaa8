import { floatingButtonShown } from '@hidamari/domain/access';
import { CONSULTATION_PATH } from '@hidamari/domain/navigation';
import { useLocation } from 'react-router';
import { usePageData } from '../../shell/page-data.ts';
import { useConsultationPanel } from './panel-state.tsx';

/** The id of the button: without a script the skip link finds it by this. */
export const FLOATING_BUTTON_ID = 'consultation-button';

/** The same, of the bar's way to a supporter, which has the button's part on a phone (decision 0077). */
export const BAR_BUTTON_ID = 'bar-consultation';

/** The floating button of the page that is open, for the button itself and for the skip link to it. */
export interface FloatingButton {
  /** This page has one; under an open panel it has it still, out of sight. */
  isThere: boolean;
  isHidden: boolean;
}

/** Where the button is (specification sections 2.5 and 6, G124). */
export function useFloatingButton(): FloatingButton {
  const { pathname } = useLocation();
  const { member, onOrganizationHost } = usePageData();
  const { isOpen, isChatOpen } = useConsultationPanel();
  const memberType = member?.memberType ?? null;
  return {
    isThere:
      floatingButtonShown({ pathname, onOrganizationHost, memberType }) && pathname !== CONSULTATION_PATH,
    isHidden: isOpen || isChatOpen,
  };
}
