import { mkdirSync, statfsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brandByKey } from '@menagerie/sites/brand'
import type { BrandKey } from '@menagerie/sites/brand-locale'
import { SITE_PORTS } from '@menagerie/sites/site-ports'
import { isPortFree } from '../port.ts'
import { Problem, toErrorCode } from '../problem.ts'
import { loadSecrets, type Secrets } from '../secrets.ts'
import { findStateFolder, ROOT } from '../state-folder.ts'
import { chooseDemo } from './demo-choice.ts'

/** Space that the packages' builds, the database and the demo's pictures take at the first start. */
const NEEDED_MEGABYTES = 1024

export type Ports = {
  /** One port per brand, in the company's order. */
  sites: readonly { brand: BrandKey; variable: string; port: number }[]
  admin: number
  contentApi: number
  /** Port at which the starter checks the site. Visitors cannot overload it. When absent, `startStack` takes a free one. */
  health?: number | undefined
  postgres: number
}

export type StartSettings = {
  stateFolder: string
  host: string
  ports: Ports
  secrets: Secrets
  databaseUrl: string | undefined
  /** Folder to which the embedded PostgreSQL copies its logs; see "A moment in the past" in docs/operations.md. */
  walArchive: string | undefined
  production: boolean
  /** Whether an empty database is filled with the demo. */
  demo: boolean
  /** Further variables for all processes, besides the environment of this one. */
  told?: Readonly<Record<string, string>>
}

export function loadSettings(env: NodeJS.ProcessEnv): StartSettings {
  const production = isProduction(env)
  const stateFolder = findStateFolder(env)
  prepareStateFolder(stateFolder, Number(env.MENAGERIE_NEEDED_MB ?? NEEDED_MEGABYTES))
  return {
    stateFolder,
    host: env.HOST ?? '127.0.0.1',
    ports: {
      sites: SITE_PORTS.map(({ brand, variable, usual }) => ({ brand, variable, port: toPort(env, variable, usual) })),
      admin: toPort(env, 'ADMIN_PORT', 3300),
      contentApi: toPort(env, 'CONTENT_API_PORT', 3301),
      health: env.HEALTH_PORT ? toPort(env, 'HEALTH_PORT', 0) : undefined,
      postgres: toPort(env, 'PG_PORT', 5433),
    },
    secrets: loadSecrets(stateFolder),
    databaseUrl: env.DATABASE_URL || undefined,
    walArchive: env.POSTGRES_WAL_ARCHIVE ? resolve(ROOT, env.POSTGRES_WAL_ARCHIVE) : undefined,
    production,
    demo: chooseDemo(env, production),
  }
}

const MODES = ['', 'development', 'test', 'production']

/** Refuses a misspelled mode (`prod`, `Production`), because such a server would show the demo and let its accounts sign in. */
function isProduction(env: Readonly<Record<string, string | undefined>>): boolean {
  const mode = env.NODE_ENV ?? ''
  if (!MODES.includes(mode)) throw new Problem(`NODE_ENV is "${mode}": use production or development.`)
  return mode === 'production'
}

/** Returns the port of each brand's site, by the variable that its process reads. */
export function toSitePortVariables({ sites }: Pick<Ports, 'sites'>): Record<string, string> {
  return Object.fromEntries(sites.map(({ variable, port }) => [variable, String(port)]))
}

/** Returns all ports by the names of their variables. */
export const toPortVariables = (ports: Ports): Record<string, string> => ({
  ...toSitePortVariables(ports),
  ADMIN_PORT: String(ports.admin),
  CONTENT_API_PORT: String(ports.contentApi),
  PG_PORT: String(ports.postgres),
})

function toPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const port = Number(env[name] ?? fallback)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new Problem(`${name} is "${env[name]}", which is no port: use a number from 1 to 65535.`)
}

function prepareStateFolder(folder: string, neededMegabytes: number) {
  try {
    for (const name of ['', 'log', 'media', 'replica', 'images', 'build'])
      mkdirSync(join(folder, name), { recursive: true })
  } catch (error) {
    if (toErrorCode(error) === 'ENOSPC')
      throw new Problem(`The disk that holds ${folder} is full. Free some space and start again; nothing was lost.`)
    throw new Problem(
      `No permission to write to ${folder}: make that folder writable, or name another one in MENAGERIE_VAR.`,
    )
  }
  const { bavail, bsize } = statfsSync(folder)
  const free = Math.floor((bavail * bsize) / 2 ** 20)
  if (free < neededMegabytes)
    throw new Problem(
      `The disk that holds ${folder} is nearly full: ${free} MB are free, ${neededMegabytes} MB are needed. Free some space and start again; nothing was lost.`,
    )
}

/** Reports a port that is taken, or named for two processes, before the long steps and not after them. */
export async function requireFreePorts({ databaseUrl, ports, host }: StartSettings) {
  const wanted: [name: string, port: number, what: string][] = [
    ...ports.sites.map(({ brand, variable, port }): [string, number, string] => [
      variable,
      port,
      `the ${brandByKey(brand).name} site`,
    ]),
    ['ADMIN_PORT', ports.admin, 'the admin'],
    ['CONTENT_API_PORT', ports.contentApi, 'the Content API'],
  ]
  if (ports.health !== undefined) wanted.push(['HEALTH_PORT', ports.health, 'the watch over the site'])
  const own = databaseUrl === undefined ? [['PG_PORT', ports.postgres, 'PostgreSQL'] as const] : []
  const shared = [...wanted, ...own].find(([, port], at, all) => all.findIndex((other) => other[1] === port) < at)
  if (shared !== undefined)
    throw new Problem(`Port ${shared[1]} is named twice, also for ${shared[2]}: set ${shared[0]} to another one.`)
  for (const [name, port, what] of wanted)
    if (!(await isPortFree(port, host)))
      throw new Problem(
        `Port ${port} is in use, which ${what} needs: stop what listens there, or set ${name} to another one.`,
      )
}
