const SIGN = /["{}]/g

/** Finds a name that an object in this JSON has twice: parsers silently keep only the last value. */
export function findTwice(text: string): { name: string; at: number } | undefined {
  const open: Set<string>[] = []
  SIGN.lastIndex = 0
  for (let found = SIGN.exec(text); found !== null; found = SIGN.exec(text)) {
    if (found[0] === '{') open.push(new Set())
    else if (found[0] === '}') open.pop()
    else {
      const end = findEnd(text, found.index)
      SIGN.lastIndex = end + 1
      const names = open.at(-1)
      if (names === undefined || !isName(text, end + 1)) continue
      const name = text.slice(found.index + 1, end)
      if (names.has(name)) return { name, at: found.index }
      names.add(name)
    }
  }
  return undefined
}

/** Finds the closing quote of a string: a quote after an odd number of backslashes belongs to the string. */
function findEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1) {
    let before = end - 1
    while (text[before] === '\\') before -= 1
    if ((end - before) % 2 === 1) return end
    end = text.indexOf('"', end + 1)
  }
  return text.length
}

function isName(text: string, after: number): boolean {
  let at = after
  while (' \t\r\n'.includes(text[at] ?? '-')) at += 1
  return text[at] === ':'
}
