import { useState } from 'react';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { FuriganaSwitch, ReadingSettings, type TextSize, TextSizeControl } from './index.ts';

/** Changes nothing but itself: the page's own letters belong to the 「文字」 button above. */
function Settings({ shape }: { shape: 'whole' | 'parts' }) {
  const [textSize, setTextSize] = useState<TextSize>('large');
  const [hasFurigana, setFurigana] = useState(true);
  const keptIn = '選んだ内容は、この端末に残ります。';
  return shape === 'whole' ? (
    <ReadingSettings
      textSize={textSize}
      onTextSize={setTextSize}
      hasFurigana={hasFurigana}
      onFurigana={setFurigana}
      keptIn={keptIn}
    />
  ) : (
    <>
      <TextSizeControl value={textSize} onChange={setTextSize} width="full" />
      <FuriganaSwitch isOn={hasFurigana} onChange={setFurigana} width="full" />
    </>
  );
}

export const readingSettingsGallery: PartGallery = {
  noun: 'reading-settings',
  title: '読みやすさ',
  states: { まとめて: <Settings shape="whole" />, 一つずつ: <Settings shape="parts" /> },
};
