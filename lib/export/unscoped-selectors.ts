import { transform, type Selector, type SelectorComponent } from 'lightningcss';

/**
 * The selectors of CSS modules that reach out of their component: those whose subject neither has a class nor is inside
 * an element that has one. They stay on pages without the component, and browsers try them against every element.
 * Selectors that name no class at all are not of a module, but of the whole site.
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

/** Whether the subject, the last of the elements that a selector describes, has a class or is inside one that has. */
function isScoped(selector: Selector): boolean {
  /** Of the element that has been read last: whether an element around it has a class, and whether it has itself. */
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

/** Whether an element must have a class to be described by this part of a selector. */
function hasClass(part: SelectorComponent): boolean {
  if (part.type === 'class') return true;
  if (part.type !== 'pseudo-class') return false;
  return (part.kind === 'is' || part.kind === 'where') && part.selectors.every(isScoped);
}

/** Whether a class is named anywhere, also in `:has()` and `:not()`. */
function namesClass(selector: Selector): boolean {
  return JSON.stringify(selector).includes('"type":"class"');
}
