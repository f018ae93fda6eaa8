import type { Full } from '../known-fields/full.fixture.ts';
import type { TreatmentLogInput } from './treatment-log.ts';

/**
 * A log in which every field of the contract is written. The form's test sends it through the form, the server's through
 * the database: a field that one of the two forgets would erase what a member wrote.
 */
export const FULL_LOG: Full<TreatmentLogInput> = {
  log_date: '2026-11-18',
  log_time: '14:20',
  title: 'シャツのボタンがとめにくい',
  is_visiting_hospital_log: true,
  is_medicine_log: true,
  is_condition_log: true,
  is_life_log: true,
  is_other_log: true,
  visit: {
    hospital_id: '5f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a12',
    hospital_name: 'ひなた総合病院',
    department: '乳腺外科',
    kind: 'inpatient',
    doctor_role: '主治医',
    explanation: '血液検査の説明を受けた。\n次は2週間後。',
    cost_yen: 12300,
    admitted_on: '2026-11-10',
    discharged_on: '2026-11-18',
  },
  medicines: [
    {
      medicine_id: '6f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a13',
      name: '吐き気止め',
      dose: '1錠',
      times_per_day: 2,
      taken: 'taken',
      note: '食後',
    },
    { name: '痛み止め', times_per_day: 'as_needed' },
  ],
  symptoms: [
    { key: 'numbness', today: 2, frequency: 3, strength: 2, interference: 1 },
    { key: 'fatigue', frequency: 0 },
  ],
  measurements: [
    { kind: 'body_temperature', value: 36.8, measured_at: '07:00' },
    { kind: 'pain', value: 0 },
    { kind: 'body_temperature', value: 37.4, measured_at: '20:00' },
  ],
  life: { sleep_hours: 6.5, steps: 3200, mood: 0, meals: 'おかゆ', outing: '散歩', work: 'off' },
  other: { text: 'よく眠れた' },
  test_results: [
    {
      type: 1,
      tested_on: '2026-11-17',
      hospital_name: 'ひなた総合病院',
      rows: [{ item: '白血球', value: '3.2', unit: '10^3/μL', reference_low: '3.3', reference_high: '8.6' }],
      memo: '説明あり',
      images: ['tests/1.jpg'],
    },
  ],
  treatments: [
    {
      type: 'chemical-treatment',
      name: 'AC療法',
      started_on: '2026-09-01',
      ended_on: '2026-12-01',
      course_number: 3,
      day_number: 8,
      status: 'ongoing',
    },
  ],
  images: ['logs/1.jpg'],
  share_with_supporter: true,
  next_visit_id: '4f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a11',
};
