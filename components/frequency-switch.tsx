import * as anchors from '../lib/site/anchors';
import type { Frequency } from '../lib/content/price-guide';
import { frequencyChoice, isOnce } from '../lib/content/frequency-words';
import * as parameters from '../lib/prices/parameters';
import styles from './frequency-switch.module.css';

type FrequencySwitchProps = {
  label: string;
  frequencies: Frequency[];
  /** Whether visitors can choose to have no cleans. */
  isOptional?: boolean;
};

/**
 * Chooses the frequency to show prices for. In an element with the class `byFrequency`, CSS shows only what has the
 * class of the chosen frequency. Leave the switch out if there is only one choice.
 */
export function FrequencySwitch({ label, frequencies, isOptional = false }: FrequencySwitchProps) {
  const isAfterEvery = !isOptional && !frequencies.some(isOnce);
  const choices = frequencies.map((one) => [one.id, frequencyChoice(one, isAfterEvery)] as const);
  const none = isOptional ? [[parameters.noCleans, 'None'] as const] : [];
  return (
    <div className={styles.switch} role="radiogroup" aria-labelledby={anchors.frequency}>
      <p id={anchors.frequency}>{label}</p>
      <div>
        {[...choices, ...none].map(([value, words], index) => (
          <label key={value}>
            <input
              type="radio"
              name={parameters.frequency}
              value={value}
              defaultChecked={index === 0}
            />
            {words}
          </label>
        ))}
      </div>
    </div>
  );
}

/** The class of content for one frequency only, by the frequency's place in the list. */
export function shownFor(index: number): string | undefined {
  return [styles.first, styles.second, styles.third, styles.fourth, styles.fifth][index];
}
