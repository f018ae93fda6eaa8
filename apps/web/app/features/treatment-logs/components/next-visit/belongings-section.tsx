import { countCharacters, isBlank } from '@hidamari/domain/japanese-text';
import { fieldLabel } from '@hidamari/domain/members';
import { BELONGING_SUGGESTIONS, VISIT_LIMITS } from '@hidamari/domain/next-visits';
import { Button } from '@hidamari/ui/button';
import { CheckPicks } from '@hidamari/ui/check-picks';
import { isOfInputMethod } from '@hidamari/ui/input-method';
import { TextField } from '@hidamari/ui/text-field';
import { type KeyboardEvent, useState } from 'react';
import { CrisisNote } from '../../../../parts/crisis/crisis-note.tsx';
import { FormSection } from '../form/form-section.tsx';
import { useVisitFormParts } from './visit-form-context.tsx';

/** What to bring: ticks for what many people bring, and own words beside them. */
export function BelongingsSection() {
  const { form } = useVisitFormParts();
  const { belongings } = form.values;
  // What was added stays to be ticked again after it was unticked.
  const [added, setAdded] = useState<readonly string[]>([]);
  const offered = [...new Set<string>([...BELONGING_SUGGESTIONS, ...added, ...belongings])];
  const isFull = belongings.length >= VISIT_LIMITS.belongings;
  const toggle = (name: string, isOn: boolean, own?: { own_belonging: string }) => {
    const all = [...new Set([...offered, name])];
    form.change({
      belongings: all.filter((other) => (other === name ? isOn : belongings.includes(other))),
      ...own,
    });
    setAdded(all);
  };
  return (
    <FormSection title={fieldLabel('belongings')}>
      <CheckPicks
        name="belongings"
        label={fieldLabel('belongings')}
        need="optional"
        columns={2}
        options={offered.map((name) => ({
          value: name,
          label: name,
          disabled: isFull && !belongings.includes(name),
        }))}
        values={belongings}
        onChange={({ target }) => toggle(target.value, target.checked)}
        error={form.errorOf('belongings')}
      />
      <OwnBelonging isFull={isFull} onAdd={(name) => toggle(name, true, { own_belonging: '' })} />
    </FormSection>
  );
}

function OwnBelonging({ isFull, onAdd }: { isFull: boolean; onAdd: (name: string) => void }) {
  const { form } = useVisitFormParts();
  const { own_belonging: typed } = form.values;
  const [note, setNote] = useState('');
  const name = typed.trim();
  const isTooLong = countCharacters(name) > VISIT_LIMITS.belonging;
  const add = () => {
    if (isBlank(name) || isTooLong || isFull) return;
    onAdd(name);
    setNote(`「${name}」を足しました`);
  };
  const addByKey = (event: KeyboardEvent) => {
    // While kana are being converted, Enter belongs to the conversion; else it adds, and sends no form.
    if (event.key !== 'Enter' || isOfInputMethod(event.nativeEvent)) return;
    event.preventDefault();
    add();
  };
  return (
    <>
      <TextField
        name="own_belonging"
        label="ほかに持っていくもの"
        need="optional"
        value={typed}
        note={note}
        enterKeyHint="done"
        error={isTooLong ? `${VISIT_LIMITS.belonging}文字以内で入力してください` : undefined}
        onChange={({ target }) => {
          form.change({ own_belonging: target.value }, ['belongings']);
          setNote('');
        }}
        onKeyDown={addByKey}
        after={
          <div>
            <Button kind="plain" size="small" icon="plus" disabled={isFull} onClick={add}>
              持ちものに足す
            </Button>
          </div>
        }
      />
      <CrisisNote text={typed} />
    </>
  );
}
