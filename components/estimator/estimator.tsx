'use client';

import { useEffect, useRef, useState } from 'react';
import type { PriceGuide } from '../../lib/content/price-guide';
import {
  estimateToSearch,
  exampleEstimate,
  parseEstimate,
  type Estimate,
} from '../../lib/prices/estimate';
import { describeEstimate } from '../../lib/prices/estimate-words';
import { priceAnchors, quotedNotes } from '../../lib/site/price-summary';
import { routes } from '../../lib/site/routes';
import action from '../action-link.module.css';
import { CleanOptions } from './clean-options';
import { CleanReceipt, OccasionalReceipt } from './estimate-receipts';
import styles from './estimator.module.css';
import { fillForm, isUntouched, readForm } from './estimator-form';
import { HouseOptions } from './house-options';
import { OccasionalOptions } from './occasional-options';

/**
 * What a house costs. The form is the state: its choices are read on mount and on every change, so
 * that what was chosen before React arrived counts. Without script it shows the worked example and
 * still leads to the contact form with whatever is chosen.
 */
export function Estimator({ guide }: { guide: PriceGuide }) {
  const form = useRef<HTMLFormElement>(null);
  const [read, setRead] = useState<Estimate>();
  const example = exampleEstimate(guide);
  const estimate = read ?? example;
  const [explained] = quotedNotes(guide.notes);

  useEffect(() => {
    const shared = parseEstimate(new URLSearchParams(location.search), guide);
    const touched = !isUntouched(form.current!);
    if (shared && !touched) fillForm(form.current!, shared);
    const chosen = readForm(form.current!, guide);
    setRead(chosen);
    if (chosen && touched) keepInAddress(chosen);
  }, [guide]);

  const update = () => {
    const changed = readForm(form.current!, guide);
    setRead(changed);
    if (changed) keepInAddress(changed);
  };

  return (
    <form
      ref={form}
      className={styles.form}
      action={routes.contact}
      onChange={update}
      data-live={read && ''}
    >
      <div className={styles.choices}>
        <HouseOptions guide={guide} chosen={example.house} />
        <CleanOptions chosen={example} />
      </div>
      <div className={styles.sum}>
        <div className={styles.result}>
          <CleanReceipt guide={guide} estimate={estimate} />
        </div>
        <p className={styles.tables}>
          The <a href={`#${priceAnchors.semiDetached}`}>tables below</a> have the prices for this
          choice.
        </p>
      </div>
      <div className={styles.choices}>
        <OccasionalOptions />
      </div>
      <div className={`${styles.sum} ${styles.result}`}>
        <OccasionalReceipt guide={guide} estimate={estimate} />
      </div>
      <div className={styles.end}>
        <output className={styles.words}>{describeEstimate(guide, estimate).join(' ')}</output>
        <button className={`${action.primary} ${styles.ask}`}>Ask for this</button>
        {guide.notes.quoted && (
          <p className={styles.notes}>
            {guide.notes.quoted} {explained && <a href={`#${explained.id}`}>What these are</a>}
          </p>
        )}
      </div>
    </form>
  );
}

/** Makes the address of the page one that can be shared. */
function keepInAddress(estimate: Estimate) {
  try {
    history.replaceState(history.state, '', `?${estimateToSearch(estimate)}`);
  } catch {
    // Safari refuses more than 100 changes in 30 seconds; the next one catches up.
  }
}
