/** Id of what keeps to the window's lower edge (`PageFoot`). */
export const PAGE_FOOT_ID = 'page-foot';
