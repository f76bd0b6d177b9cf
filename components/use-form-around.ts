import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The plain form that an island stands in, with the ref of an element of the island. React does
 * not render the form, so translators and extensions may change it at any time. `data-live` marks
 * the form once script answers in it.
 */
export function useFormAround() {
  const form = useRef<HTMLFormElement>(null);
  const inside = useCallback((element: HTMLElement | null) => {
    if (element) form.current = element.closest('form');
  }, []);
  useLayoutEffect(() => {
    form.current!.dataset.live = '';
  }, []);
  return [form, inside] as const;
}
