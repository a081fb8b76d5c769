/** Coprime to all powers of ten, so that no number comes twice before all have come. */
const STEP = 7_411_737
const WITHOUT = 5

/**
 * Hands out the numbers of a form one after another, each once, from the one that ends in `first`; every fifth shop has none, and
 * none has one when all are given out.
 */
export function handOutNumbers(form: string, first = 0): () => string | undefined {
  const open = form.split('#').length - 1
  const numbers = 10 ** open - first
  let asked = 0
  let given = 0
  return () => {
    asked += 1
    if (asked % WITHOUT === 0 || given >= numbers) return undefined
    const digits = [...String(first + ((given * STEP) % numbers)).padStart(open, '0')]
    given += 1
    return form.replace(/#/g, () => digits.shift() ?? '')
  }
}
