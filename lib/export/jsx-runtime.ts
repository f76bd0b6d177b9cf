/**
 * Replaces `react/jsx-runtime` in bundles, and makes the same elements as it does in production. React's own is
 * CommonJS, and would be a thirtieth of the estimator's script.
 */
export const Fragment = Symbol.for('react.fragment');

export function jsx(type: unknown, props: Record<string, unknown>, key: unknown = null) {
  const $$typeof = Symbol.for('react.transitional.element');
  return { $$typeof, type, key, ref: props.ref ?? null, props };
}

export { jsx as jsxs };
