import { LOG_LIMITS } from '@hidamari/domain/treatment-logs';
import { createContext, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { uploadCalls } from '../../../../shell/data/contract-calls.ts';
import type { QueuedFile } from '../../../../shell/forms/upload-queue.ts';
import { useUploadQueue } from '../../../../shell/forms/use-upload-queue.ts';
import { countImages, withFile } from '../../log-images/image-place.ts';
import { createLogUploads, inChosenOrder, type LogUploads } from '../../log-images/log-uploads.ts';
import type { TreatmentLogPortalForm } from './log-form-context.tsx';

/** The pictures and papers of the form that are on their way. */
export interface LogImages {
  uploads: LogUploads;
  queued: readonly QueuedFile[];
  /** Something is under way that a save had better wait for. */
  isBusy: boolean;
  /** How many more files the log may have (G65). */
  room: number;
}

const LogImagesContext = createContext<LogImages | null>(null);

export const LogImagesProvider = LogImagesContext;

/** The files on their way, in every part of the form that takes some. */
export function useLogImages(): LogImages {
  const context = useContext(LogImagesContext);
  if (!context) throw new Error('A part with pictures stands outside its form.');
  return context;
}

/**
 * The files of one form: each is sent as soon as it is chosen, and its key stands in the form once the server has it.
 * They stop when the form is left without saving; a saved log takes them along (`continueUploads`).
 */
export function useFormImages({ values, replace }: TreatmentLogPortalForm): LogImages & { handOver(): void } {
  const [uploads] = useState(() => {
    const made: LogUploads = createLogUploads((chosen, file) =>
      // At once: a save that ends in the same moment finds the key in the form. And no file stands in the list twice.
      flushSync(() => {
        replace((now) =>
          withFile(now, chosen.place, file, (keys) => inChosenOrder(made, keys, file.key, chosen)),
        );
        made.remove(chosen.id);
      }),
    );
    return made;
  });
  const [ending] = useState({ isHandedOver: false });
  const queued = useUploadQueue(uploads);
  useEffect(uploadCalls.soon, []);
  useEffect(
    () => () => {
      if (!ending.isHandedOver) uploads.stop();
    },
    [uploads, ending],
  );
  return {
    uploads,
    queued,
    isBusy: uploads.isBusy,
    room: LOG_LIMITS.images - countImages(values) - queued.length,
    handOver: () => {
      ending.isHandedOver = true;
    },
  };
}
