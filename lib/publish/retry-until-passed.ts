/**
 * Repeats a test every half minute until it finds no problem, for at most a quarter of an hour, in which a host may
 * still be publishing the site. Returns what was found last.
 */
export async function retryUntilPassed(test: () => Promise<string[]>): Promise<string[]> {
  const start = Date.now();
  for (;;) {
    const problems = await test();
    if (problems.length === 0 || Date.now() - start >= 15 * 60_000) return problems;
    console.log(`Not yet as it should be, for example ${problems[0]}. Trying again …`);
    await new Promise((resolve) => setTimeout(resolve, 30_000));
  }
}
