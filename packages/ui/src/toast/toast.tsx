import { TOAST_SECONDS } from '@hidamari/domain/limits';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/index.ts';
import type { ToastMessage, ToastTime } from './shown-toasts.ts';

/** How long a toast waits, in ms (G114: six seconds). */
const TOAST_MS = TOAST_SECONDS * 1000;

export const newToastTime = (): ToastTime => ({ left: TOAST_MS, isStopped: false });

type ToastProps = ToastMessage & { time?: ToastTime; onClose: () => void };

/** One toast. Its time stands still under the pointer, while something in it has the focus, and once stopped. */
export function Toast({ text, action, isFault, time: givenTime, onClose }: ToastProps) {
  const [time] = useState(givenTime ?? newToastTime);
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isStopped, setStopped] = useState(time.isStopped);
  const isPaused = isUnderPointer || hasFocus || isStopped;
  useRemainingTime(time, isPaused, onClose);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only holds the time; nothing is pressed here.
    <div
      className="ui-toast"
      data-action={action ? '' : undefined}
      data-paused={isPaused ? '' : undefined}
      onPointerEnter={() => setUnderPointer(true)}
      onPointerLeave={() => setUnderPointer(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <Icon name={isFault ? 'alert' : 'check'} size={24} />
      <span className="ui-toast-text">{text}</span>
      {action ? (
        <button
          type="button"
          onClick={() => {
            action.onPress();
            onClose();
          }}
        >
          {action.label}
        </button>
      ) : null}
      {isStopped ? null : (
        <button
          type="button"
          onClick={() => {
            time.isStopped = true;
            setStopped(true);
          }}
        >
          <Icon name="pause" size={20} />
          <span className="ui-toast-word">止める</span>
        </button>
      )}
      <button type="button" onClick={onClose}>
        <Icon name="close" size={20} />
        <span className="ui-toast-word">閉じる</span>
      </button>
    </div>
  );
}

/** Counts down only while not paused; what was left before a pause is what is left after it. */
function useRemainingTime(time: ToastTime, isPaused: boolean, onEnd: () => void) {
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (isPaused) return;
    const started = performance.now();
    const timer = setTimeout(() => end.current(), time.left);
    return () => {
      clearTimeout(timer);
      time.left -= performance.now() - started;
    };
  }, [time, isPaused]);
}
