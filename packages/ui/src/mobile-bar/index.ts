export { type BarLink, type BarNow, MobileBar } from './mobile-bar.tsx';
