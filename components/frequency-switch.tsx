import { frequencies, type Frequency } from '../lib/content/clean-options';
import styles from './frequency-switch.module.css';

const labels: Record<Frequency, string> = { fourWeeks: '4 weeks', eightWeeks: '8 weeks' };

/**
 * Chooses between prices for every 4 and every 8 weeks. Within an element of the class `byFrequency`, CSS
 * shows only what has the class of the chosen frequency.
 */
export function FrequencySwitch({ legend }: { legend: string }) {
  return (
    <fieldset className={styles.switch}>
      <legend>{legend}</legend>
      <div>
        {frequencies.map((frequency) => (
          <label key={frequency}>
            <input
              type="radio"
              name="frequency"
              value={frequency}
              defaultChecked={frequency === 'fourWeeks'}
            />
            {labels[frequency]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Class of an element within which the switch decides what is shown. */
export const { byFrequency } = styles;

/** Class of what is shown for one frequency only. */
export function shownFor(frequency: Frequency): string {
  return styles[frequency]!;
}
