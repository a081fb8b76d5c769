import { type DecideOptions, type Decision, decide } from './decide.ts'
import { type AskedAmount, splitAmount } from './split-amount.ts'
import type { AmountAttributes, Understanding } from './understanding-options.ts'

/** Factors by which an amount may differ from the one on a pack, which may be in other units. */
const SAME: readonly [number, number] = [0.98, 1.02]
/** Factors by which a pack may be smaller or larger when there is none of the wanted size. */
const NEAR: readonly [number, number] = [0.7, 1.45]

/**
 * Decides about a query without its amount, then about the amount: the pack of this size, the nearest size, or
 * products for an animal of this weight. Where none matches, the amount is ignored.
 */
export async function decideAmount(
  query: string,
  understanding: Understanding,
  asked: DecideOptions,
): Promise<Decision> {
  const { amounts, vocabulary } = understanding
  const split = amounts === undefined ? undefined : splitAmount(query, vocabulary)
  if (amounts === undefined || split === undefined) return decide(query, understanding, asked)
  const decision = await decide(split.query, understanding, asked)
  const { attempt, read } = decision
  if (attempt === undefined) return decide(query, understanding, asked)
  const { text } = split.amount
  for (const { numbers, isMet } of listWays(split.amount, amounts)) {
    const narrowed = { ...attempt, numbers }
    if ((await asked.count(read, narrowed)) > 0) return { ...decision, attempt: narrowed, amount: { text, isMet } }
  }
  return { ...decision, amount: { text, isMet: false } }
}

type Way = { readonly numbers: readonly string[]; readonly isMet: boolean }

function listWays({ of, value }: AskedAmount, { contents, weight }: AmountAttributes): Way[] {
  const within = ([least, most]: readonly [number, number]) => [
    `${contents[of]}>=${value * least}`,
    `${contents[of]}<=${value * most}`,
  ]
  return [
    { numbers: within(SAME), isMet: true },
    ...(of === 'mass' ? [{ numbers: [`${weight.from}<=${value}`, `${weight.to}>=${value}`], isMet: true }] : []),
    { numbers: within(NEAR), isMet: false },
  ]
}
