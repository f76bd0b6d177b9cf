/**
 * Styles with class names as HTML and scripts have them. Generated names can begin with a hyphen and a digit, which CSS
 * escapes: -5 is `-\35 `.
 */
export function plainClassNames(styles: string): string {
  return styles.replace(/\\3(\d) /g, '$1');
}
