import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findEvidenceFault } from '../security/asvs-table.ts'
import { ROOT } from '../state-folder.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
/** Proofs break the real processes: what they try is named in their code, and no run of the tests has them. */
function findFault(evidence: string): string | undefined {
  const [, file, name] = /^`(proof\/[^`]+\.ts)`: “(.+)”$/.exec(evidence) ?? []
  if (!file || !name) return findEvidenceFault(evidence)
  return read(file).includes(`name: '${name}'`) ? undefined : `${file} does not try “${name}”`
}

const rows = [
  ...read('docs/operations.md').matchAll(/^\| ([^|]+) \| \[(\w+)\]\(runbook\/\w+\.md\) \| ([^|]+) \| ([^|]+) \|$/gm),
].map(([, failure = '', alert = '', told = '', visitors = '']) => ({ failure, alert, told, visitors }))

test('the failure table has one row for each failure that operators meet', () => {
  expect(rows.map(({ failure }) => failure)).toEqual([
    'PostgreSQL dead',
    'Content API dead',
    'Content API hangs',
    'outbox full',
    'mail server dead',
    'search service dead',
    'disk low',
    'admin without build',
  ])
})

test('each row of the failure table names tests that exist', () => {
  const faults = rows.flatMap(({ failure, told, visitors }) =>
    [told, visitors].flatMap((evidence) => {
      const fault = findFault(evidence)
      return fault === undefined ? [] : [`${failure}: ${fault}`]
    }),
  )
  expect(faults).toEqual([])
})

test('the alert of each row of the failure table has a Prometheus rule test', () => {
  const tried = read('deploy/prometheus/rules.test.yml')
  expect(rows.filter(({ alert }) => !tried.includes(`- name: ${alert}`)).map(({ alert }) => alert)).toEqual([])
})
