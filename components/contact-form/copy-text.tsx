import { useEffect, useState } from 'react';
import { copyWords } from '../../lib/enquiry/words';
import buttons from '../action-link.module.css';
import styles from './contact-form.module.css';

/** Milliseconds until the button is by itself again. */
const shownFor = 6_000;

/** Copies a message that is too long for a link, or shows it selected where copying is forbidden. */
export function CopyText({ text }: { text: string }) {
  const [result, setResult] = useState<keyof typeof copyWords>();

  async function copy() {
    // So that a second press is announced too.
    setResult(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('forbidden');
    }
  }

  useEffect(() => {
    if (result !== 'copied') return;
    const timer = setTimeout(() => setResult(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [result]);

  return (
    <>
      <button className={`${buttons.plain} ${styles.copy}`} type="button" onClick={copy}>
        Copy your message
      </button>
      <output>{result ? copyWords[result] : ''}</output>
      {result === 'forbidden' && (
        <textarea
          className={styles.control}
          ref={(box) => box?.select()}
          aria-label="Text of your message"
          readOnly
          rows={6}
          value={text}
        />
      )}
    </>
  );
}
