import { z } from 'zod';
import { quote } from './quote';

/** A zod check that text in `last` sorts after that in `first`, or with it if both may be the same. */
export function inOrder<Field extends string>(first: Field, last: Field, mayBeSame = false) {
  return z.superRefine<Record<Field, unknown>>(
    (group, context) => {
      const [from, to] = [String(group[first]), String(group[last])];
      if (to > from || (mayBeSame && to === from)) return;
      const rule = mayBeSame ? 'must not be earlier than' : 'must be later than';
      const message = `${rule} ${first} (${from}), but is ${quote(to)}`;
      context.addIssue({ code: 'custom', path: [last], message });
    },
    { when: ({ issues }) => issues.length === 0 },
  );
}
