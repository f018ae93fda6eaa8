export {
  ReadingSettings,
  type ReadingSettingsProps,
  ReadingSwitches,
  type ReadingSwitchesProps,
  type TextSize,
} from './reading-settings.tsx';
