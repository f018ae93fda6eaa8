import { type RefObject, useEffect, useRef } from 'react';

/** True once the person has gone on to another page: what answers late must not lead them away from there. */
export function useIsUnmounted(): Readonly<RefObject<boolean>> {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}
