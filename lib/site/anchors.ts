export const estimator = 'your-price';
export const tables = 'all-prices';
export const extras = 'extras';
export const form = 'your-message';
export const areas = 'where-we-work';
export const frequency = 'how-often';
export const main = 'main';
