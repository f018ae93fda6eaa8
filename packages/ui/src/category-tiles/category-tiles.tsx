import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { type FieldFrameProps, FieldGroup } from '../field/index.ts';
import { Icon, type IconName } from '../icon/index.ts';

export type CategoryTile = { value: string; label: string; note: string; icon: IconName };

export type CategoryTilesProps = FieldFrameProps & {
  tiles: readonly CategoryTile[];
  values?: readonly string[] | undefined;
  defaultValues?: readonly string[] | undefined;
  ref?: Ref<HTMLInputElement>;
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
};

/** What a record is about: any number of tiles; only what is chosen opens below. */
export function CategoryTiles(props: CategoryTilesProps) {
  const { tiles, values, defaultValues, ref, onChange, onBlur, ...frame } = props;
  return (
    <FieldGroup {...frame}>
      {({ id, name, ...wiring }) => (
        <div className="ui-tiles">
          {tiles.map((tile, index) => (
            <label key={tile.value} className="ui-tile">
              <Icon name={tile.icon} size={28} />
              <span>
                <b>{tile.label}</b>
                <small>{tile.note}</small>
              </span>
              <input
                type="checkbox"
                className="ui-mark"
                id={index === 0 ? id : `${id}-${tile.value}`}
                name={name}
                value={tile.value}
                aria-describedby={wiring['aria-describedby']}
                aria-invalid={wiring['aria-invalid']}
                ref={ref}
                onChange={onChange}
                onBlur={onBlur}
                {...(values
                  ? { checked: values.includes(tile.value), readOnly: !onChange }
                  : { defaultChecked: defaultValues?.includes(tile.value) })}
              />
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
