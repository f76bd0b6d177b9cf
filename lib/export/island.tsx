import type { ComponentType } from 'react';

/**
 * Marks where React takes over in the browser, once a visitor comes near. `name` is that of the
 * component's file without its extension; the props must survive JSON.
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
