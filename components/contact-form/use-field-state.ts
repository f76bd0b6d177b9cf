import { type RefObject, useLayoutEffect } from 'react';
import type { FailureWords } from '../../lib/enquiry/failure-words';
import { fieldNames } from '../../lib/enquiry/fields';
import { errorId, fieldId } from './field';

type FieldState = { errors: FailureWords['fields']; submitting: boolean };

/** Shows errors at the fields, which React does not render, and disables them during submission. */
export function useFieldState(
  form: RefObject<HTMLFormElement | null>,
  { errors, submitting }: FieldState,
) {
  useLayoutEffect(() => {
    for (const name of fieldNames) {
      const find = (id: string) => form.current?.querySelector<HTMLInputElement>(`#${id}`);
      const { [name]: error = '' } = errors;
      const control = find(fieldId(name))!;
      control.setAttribute('aria-invalid', String(error !== ''));
      control.readOnly = submitting;
      find(errorId(name))!.textContent = error;
    }
    form.current!.querySelector<HTMLButtonElement>('[type=submit]')!.disabled = submitting;
  }, [form, errors, submitting]);
}
