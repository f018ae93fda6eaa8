import type { ObjectStorage } from '@hidamari/adapters/object-storage/port';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database, Executor } from '../../database/database.ts';
import type { Encryption, MemberCipher } from '../../encryption/encryption.ts';
import { type FilePart, readPart, writePart } from './stored-files.ts';
import { uploads } from './upload.table.ts';

const MOVED_PARTS: readonly FilePart[] = ['kept', 'thumbnail'];

interface ImagesMove {
  from: string;
  to: string;
}

/**
 * The pictures of logs and of messages as one of the things that move with a member (G40): their files are sealed anew with the key of
 * who is kept. They are told as part of their logs, so nothing is counted. What was sent and never taken in stays, and
 * is swept. Rejects when the storage is away; the move is then gone on with by its next call.
 */
export function logImageBelongings(storage: ObjectStorage) {
  return {
    name: 'treatment_logs',
    count: async (_executor: Executor, _memberId: string): Promise<number> => 0,
    async moveSome(
      { database, encryption }: { database: Database; encryption: Encryption },
      { from, to }: ImagesMove,
      most: number,
    ): Promise<number> {
      const ciphers = {
        from: await encryption.forMember(database, from),
        to: await encryption.forMember(database, to),
      };
      const found = most > 0 ? await someOf(database, from, most) : [];
      for (const { id } of found) {
        for (const part of MOVED_PARTS) await sealAnew(storage, ciphers, id, part);
        // The file first: a move that breaks off between the two finds the picture again, see `open`.
        await database
          .update(uploads)
          .set({ member_id: to })
          .where(and(eq(uploads.id, id), eq(uploads.member_id, from)));
      }
      return found.length;
    },
    async isEmpty(executor: Executor, memberId: string): Promise<boolean> {
      return (await someOf(executor, memberId, 1)).length === 0;
    },
  } as const;
}

function someOf(executor: Executor, memberId: string, most: number): Promise<{ id: string }[]> {
  return executor
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.member_id, memberId), ne(uploads.kind, 'icon'), eq(uploads.state, 'kept')))
    .orderBy(asc(uploads.id))
    .limit(most);
}

interface Ciphers {
  from: MemberCipher;
  to: MemberCipher;
}

async function sealAnew(storage: ObjectStorage, ciphers: Ciphers, key: string, part: FilePart) {
  const bytes = await open(storage, ciphers, key, part);
  if (bytes !== null) await writePart({ storage, cipher: ciphers.to, key }, part, bytes);
}

/** Sealed anew already where a move broke off, or where two moves meet. */
async function open(storage: ObjectStorage, { from, to }: Ciphers, key: string, part: FilePart) {
  const whose = (cipher: MemberCipher) => readPart({ storage, cipher, key }, part);
  return await whose(from).catch(async (error: unknown) =>
    whose(to).catch(() => {
      throw error;
    }),
  );
}
