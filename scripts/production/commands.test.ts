import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ROOT } from '../state-folder.ts'
import { BUILT_COMMANDS } from './commands.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')))
/** What makes, tries or fills the product, and is of no use where it runs. */
const OF_CHECKOUT =
  /^(start|dev|test|check|bench|proof|company:|gallery|mails|screenshots|search:verify|translator:verify|seed|sbom|licences|build|migrate:create|generate:|format)/

test('each command for operators exists in a built folder, with the same name and script', () => {
  const wanted = Object.keys(scripts).filter((name) => !OF_CHECKOUT.test(name))
  expect(wanted.filter((name) => !(name in BUILT_COMMANDS))).toEqual([])
  for (const [name, { file }] of Object.entries(BUILT_COMMANDS)) {
    expect(existsSync(join(ROOT, file)), file).toBe(true)
    // The drill of a checkout has a PostgreSQL of its own.
    if (name !== 'drill') expect(scripts[name], name).toContain(file)
  }
})

test('each built command, except the search server, uses the shared parser for its command line', () => {
  const files = Object.values(BUILT_COMMANDS).map(({ file }) => file)
  const others = files.filter((file) => !/\breadCommandLine\(|\brunDrillCommand\(/.test(read(file)))
  // A server: its settings come from the environment alone.
  expect([...new Set(others)]).toEqual(['search/src/server/main.ts'])
})

/** What pages for operators name as `npm run NAME` or `node start.ts NAME`. */
const listCommands = (text: string) =>
  [...text.matchAll(/(npm run|start\.ts) ([a-z][\w:-]*)/g)].map(([, by = '', name = '']) => ({ by, name }))
const SERVED = ['web', 'content-api', 'admin', 'jobs']

test('every command named in the runbook and on the pages for operators exists', () => {
  const pages = readdirSync(join(ROOT, 'docs/runbook')).map((file) => `docs/runbook/${file}`)
  for (const file of [...pages, 'docs/production.md', 'docs/operations.md']) {
    for (const { by, name } of listCommands(read(file))) {
      if (by === 'start.ts') expect([...SERVED, ...Object.keys(BUILT_COMMANDS)], `${file}: ${name}`).toContain(name)
      else expect(Object.keys(scripts), `${file}: ${name}`).toContain(name)
    }
  }
})

test('a runbook page that names an npm command also names it in the form for servers', () => {
  for (const file of readdirSync(join(ROOT, 'docs/runbook'))) {
    const named = listCommands(read(`docs/runbook/${file}`))
    const built = named.filter(({ by }) => by === 'start.ts').map(({ name }) => name)
    expect(
      named.filter(({ by, name }) => by === 'npm run' && !built.includes(name)),
      file,
    ).toEqual([])
  }
})

test('every setting that the runbook names is listed on the operations page', () => {
  const table = read('docs/operations.md')
  const known = (name: string) => new RegExp(`\`[^\`|]*\\b${name}\\b`).test(table)
  for (const file of readdirSync(join(ROOT, 'docs/runbook'))) {
    const named = [...read(`docs/runbook/${file}`).matchAll(/`\$?([A-Z][A-Z0-9]*_[A-Z0-9_]+)/g)].map(
      ([, name = '']) => name,
    )
    expect(
      named.filter((name) => !known(name)),
      file,
    ).toEqual([])
  }
})
