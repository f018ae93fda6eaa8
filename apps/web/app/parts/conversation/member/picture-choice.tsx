import { UploadButton, UploadList } from '@hidamari/ui/upload-list';
import { FILE_ACCEPT } from '../../pictures/file-words.ts';
import type { ChosenPictures } from './use-message-pictures.ts';

/** 写真をそえる: the button among the tools of a field. */
export function PictureButton({ chosen, name }: { chosen: ChosenPictures; name: string }) {
  return (
    <UploadButton
      name={name}
      accept={FILE_ACCEPT}
      chooseLabel="写真をそえる"
      size="small"
      onChoose={chosen.choose}
    />
  );
}

/** What was chosen, how far it is, and why a message has to wait for it. */
export function PictureRows({ chosen }: { chosen: ChosenPictures }) {
  return (
    <>
      <UploadList
        label="いっしょに送る写真"
        rows={chosen.rows}
        onAgain={chosen.again}
        onRemove={chosen.remove}
      />
      <p role="alert" className="font-bold text-danger empty:absolute">
        {chosen.error}
      </p>
    </>
  );
}
