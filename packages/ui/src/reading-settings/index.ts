export {
  FuriganaSwitch,
  ReadingSettings,
  type ReadingSettingsProps,
  type TextSize,
  TextSizeControl,
} from './reading-settings.tsx';
