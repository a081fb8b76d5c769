/** Must be coprime to the size of each range (a power of ten minus `first`), so that no number comes twice. */
const STEP = 7_411_737
const WITHOUT = 5

/**
 * Returns the telephone numbers of a form, each once and none below `first`, in steps that look random; `first` itself comes last. Every
 * fifth shop gets none, and no shop gets one when all are used.
 */
export function handOutNumbers(form: string, first = 0): () => string | undefined {
  const open = form.split('#').length - 1
  const numbers = 10 ** open - first
  let asked = 0
  let given = 0
  return () => {
    asked += 1
    if (asked % WITHOUT === 0 || given >= numbers) return undefined
    given += 1
    const digits = [...String(first + ((given * STEP) % numbers)).padStart(open, '0')]
    return form.replace(/#/g, () => digits.shift() ?? '')
  }
}
