import { reportWebVitals } from './report-web-vitals';

const endpoint = document.querySelector<HTMLMetaElement>('meta[name="web-vitals-endpoint"]');
if (endpoint) reportWebVitals(endpoint.content);
