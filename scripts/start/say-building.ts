import { sayLine, showMoving } from './terminal.ts'

const EACH_SECOND_MS = 1_000

type Screen = { isTerminal: boolean; say: (line: string) => void; show: (text: string) => void }

const OWN_SCREEN: Screen = { isTerminal: Boolean(process.stdout.isTTY), say: sayLine, show: showMoving }

/** Says that a build runs: on a terminal with the elapsed time, elsewhere in one line. Returns the function that ends it. */
export function sayBuilding(
  name: string,
  isFirst: boolean,
  { isTerminal, say, show }: Screen = OWN_SCREEN,
): () => void {
  const text = `building the ${name === 'web' ? 'site' : name}${isFirst ? ', some minutes the first time' : ''}`
  if (!isTerminal) {
    say(`  … ${text}`)
    return () => undefined
  }
  const began = performance.now()
  const tick = () => show(`  … ${text}  ${toClock(performance.now() - began)}`)
  tick()
  const timer = setInterval(tick, EACH_SECOND_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    show('')
  }
}

/** Formats minutes and seconds as 1:05. */
function toClock(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
