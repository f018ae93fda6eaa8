export {
  EmergencyBox,
  type EmergencyBoxProps,
  EmergencyFold,
  EmergencyLine,
  type EmergencyNumber,
} from './emergency-box.tsx';
