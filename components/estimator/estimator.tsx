'use client';

import { useLayoutEffect } from 'react';
import type { PriceGuide } from '../../lib/content/price-guide';
import { useFormAround } from '../use-form-around';
import { answerChoices } from './answer-choices';

/** Prices what is chosen in the form around it. */
export function Estimator({ guide }: { guide: PriceGuide }) {
  const [form, inside] = useFormAround();

  useLayoutEffect(() => {
    const { current } = form;
    answerChoices(current!, guide);
    return () => {
      current!.oninput = null;
    };
  }, [form, guide]);

  return <div ref={inside} hidden />;
}
