import { AppError } from '@hidamari/domain/errors';
import pLimit from 'p-limit';
import type { Dependencies } from '../../dependencies.ts';
import { type PreparedFile, prepareFile } from './prepare-file.ts';
import { deleteParts, objectKey, readPart, writePart } from './stored-files.ts';
import { UPLOAD_KINDS, type UploadKind, type UploadKindName } from './upload-kinds.ts';
import { deleteUpload, findUpload, markKept, type Upload } from './uploads.repository.ts';

export type TakingIn = Pick<Dependencies, 'database' | 'encryption' | 'objectStorage' | 'clock'>;

/** What is kept of an upload. */
export interface StoredUpload {
  key: string;
  contentType: string;
  bytes: number;
  hasThumbnail: boolean;
}

/** Files that this process holds at once while it takes them in: however many come, memory stays flat. */
const HELD_AT_ONCE = 4;
const inTurn = pLimit(HELD_AT_ONCE);

const BYTES_IN_MEGABYTE = 1024 * 1024;

/**
 * Takes in a file that a member has sent: looks at it, makes of it what is kept, seals that with the member's key and
 * forgets what came. Doing it twice answers the same. Throws `validation` under the kind's field, with `invalid` for a
 * key that is not an upload of this member and kind, and `image_type` or `image_long` for a file that is refused (F8 to F10), which is
 * then gone; `unavailable` when the storage does not answer. Never called inside a transaction: it asks the storage.
 */
export async function claimUpload(
  needs: TakingIn,
  { memberId, key, kind: kindName }: { memberId: string; key: string; kind: UploadKindName },
): Promise<StoredUpload> {
  const kind = UPLOAD_KINDS[kindName];
  const upload = await findUpload(needs.database, key);
  if (upload === null || upload.member_id !== memberId || upload.kind !== kindName)
    throw refusal(kind, 'invalid');
  if (upload.state === 'kept') return keptOf(upload);
  if (upload.state !== 'arrived') throw refusal(kind, 'invalid');
  return inTurn(() => keep(needs, upload, kind));
}

async function keep(needs: TakingIn, upload: Upload, kind: UploadKind): Promise<StoredUpload> {
  const { database, encryption, objectStorage: storage, clock } = needs;
  const { id: key, member_id: memberId, content_type: declared } = upload;
  const place = { storage, cipher: await encryption.forMember(database, memberId), key };
  const file = await orUnavailable(readPart(place, 'incoming'));
  if (file === null) throw refusal(kind, 'invalid');
  const prepared = await prepareFile(file, declared ?? '', kind);
  if (prepared === null || prepared === 'image_long') {
    await orUnavailable(deleteParts(storage, key));
    await deleteUpload(database, key);
    throw refusal(kind, prepared ?? 'image_type');
  }
  await orUnavailable(store(place, prepared));
  const { contentType, kept, thumbnail } = prepared;
  const row = { content_type: contentType, bytes: kept.length, has_thumbnail: thumbnail !== null };
  await markKept(database, key, { ...row, kept_at: clock() });
  return { key, contentType, bytes: kept.length, hasThumbnail: thumbnail !== null };
}

/** What came goes last: a process that dies before leaves a row that can be taken in again, or is swept. */
async function store(
  place: Parameters<typeof writePart>[0],
  { kept, thumbnail }: PreparedFile,
): Promise<void> {
  await writePart(place, 'kept', kept);
  if (thumbnail !== null) await writePart(place, 'thumbnail', thumbnail);
  await place.storage.delete(objectKey('incoming', place.key));
}

const keptOf = ({ id, content_type, bytes, has_thumbnail }: Upload): StoredUpload => ({
  key: id,
  contentType: content_type ?? '',
  bytes: bytes ?? 0,
  hasThumbnail: has_thumbnail,
});

const refusal = ({ field, typeWords, maxBytes }: UploadKind, code: 'invalid' | 'image_type' | 'image_long') =>
  new AppError('validation', {
    fields: { [field]: [code] },
    detail: { types: typeWords, limit: maxBytes / BYTES_IN_MEGABYTE },
  });

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw new AppError('unavailable', {}, { cause });
  });
}
