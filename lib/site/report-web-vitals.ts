import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/**
 * Sends each performance metric of the page to `endpoint` as a JSON beacon, once its value is final. It
 * includes the path of the page and nothing about the visitor.
 */
export function reportWebVitals(endpoint: string): void {
  const report = ({ name, value, rating }: Metric) =>
    navigator.sendBeacon(
      endpoint,
      JSON.stringify({ page: location.pathname, name, value, rating }),
    );
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
}
