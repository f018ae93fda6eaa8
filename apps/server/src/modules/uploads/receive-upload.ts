import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@hidamari/domain/errors';
import type { Dependencies } from '../../dependencies.ts';
import { SEALED_EXTRA_BYTES } from '../../encryption/seal.ts';
import { claimRoom, promiseRoom, type RoomNeeds } from './storage-room.ts';
import { objectKey, sealContext } from './stored-files.ts';
import { UPLOAD_KINDS } from './upload-kinds.ts';
import { countNoLonger, findUpload, markArrived, type Upload } from './uploads.repository.ts';

type Needs = RoomNeeds & Pick<Dependencies, 'encryption'>;

/** What the head of a PUT says of its file. */
export interface FileHead {
  contentType: string | undefined;
  contentLength: string | undefined;
}

export interface AcceptedFile {
  upload: Upload;
  contentType: string;
  bytes: number;
  /** To be called however the file ends: its room on the disk is promised to nobody any more. */
  giveBack: () => void;
}

/**
 * Decides by the head alone, before a byte of the file is read. Throws `forbidden` for a type that the address is not
 * for, `bad_request` without a length, `payload_too_large` past the limit (F7, F12), and what `promiseRoom` says. The signature is checked already.
 */
export async function acceptUpload(
  needs: Needs,
  key: string,
  { contentType, contentLength }: FileHead,
): Promise<AcceptedFile> {
  const upload = await findUpload(needs.database, key);
  if (upload === null) throw new AppError('forbidden');
  const { types, maxBytes } = UPLOAD_KINDS[upload.kind];
  if (contentType === undefined || !types.includes(contentType)) throw new AppError('forbidden');
  if (!/^\d{1,12}$/.test(contentLength ?? '') || Number(contentLength) === 0)
    throw new AppError('bad_request');
  const bytes = Number(contentLength);
  if (bytes > maxBytes) throw new AppError('payload_too_large');
  const giveBack = await promiseRoom(needs, upload.member_id, bytes);
  return { upload, contentType, bytes, giveBack };
}

/**
 * Takes the file itself, sealed while it flows: neither memory nor storage ever holds it as it came. An address is used
 * up by the first try, also by one that breaks off, whose bytes are then counted no longer. Throws what `claimRoom` says.
 */
export async function receiveUpload(
  needs: Needs,
  { upload, contentType, bytes }: Omit<AcceptedFile, 'giveBack'>,
  file: Readable,
): Promise<void> {
  const { database, encryption, objectStorage } = needs;
  const { id: key, member_id: memberId } = upload;
  const cipher = await encryption.forMember(database, memberId);
  await claimRoom(needs, upload, { contentType, bytes });
  const sealed = cipher.sealStream(sealContext('incoming', key));
  const storing = objectStorage
    .put(objectKey('incoming', key), sealed, bytes + SEALED_EXTRA_BYTES)
    .catch((cause: unknown) => {
      // Whose fault it is decides what is told: a line that broke off is none of the storage's.
      const isLineBroken = file.errored !== null;
      sealed.destroy();
      throw isLineBroken ? new AppError('bad_request') : new AppError('unavailable', {}, { cause });
    });
  const [stored, flowed] = await Promise.allSettled([storing, pipeline(file, sealed)]);
  const failed = [stored, flowed].find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') {
    // Where even that fails, as where the process dies, the sweep does it.
    await countNoLonger(database, key).catch(() => undefined);
    throw failed.reason;
  }
  await markArrived(database, key, bytes);
}
