import {
  type TreatmentLog,
  type TreatmentLogForm,
  treatmentLogBody,
} from '@hidamari/contract/treatment-logs';
import { fieldLabel } from '@hidamari/domain/members';
import { demoTreatmentLogs } from '@hidamari/sample-content/demo-treatment-logs';
import {
  evalFhirPath,
  indexStructureDefinitionBundle,
  OperationOutcomeError,
  validateResource,
} from '@medplum/core';
import fc from 'fast-check';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { anyLog } from '../generated-logs.fixture.ts';
import { writtenAbout } from '../written-text.fixture.ts';
import { bundleText } from './fhir-bundle.ts';
import { readR4Definitions, readR4Profiles } from './r4-definitions.fixture.ts';

type Issue = { severity: string; details?: { text?: string }; expression?: string[] };
type Validated = Parameters<typeof validateResource>[0];

const NOW = new Date('2026-11-16T02:00:00Z');

interface Bundle {
  resourceType: string;
  entry: { fullUrl: string; resource: Record<string, never> & { resourceType: string } }[];
}

function logOf(form: TreatmentLogForm, place = 0): TreatmentLog {
  return {
    ...treatmentLogBody.parse(form),
    id: `${String(place).padStart(8, '0')}-1111-4111-8111-111111111111`,
    viewed_at: null,
    created_at: '2026-11-16 11:00:00',
    updated_at: '2026-11-16 11:00:00',
    version: 1,
  };
}

async function bundleOf(forms: readonly TreatmentLogForm[]): Promise<Bundle> {
  return JSON.parse(await writtenAbout(forms.map(logOf), (logs) => bundleText(logs, NOW)));
}

/** Of every kind that the bundle holds, the resources of one log. */
async function resourcesOf(form: Partial<TreatmentLogForm>) {
  const whole = { log_date: '2026-11-16', is_condition_log: true, other: { text: 'メモ' }, ...form };
  const { entry } = await bundleOf([whole as TreatmentLogForm]);
  return entry.slice(1).map(({ resource }) => resource as Record<string, unknown>);
}

/** What the validator finds: base rules of R4, invariants too. */
function faultsOf(bundle: Bundle): string[] {
  const faults: string[] = [];
  const look = (resource: unknown, where: string) => {
    try {
      for (const issue of validateResource(resource as Validated)) {
        if (issue.severity === 'error') faults.push(`${where}: ${issue.details?.text}`);
      }
    } catch (error) {
      if (!(error instanceof OperationOutcomeError)) throw error;
      // What it only warns of: it cannot follow `urn:uuid:` to see what lies there; the test below does.
      const issues: Issue[] = error.outcome.issue ?? [];
      const errors = issues.filter(({ severity }) => severity === 'error');
      faults.push(...errors.map(({ details, expression }) => `${where}: ${details?.text} (${expression})`));
    }
  };
  look(bundle, 'Bundle');
  for (const { resource } of bundle.entry) look(resource, `${resource.resourceType}`);
  return [...new Set(faults)];
}

/** The profile of each vital sign, by a code of it. */
const PROFILES = {
  '8310-5': 'bodytemp',
  '29463-7': 'bodyweight',
  '8867-4': 'heartrate',
  '2708-6': 'oxygensat',
  '85354-9': 'bp',
} as const;

/**
 * The profile of blood pressure slices `component` by a list that is sliced itself. The validator does not follow it there,
 * and refuses HL7's own example alike; these two slices are looked at by FHIRPath instead.
 */
const NOT_FOLLOWED = /slice '(?:Systolic|Diastolic)BP'/;
const PRESSURE_SLICES = ['8480-6', '8462-4'].map(
  (code) =>
    `component.where(code.coding.where(system = 'http://loinc.org' and code = '${code}').exists()).count() = 1`,
);

/** What a resource breaks of a profile of vital signs. */
function profileFaults(resource: Record<string, unknown>, name: string): string[] {
  const profile = readR4Profiles().find(({ url }) => url.endsWith(`/${name}`));
  if (!profile) throw new Error(name);
  const faults: (Issue | undefined)[] = [];
  try {
    faults.push(...validateResource(resource as unknown as Validated, { profile }));
  } catch (error) {
    if (!(error instanceof OperationOutcomeError)) throw error;
    faults.push(...((error.outcome.issue ?? []) as Issue[]));
  }
  const slices = name === 'bp' ? PRESSURE_SLICES : [];
  return [
    ...faults.flatMap((issue) => (issue?.severity === 'error' ? [issue.details?.text ?? ''] : [])),
    ...slices.filter((path) => evalFhirPath(path, resource)[0] !== true),
  ].filter((fault) => !NOT_FOLLOWED.test(fault));
}

describe('FHIR R4のまとまり（G136）', () => {
  beforeAll(() => indexStructureDefinitionBundle(readR4Definitions()));

  it('検証は、決まりを破った資源を見つける', async () => {
    const bundle = await bundleOf([{ log_date: '2026-11-16', is_other_log: true, other: { text: 'メモ' } }]);
    expect(faultsOf(bundle)).toEqual([]);
    const broken = structuredClone(bundle);
    Object.assign(broken.entry[1]?.resource ?? {}, { status: undefined, valueString: '', sonota: 1 });
    expect(faultsOf(broken).length).toBeGreaterThan(0);
  });

  it.each(['insurance', 'general', 'chofu'] as const)(
    'デモの1年分（%s）は、R4の基本の決まりを守る',
    async (kind) => {
      const bundle = await bundleOf(demoTreatmentLogs(kind, '2026-11-16'));
      expect(bundle.entry.length).toBeGreaterThan(100);
      expect(faultsOf(bundle)).toEqual([]);
    },
  );

  // @proves call POST /my-data/exports
  it('書けるどんな記録も、R4の基本の決まりを守り、名前は一つずつ違い、参照の先がある', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyLog, { minLength: 1, maxLength: 4 }), async (forms) => {
        const bundle = await bundleOf(forms);
        expect(faultsOf(bundle)).toEqual([]);
        const urls = bundle.entry.map(({ fullUrl }) => fullUrl);
        expect(new Set(urls).size).toBe(urls.length);
        const references = JSON.stringify(bundle).match(/(?<="reference":")[^"]+/g) ?? [];
        expect(urls).toEqual(expect.arrayContaining(references));
      }),
      { numRuns: inject('isWholeSuite') ? 60 : 15 },
    );
  });

  it('バイタルサインは、LOINCのコードとUCUMの単位で書き、同じ時刻の血圧は一つにまとめる', async () => {
    const resources = await resourcesOf({
      log_time: '08:10',
      measurements: [
        { kind: 'body_temperature', value: 37.5, measured_at: '07:00' },
        { kind: 'blood_pressure_systolic', value: 120 },
        { kind: 'blood_pressure_diastolic', value: 80 },
        { kind: 'blood_pressure_systolic', value: 131, measured_at: '21:00' },
        { kind: 'meal_amount', value: 7 },
      ],
    });
    const quantity = (value: number, unit: string, code: string) => ({
      value,
      unit,
      system: 'http://unitsofmeasure.org',
      code,
    });
    expect(resources).toContainEqual(
      expect.objectContaining({
        code: { coding: [{ system: 'http://loinc.org', code: '8310-5' }], text: '体温' },
        effectiveDateTime: '2026-11-16T07:00:00+09:00',
        valueQuantity: quantity(37.5, '℃', 'Cel'),
      }),
    );
    const pressures = resources.filter(({ code }) => JSON.stringify(code).includes('85354-9'));
    expect(pressures).toMatchObject([
      {
        effectiveDateTime: '2026-11-16T08:10:00+09:00',
        component: [
          { valueQuantity: quantity(120, 'mmHg', 'mm[Hg]') },
          { valueQuantity: quantity(80, 'mmHg', 'mm[Hg]') },
        ],
      },
      {
        effectiveDateTime: '2026-11-16T21:00:00+09:00',
        component: [
          { code: { coding: [{ code: '8480-6' }] }, valueQuantity: { value: 131 } },
          { code: { coding: [{ code: '8462-4' }] }, dataAbsentReason: { coding: [{ code: 'unknown' }] } },
        ],
      },
    ]);
    expect(pressures.map((one) => JSON.stringify(one).match(/valueQuantity|dataAbsentReason/g))).toEqual([
      ['valueQuantity', 'valueQuantity'],
      ['valueQuantity', 'dataAbsentReason'],
    ]);
    expect(resources).toContainEqual(
      expect.objectContaining({ code: { text: '食事の量' }, valueQuantity: { value: 7, unit: '割' } }),
    );
  });

  it('検査の値と範囲は、用紙に印刷されたとおりに書き、よしあしを言わない', async () => {
    const sheet = {
      type: 1 as const,
      tested_on: '2026-11-10',
      rows: [
        { item: '白血球', value: '3.5', unit: '10^3/μL', reference_low: '3.3', reference_high: '8.6' },
        { item: 'CRP', value: '<0.05', unit: 'mg/dL', reference_high: '0.14' },
        { item: '番号', value: '0012' },
      ],
    };
    const resources = await resourcesOf({ test_results: [sheet] });
    expect(resources).toContainEqual(
      expect.objectContaining({
        code: { text: '白血球' },
        effectiveDateTime: '2026-11-10',
        valueQuantity: { value: 3.5, unit: '10^3/μL' },
        referenceRange: [{ text: '3.3〜8.6' }],
      }),
    );
    expect(resources).toContainEqual(
      expect.objectContaining({
        valueQuantity: { value: 0.05, comparator: '<', unit: 'mg/dL' },
        referenceRange: [{ text: '〜0.14' }],
      }),
    );
    expect(resources).toContainEqual(
      expect.objectContaining({ code: { text: '番号' }, valueString: '0012' }),
    );
    expect(JSON.stringify(resources)).not.toContain('interpretation');
  });

  describe('バイタルサインの型（HL7のプロファイル）', () => {
    const measured = [
      { kind: 'body_temperature', value: 37.5 },
      { kind: 'weight', value: 52.4 },
      { kind: 'pulse', value: 72 },
      { kind: 'spo2', value: 97 },
      { kind: 'blood_pressure_systolic', value: 120, measured_at: '07:00' },
      { kind: 'blood_pressure_diastolic', value: 80, measured_at: '07:00' },
      { kind: 'blood_pressure_systolic', value: 131, measured_at: '21:00' },
      { kind: 'blood_pressure_diastolic', value: 85, measured_at: '22:00' },
    ] as const;

    it('測ったものは、どれも、その型の決まりを守る', async () => {
      const resources = await resourcesOf({ measurements: [...measured] });
      const kept = Object.entries(PROFILES).flatMap(([code, name]) => {
        const own = resources.filter((resource) => JSON.stringify(resource.code).includes(code));
        for (const resource of own) {
          expect(profileFaults(resource, name), name).toEqual([]);
          expect(profileFaults(resource, 'vitalsigns'), name).toEqual([]);
        }
        return own.map(() => name);
      });
      expect(kept).toEqual(['bodytemp', 'bodyweight', 'heartrate', 'oxygensat', 'bp', 'bp', 'bp']);
    });

    it('型の決まりを破ったものは、見つかる', async () => {
      const resources = await resourcesOf({ measurements: [...measured] });
      const [pressure] = resources.filter(({ code }) => JSON.stringify(code).includes('85354-9'));
      const component = (pressure?.component ?? []) as unknown[];
      expect(profileFaults({ ...pressure, component: component.slice(0, 1) }, 'bp')).not.toEqual([]);
      expect(profileFaults({ ...pressure, component: [component[0], component[0]] }, 'bp')).toEqual(
        expect.arrayContaining(PRESSURE_SLICES),
      );
      const silent = { ...(component[1] as object), valueQuantity: undefined };
      expect(profileFaults({ ...pressure, component: [component[0], silent] }, 'bp')).not.toEqual([]);
      const [saturation] = resources.filter(({ code }) => JSON.stringify(code).includes('2708-6'));
      const code = { coding: [{ system: 'http://loinc.org', code: '59408-5' }] };
      expect(profileFaults({ ...saturation, code }, 'oxygensat')).not.toEqual([]);
    });
  });

  it('患者さんの名前も番号も入らず、飲まなかった薬は飲まなかったと書く', async () => {
    const medicines = [{ name: 'カロナール', taken: 'not_taken', times_per_day: 'as_needed' }] as const;
    const { entry } = await bundleOf([
      { log_date: '2026-11-16', is_medicine_log: true, medicines: [...medicines] },
    ]);
    expect(Object.keys(entry[0]?.resource ?? {})).toEqual(['resourceType', 'id']);
    expect(entry[1]?.resource).toMatchObject({ status: 'not-taken', dosage: [{ asNeededBoolean: true }] });
  });
});

it('費用、睡眠、歩数は、画面と同じ名で渡す', async () => {
  const resources = await resourcesOf({
    log_date: '2026-11-20',
    visit: { kind: 'outpatient', cost_yen: 3200 },
    life: { sleep_hours: 6, steps: 3000 },
  });
  const named = resources.flatMap(({ code }) => (code as { text?: string } | undefined)?.text ?? []);
  expect(named).toEqual(
    expect.arrayContaining(
      ['visit.cost_yen', 'life.sleep_hours', 'life.steps'].map((name) => fieldLabel(name)),
    ),
  );
});

describe('入院の期間', () => {
  const encounterOf = async (visit: TreatmentLogForm['visit']) =>
    (await resourcesOf({ log_date: '2026-11-20', visit })).find(
      ({ resourceType }) => resourceType === 'Encounter',
    );

  it.each([
    [
      '退院した日だけの場合、始まりを作らない',
      { discharged_on: '2026-11-18' },
      'finished',
      { end: '2026-11-18' },
    ],
    [
      '入院した日だけの場合、まだ終わっていない',
      { admitted_on: '2026-11-10' },
      'in-progress',
      { start: '2026-11-10' },
    ],
    [
      '両方の場合、そのあいだ',
      { admitted_on: '2026-11-10', discharged_on: '2026-11-18' },
      'finished',
      { start: '2026-11-10', end: '2026-11-18' },
    ],
    ['どちらもない場合、記録の日', {}, 'finished', { start: '2026-11-20' }],
  ])('%s', async (_, days, status, period) => {
    const encounter = await encounterOf({ kind: 'inpatient', ...days });
    expect([encounter?.status, encounter?.period]).toEqual([status, period]);
  });
});
