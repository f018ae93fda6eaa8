import type { FoundHospital } from '@hidamari/contract/treatment-logs';
import { logCalls } from '../../shell/data/contract-calls.ts';
import { lookUpQuery } from '../../shell/data/own-service-query.ts';
import { pageApi } from '../../shell/data/page-api.ts';
import { LookUpField, type LookUpFieldProps } from './look-up-field.tsx';

const hospitals = {
  query: (text: string) =>
    lookUpQuery(
      pageApi(),
      logCalls,
      ({ findHospitalsEndpoint }) => findHospitalsEndpoint,
      { query: { hospital_name: text } },
      ['hospitals', text],
    ),
  detailOf: ({ prefecture, city }: FoundHospital) => `${prefecture} ${city}`.trim(),
};

/** The name of a hospital, chosen or written (G58, G69, G73). */
export function HospitalField(props: LookUpFieldProps<FoundHospital>) {
  return <LookUpField lookUp={hospitals} {...props} />;
}
