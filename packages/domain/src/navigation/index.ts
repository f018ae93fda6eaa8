export { type DeskLink, type DeskMoment, deskLinks } from './desk-links.ts';
export { type DeskRoom, deskRoomsFor } from './desk-rooms.ts';
export {
  accountLinks,
  accountMenuLinks,
  CONSULTATION_LINK_ID,
  CONSULTATION_PATH,
  type ContactLink,
  concernAddress,
  contactAddress,
  contactLinks,
  footerLinks,
  headerLinks,
  type LinkSetting,
  linkAddress,
  memberLinks,
  mobileBarLinks,
  type NavigationLink,
  secondLinks,
} from './navigation.ts';
