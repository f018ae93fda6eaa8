import { Icon, type IconName } from '@hidamari/ui/icon';
import type { ReactNode, Ref } from 'react';

interface Props {
  icon: IconName;
  title: string;
  /** What stands there now. */
  value: string;
  /** A short word about it. */
  state?: ReactNode;
  /** What a press does: 「変える」. */
  verb: string;
  ref?: Ref<HTMLButtonElement> | undefined;
  onPress: () => void;
}

/** A whole row to press, like `LinkRow`, where the press opens a step on this page. */
export function PressRow({ icon, title, value, state, verb, ref, onPress }: Props) {
  return (
    <button ref={ref} type="button" className="ui-link-row security-press" onClick={onPress}>
      <Icon name={icon} size={28} className="ui-link-row-sign" />
      <span className="ui-link-row-words">
        <b>{title}</b>
        <span className="ui-meta ui-num wrap-anywhere">{value}</span>
        {state}
      </span>
      <span className="security-verb">{verb}</span>
      <Icon name="right" size={20} />
    </button>
  );
}
