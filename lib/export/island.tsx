import type { ComponentType, ReactNode } from 'react';

type IslandProps<Props extends object> = {
  name: string;
  component: ComponentType<Props>;
  props: Props;
  /** Plain HTML around the place where React takes over. */
  children?: (root: ReactNode) => ReactNode;
};

/**
 * Marks where React takes over in the browser, once a visitor comes near. `name` is that of the
 * component's file without its extension; the props must survive JSON. What `children` puts around
 * the component stays as the HTML has it, whatever else changes the page: React never renders it
 * again.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  children = (root) => root,
}: IslandProps<Props>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      {children(
        <div data-root="">
          <Component {...props} />
        </div>,
      )}
    </div>
  );
}
