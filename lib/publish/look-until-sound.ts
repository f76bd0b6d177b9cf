/**
 * Looks again every half minute until no problem is left, for at most a quarter of an hour: another host first
 * builds the site. Returns what was found last.
 */
export async function lookUntilSound(look: () => Promise<string[]>): Promise<string[]> {
  const start = Date.now();
  for (;;) {
    const problems = await look();
    if (problems.length === 0 || Date.now() - start >= 15 * 60_000) return problems;
    console.log(`Not yet as it should be, for example ${problems[0]}. Looking again …`);
    await new Promise((resolve) => setTimeout(resolve, 30_000));
  }
}
