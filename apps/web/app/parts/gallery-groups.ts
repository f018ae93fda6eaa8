import type { GalleryGroup } from '@hidamari/ui/gallery';
import {
  addressFieldsGallery,
  failedSaveGallery,
  iconFieldGallery,
  savedElsewhereGallery,
  writtenFormGallery,
} from '../shell/forms/forms.gallery.tsx';
import {
  accountFrameGallery,
  actingBannerGallery,
  faultPageGallery,
  memberPartsGallery,
  portalBarGallery,
  siteFrameGallery,
} from '../shell/frame/frame.gallery.tsx';
import { outsideQuestionGallery } from '../shell/outside-transmission/outside-transmission.gallery.tsx';
import { codeFormGallery } from './account-proof/account-proof.gallery.tsx';
import { afterHoursGallery } from './after-hours/after-hours.gallery.tsx';
import { bereavementGallery } from './bereavement/bereavement.gallery.tsx';
import { checkInGallery } from './check-in/check-in.gallery.tsx';
import {
  callHeroGallery,
  callMemoGallery,
  consultationGallery,
  outsideChatGallery,
} from './consultation/consultation.gallery.tsx';
import { articleCardGallery, contentGallery } from './content/content.gallery.tsx';
import { readingGallery, serviceCardGallery } from './content/library.gallery.tsx';
import {
  attachedContentGallery,
  composerFieldGallery,
  emailSuggestionGallery,
  inquiryDoneGallery,
  messagePicturesGallery,
  summaryPointsGallery,
} from './conversation/conversation.gallery.tsx';
import { crisisNoteGallery } from './crisis/crisis.gallery.tsx';
import {
  boundaryNoteGallery,
  deskAlertsGallery,
  deskChecksGallery,
  deskHeadGallery,
  numbersToOfferGallery,
} from './desk/desk.gallery.tsx';
import { lineCardGallery, linePromotionGallery } from './line/line.gallery.tsx';
import { lookUpFieldsGallery } from './look-ups/look-ups.gallery.tsx';
import { onboardingGallery } from './onboarding/onboarding.gallery.tsx';
import { personFormGallery } from './person-form/person-form.gallery.tsx';
import { fewerPromptsGallery, popupCardGallery, popupDialogGallery } from './popups/popups.gallery.tsx';

/** The parts that the portal's features share. */
export const PART_GALLERY_GROUPS: readonly GalleryGroup[] = [
  {
    id: 'portal-frame',
    title: 'この窓口の枠',
    parts: [
      siteFrameGallery,
      portalBarGallery,
      actingBannerGallery,
      memberPartsGallery,
      accountFrameGallery,
      faultPageGallery,
      deskHeadGallery,
      deskAlertsGallery,
      deskChecksGallery,
      boundaryNoteGallery,
      numbersToOfferGallery,
    ],
  },
  {
    id: 'portal-content',
    title: 'この窓口の記事と相談',
    parts: [
      articleCardGallery,
      contentGallery,
      serviceCardGallery,
      readingGallery,
      consultationGallery,
      callHeroGallery,
      afterHoursGallery,
      callMemoGallery,
      outsideChatGallery,
      attachedContentGallery,
      messagePicturesGallery,
      outsideQuestionGallery,
      popupDialogGallery,
      popupCardGallery,
      lineCardGallery,
      linePromotionGallery,
      fewerPromptsGallery,
    ],
  },
  {
    id: 'portal-forms',
    title: 'この窓口の書くところ',
    parts: [
      failedSaveGallery,
      writtenFormGallery,
      iconFieldGallery,
      savedElsewhereGallery,
      addressFieldsGallery,
      checkInGallery,
      lookUpFieldsGallery,
      personFormGallery,
      onboardingGallery,
      bereavementGallery,
      crisisNoteGallery,
      composerFieldGallery,
      summaryPointsGallery,
      emailSuggestionGallery,
      inquiryDoneGallery,
      codeFormGallery,
    ],
  },
];
