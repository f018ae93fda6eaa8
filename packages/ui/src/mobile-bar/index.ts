export { BAR_KEY_ID, type BarLink, type BarNow, MobileBar } from './mobile-bar.tsx';
