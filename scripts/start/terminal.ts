let isShown = false

/** Prints a line that stays. */
export function sayLine(line: string): void {
  showMoving('')
  console.log(line)
}

/** Shows a text that the next one replaces; '' clears it. Only a terminal shows it, because elsewhere text cannot be replaced. */
export function showMoving(text: string): void {
  if (!process.stdout.isTTY || (text === '' && !isShown)) return
  process.stdout.write(`\r\x1b[2K${text.slice(0, process.stdout.columns - 1)}`)
  isShown = text !== ''
}

/** Separates a script's lasting lines (ending in a line feed) from replaced ones (ending in a carriage return). */
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
