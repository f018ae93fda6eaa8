import { Button } from '@hidamari/ui/button';
import type { ReactNode } from 'react';

interface Props {
  /** What the row is called: 「薬1」. */
  name: string;
  onRemove: () => void;
  children: ReactNode;
}

/** One row of a list in a form, with its name and the way to take it out again. */
export function RowFrame({ name, onRemove, children }: Props) {
  return (
    <li>
      <fieldset className="grid gap-6 rounded-l border border-line bg-surface-raised p-5 md:p-6">
        <legend className="ui-visually-hidden">{name}</legend>
        <div aria-hidden="true" className="text-lg font-bold">
          {name}
        </div>
        {children}
        {/* Its words begin where the fields begin. */}
        <div className="-ml-4">
          <Button kind="text" size="small" icon="trash" onClick={onRemove}>
            {`${name}を外す`}
          </Button>
        </div>
      </fieldset>
    </li>
  );
}
