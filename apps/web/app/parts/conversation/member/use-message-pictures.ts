import type { ConsultationMessage } from '@hidamari/contract/consultations';
import { issueMessagePictureUploadsEndpoint } from '@hidamari/contract/uploads';
import { MESSAGE_PICTURES } from '@hidamari/domain/consultations';
import { AppError } from '@hidamari/domain/errors';
import type { UploadRow } from '@hidamari/ui/upload-list';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { browserApi } from '../../../shell/data/browser-api.ts';
import type { QueuedFile } from '../../../shell/forms/upload-queue.ts';
import { forgetDraft, readDraft, saveDraft } from '../../../shell/forms/use-draft.ts';
import { useUploadQueue } from '../../../shell/forms/use-upload-queue.ts';
import { fileName, sizeWords, thumbnailHref } from '../../pictures/file-words.ts';
import { createFileUploads, type FileUploads, type SentFile } from '../../pictures/send-file.ts';
import { shownState } from '../../pictures/shown-state.ts';
import { usePreviews } from '../../pictures/use-previews.ts';

/** Pictures and papers that are put beside a message before it is sent. */
export interface ChosenPictures {
  rows: readonly UploadRow[];
  /** As they go with the message. */
  pictures: ConsultationMessage['pictures'];
  /** Why the message has to wait, or that there were too many; null while all is well. */
  error: string | null;
  /** False, and says why, while one is still under way. */
  mayGo(): boolean;
  choose(files: readonly File[]): void;
  again(id: string): void;
  remove(id: string): void;
  /** They went with their message. */
  letGo(): void;
}

const UNDER_WAY = '写真を送りおえるまで、少しお待ちください';
const FULL = `写真と書類は、1回に${MESSAGE_PICTURES}つまでです。残りは、続けて送ってください`;

async function askAddress(signal: AbortSignal) {
  const asked = { query: { image_count: 1 } };
  const { urls } = await browserApi().call(issueMessagePictureUploadsEndpoint, asked, { signal });
  if (urls[0] === undefined) throw new AppError('server');
  return urls[0];
}

/** Each is sent as soon as it is chosen; those that have arrived survive a reload under this name. */
export function useMessagePictures(draftName: string): ChosenPictures {
  const [sent, setSent] = useState<readonly SentFile[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [uploads] = useState(() => {
    const made: FileUploads = createFileUploads({
      askAddress,
      // In one drawing: no file stands in the list twice.
      onSent: (chosen, file) =>
        flushSync(() => {
          setSent((now) => made.withSent(now, file, chosen, ({ key }) => key));
          made.remove(chosen.id);
        }),
    });
    return made;
  });
  const queued = useUploadQueue(uploads);
  const previews = usePreviews(queued);
  useEffect(
    () => setSent((now) => (now.length > 0 ? now : (readDraft<SentFile[]>(draftName) ?? []))),
    [draftName],
  );
  useEffect(() => {
    if (sent.length > 0) saveDraft(draftName, sent);
  }, [draftName, sent]);
  useEffect(() => () => uploads.stop(), [uploads]);

  const keep = (left: readonly SentFile[]) => {
    setSent(left);
    if (left.length === 0) forgetDraft(draftName);
  };
  return {
    rows: [
      ...sent.map(sentRow),
      ...queued.map((file, index) => queuedRow(file, sent.length + index + 1, previews)),
    ],
    pictures: sent.map(({ key, content_type, has_thumbnail }) => ({ key, content_type, has_thumbnail })),
    error,
    mayGo: () => {
      setError(uploads.isBusy ? UNDER_WAY : null);
      return !uploads.isBusy;
    },
    choose: (files) => {
      const room = Math.max(0, MESSAGE_PICTURES - sent.length - queued.length);
      setError(files.length > room ? FULL : null);
      uploads.add('message', files.slice(0, room));
    },
    again: (id) => uploads.again(id),
    remove: (id) => {
      setError(null);
      if (sent.some(({ key }) => key === id)) keep(sent.filter(({ key }) => key !== id));
      else uploads.remove(id);
    },
    letGo: () => keep([]),
  };
}

function sentRow({ key, bytes, has_thumbnail: hasThumbnail }: SentFile, index: number): UploadRow {
  return {
    id: key,
    name: fileName(!hasThumbnail, index + 1),
    detail: sizeWords(bytes),
    preview: hasThumbnail ? thumbnailHref(key) : undefined,
    state: { kind: 'sent' },
  };
}

function queuedRow(
  { id, file, state }: QueuedFile,
  number: number,
  previews: ReadonlyMap<string, string>,
): UploadRow {
  return {
    id,
    name: fileName(file.type === 'application/pdf', number),
    detail: `${file.name} ${sizeWords(file.size)}`,
    preview: previews.get(id),
    state: shownState(state),
  };
}
