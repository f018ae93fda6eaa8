import { SegmentedSwitch } from '@hidamari/ui/segmented-switch';
import { useState } from 'react';
import { useOutsideConsent } from '../../../shell/outside-transmission/outside-consent-news.ts';
import { chooseOutside } from '../../../shell/outside-transmission/run-outside-consent.ts';

const CHOICES = [
  { value: 'yes', label: '同意する' },
  { value: 'no', label: '同意しない' },
];

const DONE: Readonly<Record<string, string>> = {
  yes: '「同意する」をこのブラウザーに残しました。',
  no: '「同意しない」をこのブラウザーに残しました。計測は、もう動きません。',
};

const NOT_KEPT = 'このブラウザーには、選んだことを残せませんでした。計測は動きません。';

/** The choice about the measurement, kept in this browser as soon as it is made, as easily the one as the other (G148). */
export function MeasurementChoice({ version }: { version: string }) {
  const consent = useOutsideConsent(version);
  const [said, setSaid] = useState('');
  const chosen = consent ? 'yes' : 'no';
  const choose = (value: string) => {
    const isKept = chooseOutside(value === 'yes', version);
    setSaid(isKept ? (DONE[value] ?? '') : NOT_KEPT);
  };
  return (
    <div className="outside-choice">
      <SegmentedSwitch
        label="計測のために送ること"
        options={CHOICES}
        value={consent === null ? '' : chosen}
        onChange={choose}
      />
      <p className="ui-meta">
        選ばないあいだは、何も送りません。選んだことは180日のあいだ、このブラウザーに残ります。
      </p>
      <p role="status">{said}</p>
      <noscript>
        <p>計測は、スクリプトを止めたブラウザーでは動きません。</p>
      </noscript>
    </div>
  );
}
