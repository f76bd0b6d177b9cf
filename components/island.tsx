import type { ComponentType } from 'react';

/**
 * Marks where React takes over in the browser. The export loads the component
 * `components/{name}/{name}.tsx` when a visitor first touches it; its props must survive JSON.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
}: {
  name: string;
  component: ComponentType<Props>;
  props: Props;
}) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
