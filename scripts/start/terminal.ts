let isShown = false

/** A line that stays. */
export function sayLine(line: string): void {
  showMoving('')
  console.log(line)
}

/** A text that the next one takes the place of; '' clears it. Only a terminal shows it: elsewhere nothing can move. */
export function showMoving(text: string): void {
  if (!process.stdout.isTTY || (text === '' && !isShown)) return
  process.stdout.write(`\r\x1b[2K${text.slice(0, process.stdout.columns - 1)}`)
  isShown = text !== ''
}

/** Tells apart what a script says for good (ends in a line feed) and what only moves (ends in a carriage return). */
export function createReader(
  onLine: (line: string) => void,
  onMoving: (text: string) => void,
): (chunk: string) => void {
  let rest = ''
  return (chunk) => {
    const parts = (rest + chunk).replaceAll('\x1b[2K', '').split(/(?<=[\r\n])/)
    rest = /[\r\n]$/.test(parts.at(-1) ?? '') ? '' : (parts.pop() ?? '')
    for (const part of parts) {
      const text = part.slice(0, -1)
      if (part.endsWith('\n')) onLine(text)
      else if (text !== '') onMoving(text)
    }
  }
}
