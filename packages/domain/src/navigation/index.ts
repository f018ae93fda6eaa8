export {
  accountLinks,
  CONSULTATION_PATH,
  footerLinks,
  headerLinks,
  type LinkSetting,
  linkAddress,
  memberLinks,
  mobileBarLinks,
  type NavigationLink,
  secondLinks,
} from './navigation.ts';
