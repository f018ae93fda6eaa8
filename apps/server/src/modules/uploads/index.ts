import { AppError } from '@hidamari/domain/errors';
import type { Dependencies } from '../../dependencies.ts';
import type { Authenticator } from '../../http/caller.ts';
import type { ModuleWith } from '../../portal-module.ts';
import type { MemberIcons } from '../members/index.ts';
import { claimUpload, type StoredUpload, type TakingIn } from './claim-upload.ts';
import { sweepUploads } from './erase-files.ts';
import { FILES_PATH, filesPlugin } from './files.plugin.ts';
import { logImageBelongings } from './move-log-images.ts';
import { type ReadableImage, readImage } from './read-image.ts';
import { storageReadiness } from './storage-room.ts';
import { createUploadAddresses } from './upload-address.ts';
import { uploadRoutes } from './uploads.routes.ts';
import { createUploadsInProgress } from './uploads-in-progress.ts';

/**
 * For PUT users/profile: takes in the picture that a member has sent to an address of GET users/presigned-url, and
 * answers what belongs into `members.icon_filename`. Sent twice, it answers the same. Throws `validation` with a code
 * under `icon_key`: `invalid` for a key that is not this member's waiting icon, `image_type` for a file that is no
 * JPEG, PNG or WebP picture, which has to be sent anew; `unavailable` when the storage does not answer. Call it before
 * the transaction that stores the name. The icon before it is forgotten by the daily sweep, a day later.
 */
async function takeInIcon(needs: TakingIn, memberId: string, key: string): Promise<string> {
  const kept: StoredUpload = await claimUpload(needs, { memberId, key, kind: 'icon' });
  return kept.key;
}

/** `icon_url` of a stored `icon_filename`: readable with the owner's session alone. Null while there is none. */
function iconUrlOf(iconFilename: string | null): string | null {
  return iconFilename === null ? null : `${FILES_PATH}/${iconFilename}`;
}

export type { StoredUpload, TakingIn } from './claim-upload.ts';
export { eraseFilesOf, sweepUploads } from './erase-files.ts';
export { sendFile } from './files.plugin.ts';
export { claimLogImages, type TakenLogImages, tieLogImages } from './log-images.ts';
export { claimMessagePictures, tieMessagePictures } from './message-pictures.ts';
export { readPictureOfCase } from './read-image.ts';
export { saveLogFile } from './save-log-file.ts';
export { giveUpImagesOfLogs, giveUpPicturesOfCases } from './tied-uploads.repository.ts';
export { giveUpIllnessImages } from './uploads.repository.ts';

/**
 * A kept file of the member, whole, for what the member takes along; null for anything that is not there or not theirs.
 * Rejects when the storage does not answer.
 */
export async function readStoredFile(
  needs: Pick<Dependencies, 'database' | 'encryption' | 'objectStorage'>,
  memberId: string,
  key: string,
): Promise<ReadableImage | null> {
  return await readImage(needs, { memberId, key, part: 'kept' }).catch((error) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
}

/** The icons of members, for the members module. */
export function memberIconsOf(needs: TakingIn): MemberIcons {
  return {
    replace: async (memberId, key) => (key === null ? null : takeInIcon(needs, memberId, key)),
    urlOf: ({ icon_filename: iconFilename }) => iconUrlOf(iconFilename),
  };
}

/** Files that members send: addresses to send them to, taking them in, and reading them back (G33, G65). */
export function createUploadsModule(
  dependencies: Dependencies,
  { authenticator }: { authenticator: Authenticator },
): ModuleWith<'routes' | 'plugins' | 'jobs' | 'belongings' | 'readiness'> {
  const addresses = createUploadAddresses(dependencies.settings.sessionSecrets);
  const needs = { ...dependencies, filesUnderWay: createUploadsInProgress() };
  return {
    routes: uploadRoutes(needs, addresses),
    readiness: storageReadiness(dependencies),
    plugins: [filesPlugin({ needs, addresses, authenticator })],
    belongings: [logImageBelongings(dependencies.objectStorage)],
    jobs: [
      {
        name: 'sweep-uploads',
        dailyAt: '03:40',
        run: async () => void (await sweepUploads(dependencies)),
      },
    ],
  };
}
