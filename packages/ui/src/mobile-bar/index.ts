export { type BarLink, MobileBar } from './mobile-bar.tsx';
