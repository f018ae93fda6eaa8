export {
  accountLinks,
  CONSULTATION_PATH,
  type ContactWay,
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
