import { serviceWords } from '../../lib/prices/price-words';
import { Choice } from './choice';
import styles from './occasional-options.module.css';
import { Options } from './options';

/** Services that are done now and then, on request. */
export function OccasionalOptions() {
  return (
    <Options legend="Occasional extras" columns="whole">
      <Choice type="checkbox" name="windowsInside" value="yes" priced="windows">
        {serviceWords.windowsInside}
      </Choice>
      <Options legend="Gutters" columns="whole">
        <Choice type="radio" name="gutters" value="none" defaultChecked>
          None
        </Choice>
        <Choice type="radio" name="gutters" value="gutterClearing" priced="gutters">
          {serviceWords.gutterClearing}
        </Choice>
        <Choice type="radio" name="gutters" value="gutterFasciaSoffits" priced="gutters">
          {serviceWords.gutterFasciaSoffits}
        </Choice>
      </Options>
      <Options legend={serviceWords.conservatoryRoof}>
        <RoofPanels />
      </Options>
    </Options>
  );
}

/** A text input of two digits: a number input changes under the mouse wheel and hides what it cannot read. */
function RoofPanels() {
  return (
    <label className={styles.panels}>
      Number of panels
      <input
        name="roofPanels"
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={2}
        size={2}
        placeholder="0"
        title="The number of panels, in digits"
      />
    </label>
  );
}
