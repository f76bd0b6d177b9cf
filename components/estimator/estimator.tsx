import type { ReactNode } from 'react';
import type { Extra, Home, PriceGuide, Surcharge } from '../../lib/content/price-guide';
import type { MessageLink } from '../../lib/enquiry/message-links';
import { areCleansOptional, readChoices } from '../../lib/prices/choices';
import * as parameters from '../../lib/prices/parameters';
import { cleanOf } from '../../lib/prices/price-lookup';
import { formatAmount, leastSurchargeWords, priceWords } from '../../lib/prices/price-words';
import { calculatePrice } from '../../lib/prices/estimate';
import { frequencyLegend } from '../../lib/content/frequency-words';
import { anchors, formLink, rowId, tileId } from '../../lib/site/links';
import { AmountInTile } from '../amount-in-tile';
import { FrequencySwitch, shownFor } from '../frequency-switch';
import frequencySwitch from '../frequency-switch.module.css';
import { Drawings } from '../drawings';
import { homeDrawings, surchargeDrawings } from '../house';
import { HouseTiles, houseGroups } from '../house-tiles';
import houseTiles from '../house-tiles.module.css';
import { Choice, Question } from './choice';
import choice from './choice.module.css';
import { EstimateResult } from './estimate-result';
import styles from './estimator.module.css';
import { ChosenHome } from './chosen-home';
import chosenHome from './chosen-home.module.css';

type EstimatorProps = {
  guide: PriceGuide;
  links: MessageLink[];
  /** Goes above the choices. */
  children: ReactNode;
};

/**
 * The choices of an estimate as a plain form, and the estimate. No home is chosen at first. Without
 * JavaScript, the form shows every home's price and leads to the contact form.
 */
export function Estimator({ guide, links, children }: EstimatorProps) {
  const { frequencies, surcharges, extras } = guide;
  const isOptional = areCleansOptional(guide);
  const unasked = extras.filter(({ question }) => !question);
  return (
    <form
      className={`${styles.form} ${frequencySwitch.byFrequency}`}
      id={anchors.estimator}
      action={formLink()}
      data-guide={JSON.stringify(guide)}
    >
      {children}
      <div className={styles.choices} data-not-printed="">
        {(isOptional || frequencies.length > 1) && (
          <FrequencySwitch
            label={isOptional ? 'Window cleaning' : frequencyLegend(frequencies)}
            {...{ frequencies, isOptional }}
          />
        )}
        <Homes guide={guide} />
        <div className={styles.more}>
          {surcharges.length > 0 && (
            <Question
              legend="Does your home have any of these?"
              drawing={<ChosenHome guide={guide} />}
            >
              {surcharges.map((surcharge) => (
                <SurchargeChoice key={surcharge.id} surcharge={surcharge} guide={guide} />
              ))}
            </Question>
          )}
          {unasked.length > 0 && (
            <Question
              legend={
                <>
                  <span className={frequencySwitch.ofCleans}>Any extras?</span>
                  <span className={frequencySwitch.withoutCleans}>What needs cleaning?</span>
                </>
              }
            >
              {unasked.map((extra) => (
                <ExtraChoice key={extra.id} extra={extra} guide={guide} />
              ))}
            </Question>
          )}
          {/* Last, so that hiding them moves nothing else. */}
          {extras.map(
            (extra) => extra.question && <YesOrNo key={extra.id} extra={extra} guide={guide} />,
          )}
        </div>
      </div>
      <EstimateResult guide={guide} links={links} />
    </form>
  );
}

function Homes({ guide }: { guide: PriceGuide }) {
  const { homes, frequencies } = guide;
  const choose = (home: Home) => (
    <Choice
      key={home.id}
      id={tileId(home)}
      type="radio"
      name={parameters.home}
      value={home.id}
      // “2 Bed” stays on one line.
      label={home.nameInTable.replace(/^(\d+) /, '$1\u00a0')}
      stacked
      className={`${chosenHome.anyHome} ${chosenHome[home.drawing ?? 'home']}`}
      price={frequencies.map(({ id }, index) => (
        <span key={id} className={shownFor(index)}>
          <AmountInTile amount={cleanOf(guide, home, id).amount} />
        </span>
      ))}
    />
  );
  return (
    <>
      <Drawings of={[...homeDrawings(guide), ...surchargeDrawings(guide)]} />
      <HouseTiles
        groups={houseGroups(homes, choose)}
        groupName={homes.length > 1 ? 'Other homes' : 'Your home'}
      />
    </>
  );
}

type SurchargeProps = { surcharge: Surcharge; guide: PriceGuide };

/** A surcharge to tick, with what it adds to each clean. */
function SurchargeChoice({ surcharge: { id, name, drawing }, guide }: SurchargeProps) {
  const adds = (
    <span className={frequencySwitch.ofCleans} data-price={id}>
      {leastSurchargeWords(id, guide)}
    </span>
  );
  return (
    <div>
      <Choice
        type="checkbox"
        name={parameters.has}
        value={id}
        className={drawing && chosenHome[drawing]}
        label={name}
        price={adds}
      >
        <small className={choice.whileDisabled}>not for this home</small>
      </Choice>
    </div>
  );
}

type ExtraProps = { extra: Extra; guide: PriceGuide };

/** What an extra costs before anything is chosen; the script then shows the price for the choices. */
function leastPrice(extra: Extra, guide: PriceGuide): string {
  return formatAmount(
    calculatePrice(extra, guide, readChoices(new URLSearchParams(), guide)).amount,
  );
}

/** An extra's question; the answer no means that the extra is needed. */
function YesOrNo({ extra, guide }: ExtraProps) {
  const { id, name, question = '', note } = extra;
  return (
    <Question
      legend={question}
      answer={
        <p className={styles.answer}>
          {note} {name}: <strong data-price={id}>{leastPrice(extra, guide)}</strong>
        </p>
      }
      className={styles.question}
      tiled
    >
      {['Yes', 'No'].map((answer) => (
        <Choice
          key={answer}
          type="radio"
          name={parameters.extraPrefix + id}
          value={answer.toLowerCase()}
          label={answer}
        />
      ))}
    </Question>
  );
}

function ExtraChoice(props: ExtraProps) {
  const { extra } = props;
  const { price } = extra;
  return (
    <div id={rowId(extra)}>
      {'units' in price ? <CountBox {...props} units={price.units} /> : <TickBox {...props} />}
    </div>
  );
}

/** For an extra that is counted: visitors say how many they want. */
function CountBox({ extra, guide, units }: ExtraProps & { units: string }) {
  const { id, name, note } = extra;
  return (
    <label className={`${houseTiles.tile} ${choice.choice}`}>
      <span>
        {name}: how many {units}?<small>{priceWords(extra.price, guide)}</small>
      </span>
      <span className={choice.count}>
        <input name={parameters.extraPrefix + id} inputMode="numeric" size={5} placeholder="0" />
        <span className={choice.price} data-price={id} />
      </span>
      {note && <small>{note}</small>}
    </label>
  );
}

/** For an extra that visitors just tick. */
function TickBox({ extra, guide }: ExtraProps) {
  const { id, name, price, note } = extra;
  return (
    <>
      <Choice
        type="checkbox"
        name={parameters.extra}
        value={id}
        label={name}
        price={leastPrice(extra, guide)}
      >
        {price.kind === 'bySize' && <small data-workings={id} />}
      </Choice>
      {note && <small>{note}</small>}
    </>
  );
}
