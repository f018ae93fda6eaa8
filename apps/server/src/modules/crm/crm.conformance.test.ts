import { crmConformance } from '@hidamari/adapters/crm/conformance';
import { createEmbeddedCrm } from '@hidamari/adapters/crm/embedded';
import { openTestDatabase } from '@hidamari/testing/database';
import { createKeyRing } from '../../encryption/key-ring.ts';
import { createEncryption } from '../../encryption/member-encryption.ts';
import { saveSurveyAnswersIn } from './save-survey-answers.ts';

crmConformance('embedded, on the portal’s database', async () => {
  const opened = await openTestDatabase();
  const { database } = opened;
  const dataKeys = { current: Buffer.alloc(32, 7), previous: [] };
  const connect = () =>
    createEmbeddedCrm(
      saveSurveyAnswersIn({ database, encryption: createEncryption(createKeyRing(dataKeys)) }),
    );
  return { crm: connect(), another: connect(), close: () => opened.close() };
});
