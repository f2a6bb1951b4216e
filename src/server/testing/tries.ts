/** So often at most something is measured. */
const TRIES = 4;

/**
 * Measures how many times as much as allowed something takes, until it is allowed; the least of a few tries. What is too
 * slow is so each time; a machine that something else has kept busy is not.
 */
export async function leastExcess(measure: () => Promise<number>): Promise<number> {
  let least = await measure();
  for (let tries = 1; tries < TRIES && least > 1; tries++) least = Math.min(least, await measure());
  return least;
}
