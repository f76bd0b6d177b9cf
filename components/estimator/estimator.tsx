'use client';

import { useLayoutEffect, useRef } from 'react';
import type { PriceGuide } from '../../lib/content/price-guide';
import { answerChoices } from './answer-choices';

/** Prices what is chosen in the form around it. */
export function Estimator({ guide }: { guide: PriceGuide }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => answerChoices(root.current!.closest('form')!, guide), [guide]);
  return <div ref={root} hidden />;
}
