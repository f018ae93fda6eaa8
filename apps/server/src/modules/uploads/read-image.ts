import { AppError } from '@hidamari/domain/errors';
import type { Dependencies } from '../../dependencies.ts';
import { refuseWithoutIllnessConsent } from '../members/index.ts';
import { readPart } from './stored-files.ts';
import { findUpload, type Upload } from './uploads.repository.ts';

type Needs = Pick<Dependencies, 'database' | 'encryption' | 'objectStorage'>;

/** A kept file, opened. */
export interface ReadableImage {
  bytes: Buffer;
  contentType: string;
}

/**
 * A kept file of a member, whole or as its small picture. `not_found` for anything that is not kept, not there or not
 * this member's: the three are never told apart (F15). `consent_withdrawn` for any picture but the icon while the consent
 * to keep what concerns an illness is taken back (decision 0021).
 */
export async function readImage(
  { database, encryption, objectStorage: storage }: Needs,
  { memberId, key, part }: { memberId: string; key: string; part: 'kept' | 'thumbnail' },
): Promise<ReadableImage> {
  const upload = await findUpload(database, key);
  if (upload === null || upload.member_id !== memberId || upload.state !== 'kept')
    throw new AppError('not_found');
  if (upload.kind !== 'icon') await refuseWithoutIllnessConsent(database, memberId);
  return open({ encryption, database, objectStorage: storage }, upload, part);
}

/** A picture that was sent in this case, for whoever may read the case; `not_found` for anything else. */
export async function readPictureOfCase(
  needs: Needs,
  { caseId, key, part }: { caseId: string; key: string; part: 'kept' | 'thumbnail' },
): Promise<ReadableImage> {
  const upload = await findUpload(needs.database, key);
  if (upload === null || upload.consultation_case_id !== caseId || upload.state !== 'kept')
    throw new AppError('not_found');
  return open(needs, upload, part);
}

async function open(
  { database, encryption, objectStorage: storage }: Needs,
  upload: Upload,
  part: 'kept' | 'thumbnail',
): Promise<ReadableImage> {
  if (part === 'thumbnail' && !upload.has_thumbnail) throw new AppError('not_found');
  const cipher = await encryption.forMember(database, upload.member_id);
  const bytes = await readPart({ storage, cipher, key: upload.id }, part);
  if (bytes === null) throw new AppError('not_found');
  return { bytes, contentType: part === 'thumbnail' ? 'image/webp' : (upload.content_type ?? '') };
}
