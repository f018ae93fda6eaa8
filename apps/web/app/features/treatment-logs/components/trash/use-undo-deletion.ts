import { MAIN_ID } from '@hidamari/ui/skip-link';
import { type ToastMessage, useToast } from '@hidamari/ui/toast';
import { failedTakeBackOf, NOT_TAKEN_BACK_TEXT, useTakeBack } from './use-take-back.ts';

/** 「元に戻す」 in the toast of a deletion. What fails can be tried again there, and in the trash below the list. */
export function useUndoDeletion(id: string): NonNullable<ToastMessage['action']> {
  const takeBack = useTakeBack();
  const toast = useToast();
  const undo = async () => {
    // The toast goes away with the focus in it.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    try {
      await takeBack(id);
    } catch (error) {
      const { canSendAgain } = failedTakeBackOf(error);
      toast({
        text: NOT_TAKEN_BACK_TEXT,
        ...(canSendAgain && { action: { label: 'もう一度', onPress: undo } }),
      });
    }
  };
  return { label: '元に戻す', onPress: undo };
}
