import type { Estimate } from '../../lib/prices/estimate';
import { Choice } from './choice';
import { Options } from './options';

/** How often the windows are cleaned, and what the house has beside them. */
export function CleanOptions({ chosen }: { chosen: Estimate }) {
  return (
    <>
      <Options legend="Windows cleaned every">
        <Choice
          type="radio"
          name="frequency"
          value="fourWeeks"
          defaultChecked={chosen.frequency === 'fourWeeks'}
        >
          4 weeks
        </Choice>
        <Choice
          type="radio"
          name="frequency"
          value="eightWeeks"
          defaultChecked={chosen.frequency === 'eightWeeks'}
        >
          8 weeks
        </Choice>
      </Options>
      <Options legend="Your house has">
        <Choice type="checkbox" name="extension" value="yes" defaultChecked={chosen.extension}>
          Extension
        </Choice>
        <Choice
          type="checkbox"
          name="conservatory"
          value="yes"
          defaultChecked={chosen.conservatory}
        >
          Conservatory
        </Choice>
      </Options>
    </>
  );
}
