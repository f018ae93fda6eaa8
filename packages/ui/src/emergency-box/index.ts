export {
  EmergencyBox,
  type EmergencyBoxProps,
  EmergencyLine,
  type EmergencyNumber,
} from './emergency-box.tsx';
