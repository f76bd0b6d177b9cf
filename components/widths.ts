/** The widths of a window at which layout changes. Styles cannot read them, so a test compares those. */
export const widths = {
  /** Below it, the smallest phones keep room for another line. */
  smallPhone: '22rem',
  /** From it on, two columns. */
  tablet: '44rem',
  /** From it on, header and first screen as on a computer. */
  computer: '60rem',
};
