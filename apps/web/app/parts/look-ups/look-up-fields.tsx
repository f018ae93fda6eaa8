import type { FoundHospital, FoundMedicine } from '@hidamari/contract/treatment-logs';
import { logCalls, pageApi } from '../../shell/data/contract-calls.ts';
import { lookUpQuery } from '../../shell/data/own-service-query.ts';
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

const medicines = {
  query: (text: string) =>
    lookUpQuery(
      pageApi(),
      logCalls,
      ({ findMedicinesEndpoint }) => findMedicinesEndpoint,
      { query: { generalName: text } },
      ['medicines', text],
    ),
  detailOf: ({ name, general_name }: FoundMedicine) =>
    general_name === '' || general_name === name ? undefined : general_name,
};

/** The name of a medicine, chosen or written (G59, G73). Nothing is said about it: no use, no dose, no interaction. */
export function MedicineField(props: LookUpFieldProps<FoundMedicine>) {
  return <LookUpField lookUp={medicines} {...props} />;
}
