export { type DeskRoom, deskRoomsFor } from './desk-rooms.ts';
export { type DeskMoment, type DeskWayNow, deskWays } from './desk-ways.ts';
export {
  accountLinks,
  accountMenuLinks,
  CONSULTATION_LINK_ID,
  CONSULTATION_PATH,
  type ContactWay,
  concernAddress,
  contactAddress,
  contactWays,
  footerLinks,
  headerLinks,
  type LinkSetting,
  linkAddress,
  memberLinks,
  mobileBarLinks,
  type NavigationLink,
  secondLinks,
} from './navigation.ts';
