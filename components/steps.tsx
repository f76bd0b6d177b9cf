import type { Pages } from '../lib/content/pages';
import { Part } from './section';

/** What happens, one after the other. */
export function Steps({ stepsHeading, steps }: Pages['about']) {
  return (
    <Part heading={stepsHeading}>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
}
