/** Lists seeds: `34,177,6001` and five sessions are 34, 177, and three from 6001 on, so that sessions that once failed run in the same studio as new ones. */
export function listSeeds(named: string, count: number): number[] {
  if (!/^\d{1,9}(,\d{1,9})*$/.test(named))
    throw new Error(`PROOF_SEED is "${named}": whole numbers, with commas between them.`)
  const seeds = named.split(',').map(Number)
  const [last = 1] = seeds.slice(-1)
  const further = Array.from({ length: Math.max(count - seeds.length, 0) }, (_, at) => last + at + 1)
  return [...seeds, ...further].slice(0, count)
}
