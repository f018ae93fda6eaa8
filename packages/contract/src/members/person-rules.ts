import {
  canBeAgent,
  type FieldErrorCode,
  isResidenceRequired,
  isWithinArea,
  needsAgent,
  needsGuardianConsent,
} from '@hidamari/domain/members';
import type { MemberType } from '@hidamari/domain/site-variants';
import type * as z from 'zod';
import { whenSound } from '../fields/index.ts';

/** What only the day and the programme decide of a person's form. */
export interface PersonFacts {
  /** The day in Japan, YYYY-MM-DD. */
  today: string;
  memberType: MemberType;
  /** Chofu: lives in the city, or is treated there; null or absent where nobody was asked. */
  relationToCity?: 'resident' | 'visits_hospital' | null;
}

/** The fields that the rules read; null stands for an optional field that was emptied. */
interface Person {
  birthday: string;
  is_self: boolean;
  relationship?: string | null | undefined;
  agent?: { birthday: string } | null | undefined;
  agreed_by_guardian: boolean;
  diagnosed_cancers: readonly { diagnosed_on?: string | undefined }[];
  patient_consent?: string | null | undefined;
  prefecture?: string | null | undefined;
  city?: string | null | undefined;
}

interface Rule {
  holds: (person: Person) => boolean;
  error: FieldErrorCode;
  path: string[];
  /** Fields it looks at: it is asked only where those are sound. */
  reads: (keyof Person)[];
}

/** Not the patient: who the person is to the patient, and how another's illness comes to be entered (G141). */
const WHOSE: readonly Rule[] = [
  {
    holds: (person) => person.is_self || Boolean(person.relationship),
    error: 'choose_one',
    path: ['relationship'],
    reads: ['is_self', 'relationship'],
  },
  {
    holds: (person) =>
      person.is_self || person.diagnosed_cancers.length === 0 || Boolean(person.patient_consent),
    error: 'choose_one',
    path: ['patient_consent'],
    reads: ['is_self', 'diagnosed_cancers', 'patient_consent'],
  },
];

/** Age, agent and guardian; times that cannot lie ahead (G33). */
function ageRules(today: string): Rule[] {
  return [
    {
      holds: ({ birthday }) => birthday <= today,
      error: 'date',
      path: ['birthday'],
      reads: ['birthday'],
    },
    {
      holds: ({ birthday, agent }) => !needsAgent(birthday, today) || Boolean(agent),
      error: 'guardian_required',
      path: ['agent'],
      reads: ['birthday', 'agent'],
    },
    {
      holds: ({ birthday, agreed_by_guardian: agreed }) => !needsGuardianConsent(birthday, today) || agreed,
      error: 'consent',
      path: ['agreed_by_guardian'],
      reads: ['birthday', 'agreed_by_guardian'],
    },
    {
      holds: ({ agent }) => !agent || canBeAgent(agent.birthday, today),
      error: 'agent_too_young',
      path: ['agent', 'birthday'],
      reads: ['agent'],
    },
    {
      holds: ({ diagnosed_cancers: cancers }) =>
        cancers.every(({ diagnosed_on: month }) => month === undefined || month <= today.slice(0, 7)),
      error: 'date_in_future',
      path: ['diagnosed_cancers'],
      reads: ['diagnosed_cancers'],
    },
  ];
}

/** An organisation's members say where they live; who registered as a resident lives within its area (G33). */
function residenceRules({ memberType, relationToCity }: PersonFacts): Rule[] {
  return [
    {
      holds: ({ prefecture }) => !isResidenceRequired(memberType) || Boolean(prefecture),
      error: 'prefecture',
      path: ['prefecture'],
      reads: ['prefecture'],
    },
    {
      holds: ({ prefecture, city }) =>
        relationToCity !== 'resident' ||
        isWithinArea({ memberType, prefecture: prefecture ?? undefined, city: city ?? undefined }),
      error: 'outside_area',
      path: ['city'],
      reads: ['prefecture', 'city'],
    },
  ];
}

/** The rules of a person that need no fact from outside. */
export function withOwnRules<S extends z.ZodType<Person>>(schema: S): S {
  return withRules(schema, WHOSE);
}

/** The rules that today and the programme decide (G33): the same for registration and for /account/edit. */
export function withPersonRules<S extends z.ZodType<Person>>(schema: S, facts: PersonFacts): S {
  return withRules(schema, [...ageRules(facts.today), ...residenceRules(facts)]);
}

function withRules<S extends z.ZodType<Person>>(schema: S, rules: readonly Rule[]): S {
  return rules.reduce(
    (ruled, { holds, error, path, reads }) => ruled.refine(holds, { error, path, when: whenSound(...reads) }),
    schema,
  );
}
