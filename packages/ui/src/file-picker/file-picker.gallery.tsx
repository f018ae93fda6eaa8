import { LONG_WORDS, press } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { FilePicker } from './file-picker.tsx';

const COMMON = {
  label: '読み込むファイル',
  hint: 'ダウンロードしたZIPファイルか、その中のhidamari-my-data.json',
  accept: '.zip,.json',
  verb: 'ファイルを選ぶ',
  verbAgain: '別のファイルを選ぶ',
  onChoose: press,
} as const;

export const filePickerGallery: PartGallery = {
  noun: 'file-picker',
  title: 'ファイルを選ぶ',
  states: {
    選ぶまえ: <FilePicker name="file_none" {...COMMON} />,
    選んだ: <FilePicker name="file_chosen" {...COMMON} chosen="hidamari-my-data-2026-11-20.zip" />,
    使えない: (
      <FilePicker
        name="file_refused"
        {...COMMON}
        chosen="photo.png"
        error="ファイルの中身を読み取れませんでした。ダウンロードしたときのファイルを選んでください。"
      />
    ),
    長い名前: <FilePicker name="file_long" {...COMMON} chosen={`${LONG_WORDS}.json`} />,
  },
};
