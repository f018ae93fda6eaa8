import { SegmentedSwitch } from '../segmented-switch/index.ts';

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

/** 標準・大・特大. The letters on it grow with what they stand for. */
export function TextSizeControl(props: {
  value: TextSize;
  onChange: (size: TextSize) => void;
  width?: 'auto' | 'full';
}) {
  return (
    <div className="ui-text-size">
      <SegmentedSwitch label="文字の大きさ" options={SIZES} {...props} />
    </div>
  );
}

/** The readings above hard words: shown or not (`data-furigana` on the document). */
export function FuriganaSwitch({
  isOn,
  onChange,
  width,
}: {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  width?: 'auto' | 'full';
}) {
  return (
    <SegmentedSwitch
      label="ふりがな"
      options={FURIGANA}
      value={isOn ? 'on' : 'off'}
      onChange={(value) => onChange(value === 'on')}
      {...(width && { width })}
    />
  );
}

export type ReadingSettingsProps = {
  textSize: TextSize;
  onTextSize: (size: TextSize) => void;
  hasFurigana: boolean;
  onFurigana: (isOn: boolean) => void;
  /** Where the choice is kept: 「この端末に残ります。」 */
  keptIn: string;
};

/** What the sheet 「読みやすさ」 holds: both switches and a line that shows them at once. */
export function ReadingSettings(props: ReadingSettingsProps) {
  const { textSize, onTextSize, hasFurigana, onFurigana, keptIn } = props;
  return (
    <>
      <TextSizeControl value={textSize} onChange={onTextSize} width="full" />
      <FuriganaSwitch isOn={hasFurigana} onChange={onFurigana} width="full" />
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
