// Ids that pages give to their own parts, for links to these. The export refuses an id that a page has twice.
export const steps = 'how-it-works';
export const estimator = 'your-price';
export const tables = 'all-prices';
export const extras = 'extras';
export const form = 'your-message';
export const areas = 'where-we-work';
export const frequency = 'how-often';
export const main = 'main';
