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

export type RoomNeeds = Pick<Dependencies, 'database' | 'objectStorage' | 'settings' | 'clock'>;

const GIGABYTE = 1024 ** 3;

/**
 * Refuses new files before one is on its way: `storage_low` while the place where they lie has less free than it keeps
 * free, since a full disk stops the embedded database and with it the whole portal; `storage_full` where the member's
 * files take as much as one member may keep. `coming`: bytes that are not counted yet.
 */
export async function refuseWithoutRoom(
  { database, objectStorage, settings }: RoomNeeds,
  memberId: string,
  coming = 0,
): Promise<void> {
  const { perMember } = settings.storage;
  if (!(await hasRoom({ objectStorage, settings }, coming)))
    throw new AppError('storage_low', { retryAfter: 3_600 });
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
  { objectStorage, settings }: Pick<RoomNeeds, 'objectStorage' | 'settings'>,
  coming = 0,
): Promise<boolean> {
  const free = await objectStorage.freeBytes();
  return free === null || free - coming >= settings.storage.floor;
}

const sizeWords = (bytes: number) =>
  bytes >= GIGABYTE ? `${Number((bytes / GIGABYTE).toFixed(1))}GB` : `${Math.round(bytes / 1024 ** 2)}MB`;

/** Readiness is asked every few seconds; a sum over every member is not made that often. */
const REMEMBERED_MS = 10 * 60_000;

/** What readiness tells of the files: whether there is room for new ones, and whether a member has used theirs up. */
export function storageReadiness(needs: RoomNeeds): Record<string, ReadinessCheck> {
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
