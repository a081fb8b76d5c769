type StyleFault = { line: number; fault: string }

/**
 * Type names that only say that something was done or exists, not what it is. Each had as many meanings as there were
 * files with it. `Options` is allowed: in each file it is what its one function takes beside the main value.
 */
const VAGUE_TYPE =
  /^\s*(?:export )?(?:type|interface) (?<name>Asked|Checked|Data|Found|Given|Item|Kept|Known|Look|Made|Measured|Named|Parts|Place|Read|Row|Said|Seen|Shared|Shown|Taken|Tell|Told|Typed|Wanted)\b/
/** `...{ a, b }` is only `a, b` written on one line. */
const PACKED = /(?:^|\{)\s*\.\.\.\{/

/** A removal that is tried again hides a process that still writes. A kill without waiting does not wait for the process's end (`scripts/end-process.ts`). */
const TRIES_AGAIN = /\brm(?:Sync)?\(.*\bmaxRetries\b/
const KILL = /(?<!await )(?<!=> )\b(?!process\.)[\w.]+\.kill\((?:'SIGKILL')?\)|\bprocess\.kill\(-/

/** Finds code, in tests and in what drives the product, that hides a process which has not ended yet. */
export function findEndingFaults(source: string): StyleFault[] {
  return source.split('\n').flatMap((line, at) => {
    if (TRIES_AGAIN.test(line))
      return [{ line: at + 1, fault: 'tries a removal again: wait until the processes that write there have ended.' }]
    return KILL.test(line) ? [{ line: at + 1, fault: 'kills a process by itself: await endProcess or endGroup.' }] : []
  })
}

/** Finds types whose names do not describe their thing, and properties that are spread only to fit on one line. */
export function findStyleFaults(source: string): StyleFault[] {
  return source.split('\n').flatMap((line, at) => {
    const name = VAGUE_TYPE.exec(line)?.groups?.name
    if (name !== undefined) return [{ line: at + 1, fault: `names a type "${name}": name it by its thing.` }]
    return PACKED.test(line) ? [{ line: at + 1, fault: 'spreads an object: write its properties.' }] : []
  })
}
