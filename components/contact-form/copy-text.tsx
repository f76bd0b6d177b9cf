import { useState } from 'react';
import styles from './contact-form.module.css';

/** Copies a message that is too long for a link, or shows it selected where copying is forbidden. */
export function CopyText({ text }: { text: string }) {
  const [result, setResult] = useState<'none' | 'copied' | 'shown'>('none');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('shown');
    }
  }

  return (
    <>
      <button className={styles.copy} type="button" onClick={copy}>
        Copy your message
      </button>
      <output>
        {result === 'copied' && 'Copied: now paste it into your message to us.'}
        {result === 'shown' && 'Please copy the text below and paste it into your message to us.'}
      </output>
      {result === 'shown' && (
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
