// The window widths at which the layout changes. Styles can't import them, so a test compares the two.

/** Below this width: the smallest phones. */
export const smallPhone = '22rem';

/** From this width: two columns. */
export const tablet = '44rem';

/** From this width: header and first screen as on a computer. */
export const computer = '60rem';
