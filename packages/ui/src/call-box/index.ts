export { CallBox, type CallBoxProps, TelephoneLink, type TelephoneNumber } from './call-box.tsx';
