import { LOG_IMAGE_TYPE_WORDS, LOG_LIMITS, LOG_PART_TITLES } from '@hidamari/domain/treatment-logs';
import { UploadField, type UploadRow } from '@hidamari/ui/upload-list';
import { useState } from 'react';
import { FILE_ACCEPT, fileName, sizeWords, thumbnailHref } from '../../../../parts/pictures/file-words.ts';
import { shownState } from '../../../../parts/pictures/shown-state.ts';
import { usePreviews } from '../../../../parts/pictures/use-previews.ts';
import type { QueuedFile } from '../../../../shell/forms/upload-queue.ts';
import { keysAt, withoutKey } from '../../log-images/image-place.ts';
import { FormSection } from './form-section.tsx';
import { useLogForm } from './log-form-context.tsx';
import { useLogImages } from './log-images-context.tsx';

const MEGABYTES = LOG_LIMITS.imageBytes / (1024 * 1024);

const HINT = `${LOG_IMAGE_TYPE_WORDS}。1つ${MEGABYTES}MBまで。`;

/** Pictures and papers of the log itself (G65). */
export function ImagesSection() {
  return (
    <FormSection
      title={LOG_PART_TITLES.images}
      hint={`検査の紙やお薬の説明書など、合わせて${LOG_LIMITS.images}個まで。撮影した場所の情報は消してから残します。`}
    >
      <ImageField place="images" name="images" label={`この記録の${LOG_PART_TITLES.images}`} />
    </FormSection>
  );
}

/** Several files for one place of the form: those that the server has, and those on their way. */
export function ImageField({ place, name, label }: { place: string; name: string; label: string }) {
  const { form } = useLogForm();
  const { uploads, queued, room } = useLogImages();
  const [leftOut, setLeftOut] = useState(0);
  const keys = keysAt(form.values, place);
  const own = queued.filter((file) => file.place === place);
  const previews = usePreviews(own);
  const rows: UploadRow[] = [
    ...keys.map((key, index) => keptRow(key, index + 1, form.values.files)),
    ...own.map((file, index) => queuedRow(file, keys.length + index + 1, previews)),
  ];
  const full = leftOut > 0 ? `${LOG_LIMITS.images}個までです。${leftOut}個は入れていません。` : undefined;
  return (
    <UploadField
      name={name}
      label={label}
      need="optional"
      hint={HINT}
      accept={FILE_ACCEPT}
      chooseLabel="画像や書類を選ぶ"
      listLabel={label}
      rows={rows}
      error={form.errorOf(name) ?? full}
      onChoose={(files) => {
        setLeftOut(Math.max(0, files.length - Math.max(0, room)));
        uploads.add(place, files.slice(0, Math.max(0, room)));
      }}
      onAgain={(id) => uploads.again(id)}
      onRemove={(id) => {
        setLeftOut(0);
        if (keys.includes(id)) form.change(withoutKey(form.values, place, id), [name]);
        else uploads.remove(id);
      }}
    />
  );
}

type Files = ReturnType<typeof useLogForm>['form']['values']['files'];

function keptRow(key: string, number: number, files: Files): UploadRow {
  const file = files.find((known) => known.key === key);
  const isPaper = file?.content_type === 'application/pdf';
  return {
    id: key,
    name: fileName(isPaper, number),
    detail: file && sizeWords(file.bytes),
    preview: file?.has_thumbnail ? thumbnailHref(key) : undefined,
    state: { kind: 'sent' },
  };
}

function queuedRow(
  { id, file, state }: QueuedFile,
  number: number,
  previews: ReadonlyMap<string, string>,
): UploadRow {
  const isPaper = file.type === 'application/pdf';
  return {
    id,
    name: fileName(isPaper, number),
    detail: `${file.name} ${sizeWords(file.size)}`,
    preview: previews.get(id),
    state: shownState(state),
  };
}
