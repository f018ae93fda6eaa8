import { useState } from 'react';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { SegmentedSwitch, type SegmentedSwitchProps } from './segmented-switch.tsx';

function Switched(props: Pick<SegmentedSwitchProps<string>, 'label' | 'labelHidden' | 'options' | 'width'>) {
  const [value, setValue] = useState(props.options[0]?.value ?? '');
  return <SegmentedSwitch {...props} value={value} onChange={setValue} />;
}

export const segmentedSwitchGallery: PartGallery = {
  noun: 'segmented-switch',
  title: '切りかえ',
  states: {
    アイコンつき: (
      <Switched
        label="表示"
        options={[
          { value: 'chart', label: 'グラフ', icon: 'chart' },
          { value: 'table', label: '表', icon: 'table' },
        ]}
      />
    ),
    '幅いっぱい、名前は読み上げだけ': (
      <Switched
        label="期間"
        labelHidden
        width="full"
        options={[
          { value: 'week', label: '1週間' },
          { value: 'month', label: '1か月' },
          { value: 'all', label: 'これまでのすべて' },
        ]}
      />
    ),
  },
};
