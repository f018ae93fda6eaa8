export {
  accountLinks,
  CONSULTATION_PATH,
  footerLinks,
  headerLinks,
  type LinkSetting,
  linkAddress,
  mobileBarLinks,
  type NavigationLink,
  secondLinks,
} from './navigation.ts';
