// The widths of a window at which layout changes. Styles cannot read them, so a test compares those.

/** Below it, the smallest phones keep room for another line. */
export const smallPhone = '22rem';

/** From it on, two columns. */
export const tablet = '44rem';

/** From it on, header and first screen as on a computer. */
export const computer = '60rem';
