/**
 * Makes the elements that `react/jsx-runtime` makes in production. React's own is CommonJS, and would be a
 * thirtieth of the estimator.
 */
export const Fragment = Symbol.for('react.fragment');

export function jsx(type: unknown, props: Record<string, unknown>, key: unknown = null) {
  const $$typeof = Symbol.for('react.transitional.element');
  return { $$typeof, type, key, ref: props.ref ?? null, props };
}

export { jsx as jsxs };
