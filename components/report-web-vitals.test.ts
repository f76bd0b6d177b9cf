// @vitest-environment jsdom
import type { Metric } from 'web-vitals';
import { expect, test, vi } from 'vitest';

vi.mock('web-vitals', () => {
  const observe = (name: string) => (report: (metric: Partial<Metric>) => void) =>
    report({ name: name as Metric['name'], value: 12.5, rating: 'good', id: 'v6-1' });
  return {
    onCLS: observe('CLS'),
    onFCP: observe('FCP'),
    onINP: observe('INP'),
    onLCP: observe('LCP'),
    onTTFB: observe('TTFB'),
  };
});

test('each metric goes to the endpoint with its page and nothing about the visitor', async () => {
  const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);
  vi.stubGlobal('navigator', { sendBeacon });
  document.head.innerHTML = '<meta name="web-vitals-endpoint" content="https://metrics.example/x">';
  await import('./report-web-vitals');
  expect(new Set(sendBeacon.mock.calls.map(([url]) => url))).toEqual(
    new Set(['https://metrics.example/x']),
  );
  const reports = sendBeacon.mock.calls.map(([, body]) => JSON.parse(body));
  expect(reports.map(({ name }) => name)).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  expect(reports[0]).toEqual({ page: '/', name: 'CLS', value: 12.5, rating: 'good' });
});
