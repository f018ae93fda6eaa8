import { isBlank } from '@hidamari/domain/japanese-text';
import { PROFILE_FIELDS, PROFILE_PARTS } from '@hidamari/domain/members';
import { Button } from '@hidamari/ui/button';
import { SelectField } from '@hidamari/ui/select-field';
import { TextField } from '@hidamari/ui/text-field';
import { useRef } from 'react';
import type { FormFields } from '../../../shell/forms/portal-form.ts';
import { RowFrame } from '../../../shell/forms/row-frame.tsx';
import { useFocusNewRow } from '../../../shell/forms/use-focus-new-row.ts';
import { type AccountValues, emptySupporter, nextRow, type SupporterValues } from '../account-form.ts';

const LIST = 'supporters';
const FIELDS = PROFILE_FIELDS[LIST];

/** Who supports the member: relationship and a nickname, never a full name, at most ten (G33). */
export function SupporterRows({ form }: { form: FormFields<AccountValues> }) {
  const { values, change, check, errorOf } = form;
  const { supporters } = values;
  const addButton = useRef<HTMLButtonElement>(null);
  const focusNext = useFocusNewRow(LIST, supporters.length, 'relationship');
  const set = (index: number, part: Partial<SupporterValues>) =>
    change(
      { supporters: supporters.map((person, at) => (at === index ? { ...person, ...part } : person)) },
      Object.keys(part).map((name) => `${LIST}.${index}.${name}`),
    );
  const remove = (index: number) => {
    addButton.current?.focus({ preventScroll: true });
    change({ supporters: supporters.filter((_, at) => at !== index) }, [LIST]);
  };
  const add = () => {
    focusNext();
    change({ supporters: [...supporters, emptySupporter(nextRow(supporters))] }, []);
  };
  return (
    <>
      <ul className="grid gap-4 empty:hidden">
        {supporters.map((person, index) => (
          <RowFrame
            key={person.row}
            name={isBlank(person.nickname) ? `支えてくれる人 ${index + 1}` : person.nickname.trim()}
            onRemove={() => remove(index)}
          >
            <SelectField
              name={`${LIST}.${index}.relationship`}
              label={FIELDS.relationship.label}
              need="required"
              options={FIELDS.relationship.options}
              width="medium"
              value={person.relationship}
              onChange={(event) => set(index, { relationship: event.target.value })}
              error={errorOf(`${LIST}.${index}.relationship`)}
            />
            <TextField
              name={`${LIST}.${index}.nickname`}
              label={FIELDS.nickname.label}
              need="required"
              hint={`本名でなくてかまいません。${FIELDS.nickname.limit}文字まで。`}
              value={person.nickname}
              onChange={(event) => set(index, { nickname: event.target.value })}
              onBlur={() => check(`${LIST}.${index}.nickname`)}
              error={errorOf(`${LIST}.${index}.nickname`)}
            />
          </RowFrame>
        ))}
      </ul>
      {supporters.length < PROFILE_PARTS.supporters.limit ? (
        <div>
          <Button ref={addButton} kind="plain" icon="plus" onClick={add}>
            支えてくれる人を書く
          </Button>
        </div>
      ) : null}
    </>
  );
}
