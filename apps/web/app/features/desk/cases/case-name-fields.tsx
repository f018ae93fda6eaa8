import type { DeskCase } from '@hidamari/contract/consultations';
import {
  CASE_TITLE_LENGTH,
  CONSULTATION_TOPICS,
  type ConsultationTopic,
  unnamedCaseTitle,
} from '@hidamari/domain/consultations';
import { Chip, Chips } from '@hidamari/ui/chips';
import { FieldGroup } from '@hidamari/ui/field';
import { TextField } from '@hidamari/ui/text-field';
import type { FormFields } from '../../../shell/forms/portal-form.ts';

/** The name of a case and what it is about, as a form holds them. */
export interface CaseName {
  case_title: string;
  topics: ConsultationTopic[];
}

/** The page's name of a field of a case's name; other nouns have titles too. */
export const toCaseField = (name: string): string => (name === 'title' ? 'case_title' : name);

/** What the case is called so far; empty where nobody has named it yet. */
export function caseNameOf({ title, topics }: DeskCase): CaseName {
  return { case_title: title === unnamedCaseTitle(topics) ? '' : title, topics };
}

/** 相談の名前 and 分類, as the member reads them in the list of their consultations. */
export function CaseNameFields({ form }: { form: FormFields<CaseName> }) {
  const { case_title: title, topics } = form.values;
  return (
    <>
      <TextField
        name="case_title"
        label="相談の名前"
        need="required"
        hint={`ご本人の一覧に出ます。${CASE_TITLE_LENGTH}文字まで。病名は入れないでください。`}
        value={title}
        onChange={({ target }) => form.change({ case_title: target.value })}
        onBlur={() => form.check('case_title')}
        error={form.errorOf('case_title')}
      />
      <FieldGroup name="topics" label="分類" need="optional" error={form.errorOf('topics')}>
        {() => (
          <Chips name="分類">
            {CONSULTATION_TOPICS.map(({ value, label }) => (
              <Chip
                key={value}
                pressed={topics.includes(value)}
                onPress={() => form.change({ topics: toggled(topics, value) })}
              >
                {label}
              </Chip>
            ))}
          </Chips>
        )}
      </FieldGroup>
    </>
  );
}

const toggled = (chosen: readonly ConsultationTopic[], value: ConsultationTopic): ConsultationTopic[] =>
  chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
