import { breadcrumbGallery } from '../breadcrumb/breadcrumb.gallery.tsx';
import { buttonGallery } from '../button/button.gallery.tsx';
import { callBoxGallery } from '../call-box/call-box.gallery.tsx';
import { cardGallery } from '../card/card.gallery.tsx';
import { categoryTilesGallery } from '../category-tiles/category-tiles.gallery.tsx';
import { chartFrameGallery } from '../chart-frame/chart-frame.gallery.tsx';
import { checkPicksGallery } from '../check-picks/check-picks.gallery.tsx';
import { chipsGallery } from '../chips/chips.gallery.tsx';
import { codeFieldGallery } from '../code-field/code-field.gallery.tsx';
import { comboboxGallery } from '../combobox/combobox.gallery.tsx';
import { consultationButtonGallery } from '../consultation-button/consultation-button.gallery.tsx';
import { consultationPanelGallery } from '../consultation-panel/consultation-panel.gallery.tsx';
import { containerGallery } from '../container/container.gallery.tsx';
import { conversationGallery } from '../conversation/conversation.gallery.tsx';
import { crisisCardGallery } from '../crisis-card/crisis-card.gallery.tsx';
import { dateFieldsGallery } from '../date-fields/date-fields.gallery.tsx';
import { definitionListGallery } from '../definition-list/definition-list.gallery.tsx';
import { dialogGallery } from '../dialog/dialog.gallery.tsx';
import { emergencyBoxGallery } from '../emergency-box/emergency-box.gallery.tsx';
import { emptyStateGallery } from '../empty-state/empty-state.gallery.tsx';
import { errorSummaryGallery } from '../error-summary/error-summary.gallery.tsx';
import { fieldGallery } from '../field/field.gallery.tsx';
import { filePickerGallery } from '../file-picker/file-picker.gallery.tsx';
import { foldGallery } from '../fold/fold.gallery.tsx';
import { iconGallery } from '../icon/icon.gallery.tsx';
import { illustrationGallery } from '../illustration/illustration.gallery.tsx';
import { imagePickerGallery } from '../image-picker/image-picker.gallery.tsx';
import { kanaFieldGallery } from '../kana-field/kana-field.gallery.tsx';
import { lineMarkGallery } from '../line-mark/line-mark.gallery.tsx';
import { linkGallery } from '../link/link.gallery.tsx';
import { linkRowGallery } from '../link-row/link-row.gallery.tsx';
import { logoGallery } from '../logo/logo.gallery.tsx';
import { mobileBarGallery } from '../mobile-bar/mobile-bar.gallery.tsx';
import { moreListGallery } from '../more-list/more-list.gallery.tsx';
import { noticeGallery } from '../notice/notice.gallery.tsx';
import { numberScaleGallery } from '../number-scale/number-scale.gallery.tsx';
import { offlineBarGallery } from '../offline-bar/offline-bar.gallery.tsx';
import { openNowLineGallery } from '../open-now-line/open-now-line.gallery.tsx';
import { pageHeadingGallery } from '../page-heading/page-heading.gallery.tsx';
import { partFailedGallery } from '../part-failed/part-failed.gallery.tsx';
import { passwordFieldGallery } from '../password-field/password-field.gallery.tsx';
import { progressGallery } from '../progress/progress.gallery.tsx';
import { proseGallery } from '../prose/prose.gallery.tsx';
import { radioPicksGallery } from '../radio-picks/radio-picks.gallery.tsx';
import { readOnlyFieldGallery } from '../read-only-field/read-only-field.gallery.tsx';
import { readingSettingsGallery } from '../reading-settings/reading-settings.gallery.tsx';
import { sectionHeadingGallery } from '../section-heading/section-heading.gallery.tsx';
import { segmentedSwitchGallery } from '../segmented-switch/segmented-switch.gallery.tsx';
import { selectFieldGallery } from '../select-field/select-field.gallery.tsx';
import { siteFooterGallery } from '../site-footer/site-footer.gallery.tsx';
import { siteHeaderGallery } from '../site-header/site-header.gallery.tsx';
import { skeletonGallery } from '../skeleton/skeleton.gallery.tsx';
import { skipLinkGallery } from '../skip-link/skip-link.gallery.tsx';
import { stepsGallery } from '../steps/steps.gallery.tsx';
import { switchRowGallery } from '../switch-row/switch-row.gallery.tsx';
import { symptomStripGallery } from '../symptom-strip/symptom-strip.gallery.tsx';
import { tagGallery } from '../tag/tag.gallery.tsx';
import { talkNumberGallery } from '../talk-number/talk-number.gallery.tsx';
import { textAreaGallery } from '../text-area/text-area.gallery.tsx';
import { textFieldGallery } from '../text-field/text-field.gallery.tsx';
import { thresholdBoxGallery } from '../threshold-box/threshold-box.gallery.tsx';
import { toastGallery } from '../toast/toast.gallery.tsx';
import { uploadListGallery } from '../upload-list/upload-list.gallery.tsx';
import { valueChartGallery } from '../value-chart/value-chart.gallery.tsx';
import { visuallyHiddenGallery } from '../visually-hidden/visually-hidden.gallery.tsx';
import { wordScaleGallery } from '../word-scale/word-scale.gallery.tsx';
import type { GalleryGroup } from './part-gallery.ts';

/** Every part of this package, in groups that fit on one page each. */
export const GALLERY_GROUPS: readonly GalleryGroup[] = [
  {
    id: 'buttons',
    title: '押す・たどる・重ねる',
    parts: [
      buttonGallery,
      linkGallery,
      linkRowGallery,
      lineMarkGallery,
      chipsGallery,
      foldGallery,
      consultationButtonGallery,
      dialogGallery,
    ],
  },
  {
    id: 'fields',
    title: '書く',
    parts: [
      errorSummaryGallery,
      fieldGallery,
      textFieldGallery,
      textAreaGallery,
      selectFieldGallery,
      comboboxGallery,
      dateFieldsGallery,
      kanaFieldGallery,
      passwordFieldGallery,
      codeFieldGallery,
      readOnlyFieldGallery,
      filePickerGallery,
      imagePickerGallery,
      uploadListGallery,
    ],
  },
  {
    id: 'choices',
    title: '選ぶ',
    parts: [
      radioPicksGallery,
      checkPicksGallery,
      categoryTilesGallery,
      wordScaleGallery,
      numberScaleGallery,
      segmentedSwitchGallery,
      switchRowGallery,
      readingSettingsGallery,
      stepsGallery,
    ],
  },
  {
    id: 'states',
    title: '知らせる・待つ・ないとき',
    parts: [
      noticeGallery,
      toastGallery,
      skeletonGallery,
      progressGallery,
      emptyStateGallery,
      partFailedGallery,
      moreListGallery,
      offlineBarGallery,
    ],
  },
  {
    id: 'reading',
    title: '読む',
    parts: [
      proseGallery,
      definitionListGallery,
      breadcrumbGallery,
      sectionHeadingGallery,
      cardGallery,
      tagGallery,
      visuallyHiddenGallery,
    ],
  },
  {
    id: 'charts',
    title: '体の変化を見る',
    parts: [symptomStripGallery, valueChartGallery, chartFrameGallery],
  },
  {
    id: 'calling',
    title: '電話・相談',
    parts: [
      callBoxGallery,
      openNowLineGallery,
      emergencyBoxGallery,
      consultationPanelGallery,
      talkNumberGallery,
      thresholdBoxGallery,
      conversationGallery,
      crisisCardGallery,
    ],
  },
  {
    id: 'frame',
    title: '画面の枠',
    parts: [
      pageHeadingGallery,
      siteHeaderGallery,
      siteFooterGallery,
      mobileBarGallery,
      skipLinkGallery,
      logoGallery,
      containerGallery,
    ],
  },
  { id: 'drawings', title: '絵とアイコン', parts: [iconGallery, illustrationGallery] },
];
