import { AppError } from '@hidamari/domain/errors';
import type { Dependencies } from '../../dependencies.ts';
import type { ReadinessCheck } from '../../http/health-routes.ts';
import {
  claimAddress,
  hasFullMember,
  lockMemberFiles,
  sumOfMember,
  type Upload,
} from './uploads.repository.ts';
import type { UploadsInProgress } from './uploads-in-progress.ts';

type StorageNeeds = Pick<Dependencies, 'database' | 'objectStorage' | 'settings' | 'clock'>;
export type RoomNeeds = StorageNeeds & { filesUnderWay: UploadsInProgress };

const GIGABYTE = 1024 ** 3;

/**
 * Refuses new files before one is on its way: `storage_low` while the place where they lie has less free than it keeps
 * free, with what is promised to files under way, since a full disk stops the embedded database and with it the whole
 * portal; `storage_full` where the member's files take as much as one member may keep.
 */
export async function refuseWithoutRoom(needs: RoomNeeds, memberId: string): Promise<void> {
  await refuseOnFullDisk(needs, needs.filesUnderWay.promised());
  await refuseFullMember(needs, memberId, 0);
}

/**
 * Promises the room of the disk to a file of so many bytes that is about to flow, or throws what `refuseWithoutRoom` says.
 * Answers what gives it back, to be called however the file ends.
 */
export async function promiseRoom(needs: RoomNeeds, memberId: string, bytes: number): Promise<() => void> {
  // Before the disk is asked: of files that come at once each sees those before it, and one that ends while the disk
  // answers is counted still.
  const { promised, giveBack } = needs.filesUnderWay.promise(bytes);
  try {
    await refuseOnFullDisk(needs, promised);
    await refuseFullMember(needs, memberId, bytes);
  } catch (error) {
    giveBack();
    throw error;
  }
  return giveBack;
}

async function refuseOnFullDisk(needs: RoomNeeds, promised: number): Promise<void> {
  if (!(await hasRoom(needs, promised))) throw new AppError('storage_low', { retryAfter: 3_600 });
}

/**
 * The sum has each file as it is kept, and one on its way as it was declared (`claimRoom`). Small pictures are not in it:
 * each has 400 pixels a side at most, and the picture that it is made of is counted. A copy that takes more than what
 * came (HEIC as JPEG) is counted once it is made, and may pass the sum by that much; the next file is then refused.
 */
async function refuseFullMember(
  { database, settings }: RoomNeeds,
  memberId: string,
  coming: number,
): Promise<void> {
  const { perMember } = settings.storage;
  const taken = await sumOfMember(database, memberId);
  if (taken >= perMember || taken + coming > perMember) throw storageFull({ settings });
}

/**
 * Uses an address up and counts its file from now on; of several that come at once, as many as there is room for. Throws
 * `forbidden` the second time, and `storage_full`.
 */
export async function claimRoom(
  { database, settings }: Pick<RoomNeeds, 'database' | 'settings'>,
  { id: key, member_id: memberId }: Upload,
  file: { contentType: string; bytes: number },
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockMemberFiles(tx, memberId);
    if (!(await claimAddress(tx, key, file))) throw new AppError('forbidden');
    if ((await sumOfMember(tx, memberId)) > settings.storage.perMember) throw storageFull({ settings });
  });
}

/** What a member reads who may not keep more. */
const storageFull = ({ settings }: Pick<RoomNeeds, 'settings'>): AppError =>
  new AppError('storage_full', { detail: { most: sizeWords(settings.storage.perMember) } });

async function hasRoom(
  { objectStorage, settings }: Pick<StorageNeeds, 'objectStorage' | 'settings'>,
  promised = 0,
): Promise<boolean> {
  const free = await objectStorage.freeBytes();
  return free === null || free - promised >= settings.storage.floor;
}

const sizeWords = (bytes: number) =>
  bytes >= GIGABYTE ? `${Number((bytes / GIGABYTE).toFixed(1))}GB` : `${Math.round(bytes / 1024 ** 2)}MB`;

/** Readiness is asked every few seconds; a sum over every member is not made that often. */
const REMEMBERED_MS = 10 * 60_000;

/** What readiness tells of the files: whether there is room for new ones, and whether a member has used theirs up. */
export function storageReadiness(needs: StorageNeeds): Record<string, ReadinessCheck> {
  let told: { at: number; isWell: Promise<boolean> } | null = null;
  return {
    // Everything but new files goes on: no reason to send people away.
    storage_room: { isVital: false, isWell: () => hasRoom(needs) },
    member_storage: {
      isVital: false,
      isWell: () => {
        const now = needs.clock().getTime();
        if (told === null || now - told.at > REMEMBERED_MS) {
          const isWell = hasFullMember(needs.database, needs.settings.storage.perMember).then(
            (isFull) => !isFull,
          );
          told = { at: now, isWell };
          // What could not be asked is asked again.
          isWell.catch(() => {
            told = null;
          });
        }
        return told.isWell;
      },
    },
  };
}
