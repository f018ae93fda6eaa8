import type { PartGallery } from '../gallery/part-gallery.ts';
import { ReadingSettings, ReadingSwitches } from './reading-settings.tsx';

export const readingSettingsGallery: PartGallery = {
  noun: 'reading-settings',
  title: '読みやすさ',
  states: {
    まとめて: <ReadingSettings keptIn="選んだ内容は、この端末に残ります。" />,
    一つずつ: <ReadingSwitches />,
  },
};
