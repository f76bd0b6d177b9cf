/** Script files of the metrics; set when the script is built into a page. */
declare const metricsFiles: string[];

addEventListener('load', () => {
  for (const file of metricsFiles) import(`/_next/static/chunks/${file}`).catch(() => {});
});
