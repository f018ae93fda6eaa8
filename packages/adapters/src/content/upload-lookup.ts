import { type ContentAnswer, type ContentReader, uploadFileSchema } from '@hidamari/contract/content';
import { sharedPictureOf } from '@hidamari/domain/drawings';
import { answerOrStandIn, type LookupContext, mapAnswer, readAll } from './lookups.ts';

/** Stands in for a picture that is not there or could not be asked for (G97). */
const PLACEHOLDER = '/share/cover-read.png';

type UploadLookup = Pick<ContentReader, 'uploadFilePath' | 'uploadFileSomePath'>;

/** Addresses of public pictures by key. A page never fails for want of one, whatever the service does. */
export function uploadLookup(context: LookupContext): UploadLookup {
  return {
    uploadFilePath: async (key) => mapAnswer(await addresses(context), (known) => addressOf(known, key)),
    uploadFileSomePath: async (keys) =>
      mapAnswer(await addresses(context), (known) =>
        Object.fromEntries(keys.map((key) => [key, addressOf(known, key)])),
      ),
  };
}

/** The service's own, else what the build draws of our drawings, else the placeholder. */
const addressOf = (known: ReadonlyMap<string, string>, key: string) =>
  known.get(key) ?? sharedPictureOf(key) ?? PLACEHOLDER;

/** None, and said to be old, where the service is silent: whoever keeps a page keeps it for a moment only. */
async function addresses(context: LookupContext): Promise<ContentAnswer<ReadonlyMap<string, string>>> {
  const files = readAll(context, 'upload-file', { orders: 'id' }, uploadFileSchema);
  return mapAnswer(await answerOrStandIn(files, []), (all) => new Map(all.map(({ id, path }) => [id, path])));
}
