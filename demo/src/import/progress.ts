/** Shows the progress of a long task: a line when it is done, and on a terminal a moving count before that. */
export type Progress = { begin: (what: string, total?: number) => ImportTask }
export type ImportTask = { reach: (count: number) => void; end: (count: number, word?: string) => void }

type Output = {
  say: (line: string) => void
  /** Replaces the text shown before; '' clears it. Absent if the output cannot be overwritten. */
  show?: ((text: string) => void) | undefined
}

const SHOWN_AFTER_MS = 1000
const SHOWN_EVERY_MS = 200

export function createProgress({ say, show }: Output): Progress {
  return {
    begin(what, total) {
      const began = performance.now()
      let shown = began + SHOWN_AFTER_MS - SHOWN_EVERY_MS
      let hasShown = false
      return {
        reach(count) {
          if (show === undefined || performance.now() - shown < SHOWN_EVERY_MS) return
          shown = performance.now()
          hasShown = true
          show(`  ${what.padEnd(NAME)} ${format(count)}${total === undefined ? '' : ` of${format(total)}`}`)
        },
        end(count, word = 'new') {
          if (hasShown) show?.('')
          const seconds = ((performance.now() - began) / 1000).toFixed(1)
          say(`  ${what.padEnd(NAME)} ${format(count)} ${word.padEnd(WORD)} ${seconds.padStart(6)} s`)
        },
      }
    },
  }
}

const NAME = 20
const WORD = 9
const format = (count: number) => count.toLocaleString('en').padStart(8)

/** `\r` starts the line again: terminals do so, and `npm start` looks for it in the output of this process. */
export function toTerminal(env: Readonly<Record<string, string | undefined>> = process.env): Output {
  const isLive = process.stdout.isTTY || env.MOVING_COUNTS === '1'
  return {
    say: console.log,
    show: isLive ? (text) => process.stdout.write(`\r\x1b[2K${text}${text === '' ? '' : '\r'}`) : undefined,
  }
}
