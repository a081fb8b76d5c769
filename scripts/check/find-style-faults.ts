type StyleFault = { line: number; fault: string }

/** Say that something was done, not what the thing is; each of them had as many meanings as there were files with it. */
const VAGUE_TYPE =
  /^\s*(?:export )?(?:type|interface) (?<name>Asked|Checked|Found|Given|Kept|Known|Made|Place|Read|Row|Said|Seen|Shown|Taken|Told)\b/
/** `...{ a, b }` is `a, b`, put on one line. */
const PACKED = /^\s*\.\.\.\{/

/** Finds types whose names say nothing of their thing, and properties that are spread only to stand on one line. */
export function findStyleFaults(source: string): StyleFault[] {
  return source.split('\n').flatMap((line, at) => {
    const name = VAGUE_TYPE.exec(line)?.groups?.name
    if (name !== undefined) return [{ line: at + 1, fault: `names a type "${name}": name it by its thing.` }]
    return PACKED.test(line) ? [{ line: at + 1, fault: 'spreads an object: write its properties.' }] : []
  })
}
