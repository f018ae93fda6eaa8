import { useState } from 'react';
import { useIconUpload } from '../../shell/forms/icon-field.tsx';

/**
 * The icon on the account form: what was chosen, or that the kept one goes. Nothing changes before the form is saved.
 * @param kept address of the icon that is kept; null while there is none.
 */
export function useAccountIcon(kept: string | null) {
  const upload = useIconUpload();
  const [isRemoved, setRemoved] = useState(false);
  const { state } = upload;
  const wish = (): string | null | undefined => {
    if (state.kind === 'sent') return state.key;
    return isRemoved && state.kind === 'empty' ? null : undefined;
  };
  return {
    upload,
    iconUrl: isRemoved ? null : kept,
    remove: () => setRemoved(true),
    /** What goes as `icon_key` with PUT users/profile; undefined: the icon stays as it is. */
    iconKey: wish(),
    isSending: state.kind === 'sending',
    hasFailed: state.kind === 'failed',
    isTouched: isRemoved || state.kind !== 'empty',
  };
}

export type AccountIcon = ReturnType<typeof useAccountIcon>;
