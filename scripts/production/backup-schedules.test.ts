import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadAll } from 'js-yaml'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ROOT } from '../state-folder.ts'

const work = mkdtempSync(join(tmpdir(), 'backups-'))
afterAll(() => rmSync(work, { recursive: true }))

const read = (file: string) => readFileSync(join(ROOT, 'deploy', file), 'utf8')
const DAY_S = 86_400

/** Stands in the way of the real ones: a backup that ends with `code`, and a wait for the next hour that ends the loop. */
function makeTools(folder: string, code: number): string {
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  const tools = {
    node: `#!/bin/sh\n[ ${code} = 0 ] && mkdir -p "$3"\nexit ${code}\n`,
    sleep: '#!/bin/sh\nkill $PPID\n',
  }
  for (const [name, text] of Object.entries(tools)) {
    writeFileSync(join(bin, name), text)
    chmodSync(join(bin, name), 0o755)
  }
  return bin
}

/** Runs each command as a shell would have it, until one fails. */
function runAll(commands: readonly string[], { bin, backups }: { bin: string; backups: string }): void {
  for (const command of commands) {
    const { status } = spawnSync('/bin/sh', ['-c', command.replaceAll('/var/backups/menagerie', backups)], {
      env: { PATH: `${bin}:/usr/bin:/bin` },
    })
    if (status !== 0) return
  }
}

const composeSchema = z.object({ services: z.object({ backup: z.object({ command: z.tuple([z.string()]) }) }) })
const jobSchema = z.object({ kind: z.literal('CronJob'), spec: z.unknown() })
const containerSchema = z.object({ args: z.tuple([z.string()]) })
const podSchema = z.object({
  jobTemplate: z.object({
    spec: z.object({ template: z.object({ spec: z.object({ containers: z.tuple([containerSchema]) }) }) }),
  }),
})

function readCompose(): string[] {
  const [compose] = loadAll(read('compose.yaml'))
  return [composeSchema.parse(compose).services.backup.command[0].replaceAll('$$', '$')]
}

function readCronJob(): string[] {
  const jobs = loadAll(read('kubernetes/menagerie.yaml')).filter((each) => jobSchema.safeParse(each).success)
  return jobs.map(
    (job) => podSchema.parse(jobSchema.parse(job).spec).jobTemplate.spec.template.spec.containers[0].args[0],
  )
}

/** The next line of a unit runs where the one before ended well; a `-` before the command would let a failure pass. */
function readUnit(): string[] {
  return [...read('systemd/menagerie-backup.service').matchAll(/^ExecStart(?:Post)?=(-?)(.+)$/gm)].map(
    ([, passes, command = '']) => `${command.replaceAll('%%', '%')}${passes === '-' ? ' || true' : ''}`,
  )
}

describe.each([
  ['compose.yaml', readCompose],
  ['the CronJob of Kubernetes', readCronJob],
  ['the unit of systemd', readUnit],
] as const)('%s', (kind, readCommands) => {
  test.each([
    ['deletes old backups once a new one is made', 0, 1],
    ['keeps the old backups when no new one can be made', 1, 2],
  ] as const)('%s', (_, code, kept) => {
    const folder = mkdtempSync(join(work, `${kind.replaceAll(/\W/g, '-')}-`))
    const backups = join(folder, 'backups')
    for (const [name, days] of [
      ['eight-days-old', 8],
      ['of-yesterday', 1],
    ] as const) {
      mkdirSync(join(backups, name), { recursive: true })
      const at = Date.now() / 1_000 - days * DAY_S
      utimesSync(join(backups, name), at, at)
    }
    const commands = readCommands()
    expect(commands.length).toBeGreaterThan(0)
    runAll(commands, { bin: makeTools(folder, code), backups })
    const left = readdirSync(backups)
    expect(left.filter((name) => ['eight-days-old', 'of-yesterday'].includes(name))).toHaveLength(kept)
    expect(left.length - kept).toBe(code === 0 ? 1 : 0)
  })
})

test('a failed backup of systemd calls a unit that exists', () => {
  const [, name = ''] = /^OnFailure=(\S+@)%n\.service$/m.exec(read('systemd/menagerie-backup.service')) ?? []
  expect(read(`systemd/${name}.service`)).toMatch(/^ExecStart=.*%i failed/m)
})
