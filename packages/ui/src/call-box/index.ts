export {
  CallBox,
  type CallBoxProps,
  type CallWay,
  TelephoneLink,
  type TelephoneNumber,
} from './call-box.tsx';
