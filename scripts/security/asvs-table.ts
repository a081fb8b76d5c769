import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const TABLE = 'docs/security/asvs.md'

export type AsvsRow = { id: string; level: string; evidence: string }

const ROW = /^\| (\d+\.\d+\.\d+) \| ([12]) \| [^|]+ \| (.+) \|$/

export const readAsvsTable = (): AsvsRow[] =>
  readFileSync(join(ROOT, TABLE), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, id, level, evidence] = ROW.exec(line) ?? []
      return id && level && evidence ? [{ id, level, evidence }] : []
    })

export type NamedTest = { file: string; title: string }

export function readNamedTest(evidence: string): NamedTest | undefined {
  const [, file, title] = /^`([^`]+\.(?:test|spec)\.tsx?)`: “(.+)”$/.exec(evidence) ?? []
  return file && title ? { file, title } : undefined
}

/** What is wrong with the evidence of one row; undefined where it holds. */
export function findEvidenceFault(evidence: string): string | undefined {
  const named = readNamedTest(evidence)
  if (named === undefined)
    return /^(Document|Not here|Operator|Gap): ./.test(evidence)
      ? findDeadLink(evidence)
      : 'names no test and no reason'
  const path = join(ROOT, named.file)
  if (!existsSync(path)) return `${named.file} is not there`
  return readFileSync(path, 'utf8').includes(named.title) ? undefined : `${named.file} has no test “${named.title}”`
}

function findDeadLink(evidence: string): string | undefined {
  const targets = [...evidence.matchAll(/\]\(([^)#]+)\)/g)].map(([, target = '']) => target)
  const dead = targets.find((target) => !existsSync(join(ROOT, 'docs/security', target)))
  return dead && `${dead} is not there`
}
