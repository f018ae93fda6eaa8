/**
 * The document of a member's own data (G136). Whoever changes its fields so that an older portal would read them
 * wrongly raises the version; an older portal then says that the file is newer, instead of guessing.
 */
export const MY_DATA_DOCUMENT = { format: 'hidamari-my-data', version: 1 } as const;

/** The document of consultations and inquiries, which lies beside it and is never read back. */
export const CONSULTATION_DOCUMENT = { format: 'hidamari-consultations', version: 1 } as const;

/** Names inside the ZIP. ASCII, since not every unpacker reads Japanese names; the README says what each holds. */
export const MY_DATA_FILES = {
  readme: 'README.txt',
  document: 'hidamari-my-data.json',
  bundle: 'fhir-bundle.json',
  consultations: 'hidamari-consultations.json',
  /** Folder of the tables. */
  tables: 'csv',
  /** Folder of the pictures and papers. */
  pictures: 'images',
  /** Folder of the pictures that were sent in consultations: an import looks for those of the logs alone. */
  consultationPictures: 'consultation-images',
} as const;

/**
 * Where a picture or paper lies in the ZIP, without the ending that says its type. `key` as the logs, or in the folder
 * of the consultations the messages, name it.
 */
export function picturePath(
  key: string,
  folder: 'images' | 'consultation-images' = MY_DATA_FILES.pictures,
): string {
  return `${folder}/${key.replaceAll('/', '_')}`;
}

export const MY_DATA_LIMITS = {
  /** How long a prepared link may be used (G136). */
  linkHours: 24,
  /** Downloads of one member at a time, per server: each reads the whole diary. */
  downloadsAtOnce: 2,
  /** The JSON that can be read back in, in bytes. */
  importBytes: 20 * 1024 * 1024,
  importLogs: 20_000,
  /** Logs that one call takes back, and the bytes of its body: far below what a body may have. */
  rowsInPart: 50,
  partBytes: 600_000,
  /** One log alone, in bytes: no log of ours is larger. */
  rowBytes: 900_000,
} as const;

/** What the downloaded file is called: `hidamari-my-data-2026-11-20.zip`. `day` is the day in Japan. */
export function archiveName(day: string): string {
  return `hidamari-my-data-${day}.zip`;
}

/** What became of one log that was read back in. */
export const ROW_OUTCOMES = ['restored', 'taken_from_trash', 'already_there', 'differs', 'refused'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** The words of an outcome, as a heading over its number. */
export const ROW_OUTCOME_LABELS: Readonly<Record<RowOutcome, string>> = {
  restored: '戻した記録',
  taken_from_trash: 'ごみ箱から戻した記録',
  already_there: 'すでに同じ内容である記録',
  differs: 'いまの内容を残した記録',
  refused: '読み込めなかった記録',
};
