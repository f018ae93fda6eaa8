import { type ContentReader, uploadFileSchema } from '@hidamari/contract/content';
import { type LookupContext, readAll } from './lookups.ts';

/** Stands in for a picture that is not there or could not be asked for (G97). */
const PLACEHOLDER = '/share/cover-read.png';

type UploadLookup = Pick<ContentReader, 'uploadFilePath' | 'uploadFileSomePath'>;

/** Addresses of public pictures by key. A page never fails for want of one, so nothing here throws. */
export function uploadLookup(context: LookupContext): UploadLookup {
  const paths = async (keys: readonly string[]) => {
    const known = await addresses(context);
    return Object.fromEntries(keys.map((key) => [key, known.get(key) ?? PLACEHOLDER]));
  };
  return {
    uploadFilePath: async (key) => (await paths([key]))[key] ?? PLACEHOLDER,
    uploadFileSomePath: paths,
  };
}

async function addresses(context: LookupContext): Promise<ReadonlyMap<string, string>> {
  try {
    const { value } = await readAll(context, 'upload-file', { orders: 'id' }, uploadFileSchema);
    return new Map(value.map(({ id, path }) => [id, path]));
  } catch {
    return new Map();
  }
}
