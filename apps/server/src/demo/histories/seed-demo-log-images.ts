import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import { readTreatmentLog, updateTreatmentLog } from '../../modules/treatment-logs/index.ts';
import { treatmentLogs } from '../../modules/treatment-logs/treatment-logs.table.ts';
import { saveLogFile } from '../../modules/uploads/index.ts';

type Needs = Pick<Dependencies, 'database' | 'encryption' | 'objectStorage' | 'clock'>;

/** As many of the member's latest visits get pictures. */
const LOGS_WITH_PICTURES = 2;

/**
 * Gives a demo member's latest visits pictures of papers, drawn by code and marked 見本: the last of them a result and a
 * leaflet, the one before it a result. Pictures that are there stay. Answers how many logs have some now.
 */
export async function seedDemoLogImages(needs: Needs, memberId: string): Promise<number> {
  const visits = await needs.database
    .select({ id: treatmentLogs.id })
    .from(treatmentLogs)
    .where(
      and(
        eq(treatmentLogs.member_id, memberId),
        eq(treatmentLogs.is_visiting_hospital_log, true),
        isNull(treatmentLogs.deleted_at),
      ),
    )
    .orderBy(desc(treatmentLogs.log_date))
    .limit(LOGS_WITH_PICTURES);
  if (visits.length === 0) return 0;
  // A demo that was started before needs none of it.
  const { DEMO_PICTURES } = await import('@hidamari/sample-content/demo-pictures');
  const { resultSheet, medicineLeaflet } = DEMO_PICTURES;
  for (const [index, { id }] of visits.entries()) {
    const log = await readTreatmentLog(needs, memberId, id);
    if (log.images.length > 0) continue;
    await addPictures(needs, memberId, log, index === 0 ? [resultSheet, medicineLeaflet] : [resultSheet]);
  }
  return visits.length;
}

async function addPictures(needs: Needs, memberId: string, log: TreatmentLog, drawings: readonly string[]) {
  const { default: sharp } = await import('sharp');
  const images: string[] = [];
  for (const drawing of drawings) {
    const file = await sharp(Buffer.from(drawing)).jpeg().toBuffer();
    images.push(await saveLogFile(needs, { memberId, file, contentType: 'image/jpeg' }));
  }
  await updateTreatmentLog(needs, { memberId, id: log.id, input: { ...log, images }, now: needs.clock() });
}
