import { transform, type Selector, type SelectorComponent } from 'lightningcss';

/**
 * The selectors of CSS modules that can match outside their component: what they select neither has a class nor is
 * inside an element with one. They cannot be dropped from pages without the component, and browsers try them against
 * every element. Selectors without any class belong to the whole site, not to a CSS module, and are not returned.
 */
export function unscopedSelectors(styles: string): string[] {
  const lines = styles.split('\n');
  const found: string[] = [];
  transform({
    filename: 'page.css',
    code: Buffer.from(styles),
    visitor: {
      Rule: {
        style(rule) {
          const { selectors, loc } = rule.value;
          if (selectors.every((selector) => isScoped(selector) || !namesClass(selector))) return;
          found.push(lines[loc.line]!.slice(loc.column - 1).replace(/ *\{[^]*/, ''));
        },
      },
    },
  });
  return found;
}

/** Whether the element that a selector selects, its last one, has a class or is inside an element with one. */
function isScoped(selector: Selector): boolean {
  /** Whether the element read last is inside an element with a class, and whether it has one itself. */
  let inside = false;
  let own = false;
  for (const part of selector) {
    if (part.type === 'combinator') {
      if (part.value === 'child' || part.value === 'descendant') inside ||= own;
      if (part.value !== 'pseudo-element') own = false;
    } else own ||= hasClass(part);
  }
  return inside || own;
}

/** Whether this part of a selector matches only elements with a class. */
function hasClass(part: SelectorComponent): boolean {
  if (part.type === 'class') return true;
  if (part.type !== 'pseudo-class') return false;
  return (part.kind === 'is' || part.kind === 'where') && part.selectors.every(isScoped);
}

/** Whether a selector names a class anywhere, even in `:has()` or `:not()`. */
function namesClass(selector: Selector): boolean {
  return JSON.stringify(selector).includes('"type":"class"');
}
