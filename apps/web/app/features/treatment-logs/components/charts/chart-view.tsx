import { Chip, Chips } from '@hidamari/ui/chips';
import { type ReactNode, useState, useSyncExternalStore } from 'react';

/** What may be drawn: a key, and its name on the chip. */
interface ChartChoice {
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

type ChartChoicesProps = ReturnType<typeof useChosenCharts> & {
  name: string;
  choices: readonly ChartChoice[];
};

/** Chips that take charts in and out; nothing to choose among few. */
export function ChartChoices({ name, choices, isShown, turn }: ChartChoicesProps) {
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

export type ChartView = 'chart' | 'table';

const never = () => () => {};

/** False on the server and while the page comes alive: then the switch does nothing yet, or never will. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

type Props = { view: ChartView; isAlive: boolean; chart: ReactNode; table: ReactNode };

/** The chosen one of both. Without a script both stand below each other (charts-section.css). */
export function ChartOrTable({ view, isAlive, chart, table }: Props) {
  return (
    <>
      {view === 'chart' ? chart : null}
      {view === 'table' || !isAlive ? (
        <div
          className={view === 'table' ? 'grid grid-cols-[minmax(0,1fr)] gap-8' : 'chart-table-without-script'}
        >
          {table}
        </div>
      ) : null}
    </>
  );
}
