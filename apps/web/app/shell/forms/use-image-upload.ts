import type { UploadAddress } from '@hidamari/contract/uploads';
import { AppError, factsOfMessage } from '@hidamari/domain/errors';
import { fieldMessage } from '@hidamari/domain/members';
import { errorMessage } from '@hidamari/domain/refusals';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { putFile } from './put-file.ts';
import { sendImage } from './send-image.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** Where an upload stands. `preview` is an address of this tab that shows the chosen file. */
export type ImageUploadState =
  | { kind: 'empty' }
  | { kind: 'sending'; preview: string; percent: number }
  | { kind: 'sent'; preview: string; key: string }
  | { kind: 'failed'; preview: string; text: string };

export interface ImageUpload {
  state: ImageUploadState;
  /** A file was chosen: it is sent at once, in place of the one before. */
  choose(file: File): void;
  /** Sends the failed file once more. */
  again(): void;
  /** Stops sending, or lets go of what was sent: nothing of it is used. */
  clear(): void;
}

interface Options {
  /** Asks the own service for an address: `issueIconUploadEndpoint`, or one of `issueImageUploadsEndpoint`. */
  askAddress: (signal: AbortSignal) => Promise<UploadAddress>;
  /** Longest side that is worth sending, in pixels. */
  longestSide: number;
  /** Words for the limits, as the messages of fields take them (G33, G65). */
  limits: { limit: number; types: string };
}

/** What to say when a picture did not arrive; the rest of the form is untouched and can be saved without it. */
function wordsOf(error: unknown, limits: Options['limits']): string {
  const code = error instanceof AppError ? error.code : null;
  if (error instanceof AppError && (code === 'storage_full' || code === 'storage_low'))
    return errorMessage(error.code, factsOfMessage(error));
  if (code === 'payload_too_large') return fieldMessage('image_size', { limit: limits.limit });
  if (code === 'unsupported_media_type') return fieldMessage('image_type', { types: limits.types });
  return '画像を送れませんでした。もう一度お試しください。ほかの入力は、この画面に残っています。';
}

interface Chosen {
  file: File;
  preview: string;
  stop: AbortController;
}

/** Stops what is under way and gives the preview's memory back. */
function letGo(chosen: RefObject<Chosen | null>): void {
  chosen.current?.stop.abort();
  if (chosen.current) URL.revokeObjectURL(chosen.current.preview);
  chosen.current = null;
}

/**
 * Sends one picture as soon as it is chosen: made smaller, with its progress, stoppable, tried once more by itself. The
 * key is then given to the call that takes it in (`icon_key`); an upload that nobody takes in is forgotten in an hour.
 */
export function useImageUpload({ askAddress, longestSide, limits }: Options): ImageUpload {
  const [state, setState] = useState<ImageUploadState>({ kind: 'empty' });
  const current = useRef<Chosen | null>(null);
  useEffect(() => () => letGo(current), []);

  const send = async (file: File, preview: string) => {
    const stop = new AbortController();
    current.current = { file, preview, stop };
    const { signal } = stop;
    const tell = (next: ImageUploadState) => {
      if (!signal.aborted) setState(next);
    };
    tell({ kind: 'sending', preview, percent: 0 });
    try {
      const picture = await shrinkPicture(file, longestSide);
      const onProgress = (percent: number) => tell({ kind: 'sending', preview, percent });
      const key = await sendImage({ file: picture, askAddress, put: putFile, signal, onProgress });
      tell({ kind: 'sent', preview, key });
    } catch (error) {
      tell({ kind: 'failed', preview, text: wordsOf(error, limits) });
    }
  };

  return {
    state,
    choose(file) {
      letGo(current);
      void send(file, URL.createObjectURL(file));
    },
    again() {
      if (current.current) void send(current.current.file, current.current.preview);
    },
    clear() {
      letGo(current);
      setState({ kind: 'empty' });
    },
  };
}
