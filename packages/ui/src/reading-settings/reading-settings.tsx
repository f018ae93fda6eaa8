import type { RefCallback } from 'react';
import { SegmentedSwitch } from '../segmented-switch/segmented-switch.tsx';

/** The value of `data-text` on the document: 100 %, 112.5 % and 131.25 % of every size. */
export type TextSize = 'standard' | 'large' | 'xlarge';

const SIZES = [
  { value: 'standard', label: '標準' },
  { value: 'large', label: '大' },
  { value: 'xlarge', label: '特大' },
] as const;

const FURIGANA = [
  { value: 'on', label: 'つける' },
  { value: 'off', label: 'つけない' },
] as const;

export type ReadingSwitchesProps = {
  width?: 'auto' | 'full';
  /** Told of each switch that appears, which has to show what holds now. */
  onShown?: RefCallback<HTMLElement>;
};

/**
 * 標準・大・特大, and the readings above hard words. The choice is kept on the document itself (`data-text`,
 * `data-furigana`), so the switches have no state of their own: whoever starts them listens to `data-reading`, in the
 * application and in a document alike.
 */
export function ReadingSwitches({ width = 'auto', onShown }: ReadingSwitchesProps) {
  return (
    <>
      <div className="ui-text-size" data-reading="text" ref={onShown}>
        <SegmentedSwitch label="文字の大きさ" options={SIZES} defaultValue="standard" width={width} />
      </div>
      <div data-reading="furigana" ref={onShown}>
        <SegmentedSwitch label="ふりがな" options={FURIGANA} defaultValue="off" width={width} />
      </div>
    </>
  );
}

export type ReadingSettingsProps = Pick<ReadingSwitchesProps, 'onShown'> & {
  /** Where the choice is kept: 「この端末に残ります。」 */
  keptIn: string;
};

/** What the sheet 「読みやすさ」 holds: both switches and a line that shows them at once. */
export function ReadingSettings({ keptIn, onShown }: ReadingSettingsProps) {
  return (
    <>
      <ReadingSwitches width="full" {...(onShown && { onShown })} />
      <p className="ui-reading-sample">
        <ruby>
          末梢神経障害<rt>まっしょうしんけいしょうがい</rt>
        </ruby>
        とは
      </p>
      <p className="ui-meta">{keptIn}</p>
    </>
  );
}
