import type { Frequency } from '../../lib/content/price-guide';
import { Choice } from './choice';
import { Options } from './options';

/** How often the windows are cleaned, and what else the house has. */
export function CleanOptions({ frequency }: { frequency: Frequency }) {
  return (
    <>
      <Options legend="Windows cleaned every">
        <Choice
          type="radio"
          name="frequency"
          value="fourWeeks"
          defaultChecked={frequency === 'fourWeeks'}
        >
          4 weeks
        </Choice>
        <Choice
          type="radio"
          name="frequency"
          value="eightWeeks"
          defaultChecked={frequency === 'eightWeeks'}
        >
          8 weeks
        </Choice>
      </Options>
      <Options legend="Your house has">
        <Choice type="checkbox" name="extension" value="yes">
          Extension
        </Choice>
        <Choice type="checkbox" name="conservatory" value="yes">
          Conservatory
        </Choice>
      </Options>
    </>
  );
}
