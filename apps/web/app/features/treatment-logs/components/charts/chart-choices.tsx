import { Chip, Chips } from '@hidamari/ui/chips';
import { useState } from 'react';

/** What may be drawn: a key, and its name on the chip. */
export interface ChartChoice {
  key: string;
  label: string;
}

/** Which charts are drawn: the first few until the member chooses others. */
export function useChosenCharts(choices: readonly ChartChoice[], atFirst: number) {
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const first = choices.slice(0, atFirst).map(({ key }) => key);
  const shown = chosen ?? first;
  const turn = (key: string) =>
    setChosen(shown.includes(key) ? shown.filter((other) => other !== key) : [...shown, key]);
  return { isShown: (key: string) => shown.includes(key), turn };
}

type Props = ReturnType<typeof useChosenCharts> & { name: string; choices: readonly ChartChoice[] };

/** Chips that take charts in and out; nothing to choose among few. */
export function ChartChoices({ name, choices, isShown, turn }: Props) {
  return (
    <div className="chart-choices">
      <Chips name={name} scroll>
        {choices.map(({ key, label }) => (
          <Chip key={key} pressed={isShown(key)} onPress={() => turn(key)}>
            {label}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}
