import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const CHECKOUT = resolve(import.meta.dirname, '../..')
const TABLE = 'docs/security/asvs.md'

type AsvsRow = { id: string; level: string; evidence: string }

const ROW = /^\| (\d+\.\d+\.\d+) \| ([12]) \| [^|]+ \| (.+) \|$/

export const readAsvsTable = (): AsvsRow[] =>
  readFileSync(join(CHECKOUT, TABLE), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, id, level, evidence] = ROW.exec(line) ?? []
      return id && level && evidence ? [{ id, level, evidence }] : []
    })

type NamedTest = { file: string; title: string }

function readNamedTest(evidence: string): NamedTest | undefined {
  const [, file, title] = /^`([^`]+\.(?:test|spec)\.tsx?)`: “(.+)”$/.exec(evidence) ?? []
  return file && title ? { file, title } : undefined
}

/** Returns what is wrong with the evidence of one row, or undefined. */
export function findEvidenceFault(evidence: string): string | undefined {
  const named = readNamedTest(evidence)
  if (named === undefined)
    return /^(Document|Not here|Operator|Gap): ./.test(evidence)
      ? findDeadLink(evidence)
      : 'names no test and no reason'
  const path = join(CHECKOUT, named.file)
  if (!existsSync(path)) return `${named.file} is not there`
  return readFileSync(path, 'utf8').includes(named.title) ? undefined : `${named.file} has no test “${named.title}”`
}

function findDeadLink(evidence: string): string | undefined {
  const targets = [...evidence.matchAll(/\]\(([^)#]+)\)/g)].map(([, target = '']) => target)
  const dead = targets.find((target) => !existsSync(join(CHECKOUT, 'docs/security', target)))
  return dead && `${dead} is not there`
}

/** Parts of a title that are filled in with words. */
const FILLED_IN = /%[sdifjo]|\$\{[^}]+\}|\$\w+/g
const toPattern = (title: string) =>
  new RegExp(
    title
      .split(FILLED_IN)
      .map((words) => words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
      .join('.*'),
    's',
  )

type RunTest = { file: string; title: string }

/** Returns the rows whose test a complete run did not include. `title` includes the titles of its groups. */
export function findNotRun(rows: readonly AsvsRow[], run: readonly RunTest[]): string[] {
  const byFile = Map.groupBy(run, ({ file }) => file)
  return rows.flatMap(({ id, evidence }) => {
    const named = readNamedTest(evidence)
    if (named === undefined) return []
    const pattern = toPattern(named.title)
    const hasRun = byFile.get(named.file)?.some(({ title }) => pattern.test(title)) ?? false
    return hasRun ? [] : [`${id}: “${named.title}” of ${named.file} has not run`]
  })
}
