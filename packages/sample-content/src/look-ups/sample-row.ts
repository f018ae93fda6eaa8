/** A row of a look-up before it is stored. The code tells it from others and never changes. */
export interface SampleHospital {
  code: string;
  name: string;
  kana: string;
  prefecture: string;
  city: string;
}

export interface SampleMedicine {
  code: string;
  name: string;
  general_name: string;
  kana: string;
}

/** Codes of the sample never meet those of a real list. */
export function sampleCode(list: 'hospital' | 'medicine', name: string): string {
  return `sample-${list}-${name}`;
}
