import { join, resolve } from 'node:path'
import type { BrandKey } from '@menagerie/sites/brand-locale'
import { SITE_PORTS } from '@menagerie/sites/site-ports'
import { z } from 'zod'
import type { Result } from './result.ts'
import { sitesSchema } from './served-sites.ts'
import { findOutboxFolder, findReplicaFolder } from './state-folders.ts'

const port = z.coerce.number().int().min(1).max(65_535)
const optional = z.string().optional()
const seconds = z.coerce.number().min(0.1).max(3_600)

/** `name=value,name=value`. */
const pairs = z
  .string()
  .regex(/^\w+=[\w-]*(,\w+=[\w-]*)*$/, 'must look like name=value,name=value')
  .transform((text) => Object.fromEntries(text.split(',').map((pair) => pair.split('=', 2))))
  .pipe(z.record(z.string(), z.string()))
  .optional()

/** `address` or `address/bits`, separated by commas. */
const networks = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((each) => each.trim() || []))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'must be network addresses, such as 10.0.0.0/8')))

/** One port per brand, by its variable. */
const portsSchema = z.object(
  Object.fromEntries(SITE_PORTS.map(({ variable, usual }) => [variable, port.default(usual)])),
)

const envSchema = z.object({
  /** A separate listener for health, readiness and metrics; they are always answered on the other ports, too. */
  HEALTH_PORT: port.optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  ADDRESSING: z.enum(['local', 'domains']).default('local'),
  /** `Strict-Transport-Security` of all answers on real domains; without it none is sent, since browsers remember it for long. */
  HSTS: z
    .string()
    .regex(/^max-age=\d+(; includeSubDomains)?(; preload)?$/, 'must look like max-age=63072000; includeSubDomains')
    .optional(),
  /** Sites that this process loads and answers for, such as `acme/de_DE,acme/fr_FR`; all without it (decision 073). */
  SITES: sitesSchema,
  /** How many processes answer on the same ports; with two or more, another process supervises them. */
  WEB_PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  CONTENT_API_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:3301'),
  CONTENT_API_TOKEN: optional,
  /** Token with which a site delivers visitors' forms; without it they wait in the outbox. */
  CONTENT_API_SUBMISSIONS_TOKEN: optional,
  /** Token with which a site signs business customers in; without it there are no accounts. */
  CONTENT_API_ACCOUNTS_TOKEN: optional,
  /** Seals the cookies of signed-in customers: the same for all processes of a site. Changing it ends all sessions. */
  SESSION_SECRET: z.string().min(32).optional(),
  /** The former secret: cookies that it sealed are read until they expire, at most twelve hours later. */
  SESSION_SECRET_BEFORE: z.string().min(32).optional(),
  /** Folder of all state; the folders below are in it unless they are set. */
  MENAGERIE_VAR: z.string().default('var'),
  REPLICA_DIR: optional,
  /** A full load that lacks a larger share of what is shown is held back until an operator accepts it (docs/operations.md). */
  REPLICA_MAX_LOSS_PERCENT: z.coerce.number().min(0).max(100).default(30),
  /** Forms of visitors until the studio has them: on a disk that outlives the process. */
  OUTBOX_DIR: optional,
  OUTBOX_MAX_MB: z.coerce.number().min(0.1).default(1_024),
  IMAGE_CACHE_DIR: optional,
  /** Limit of that folder in megabytes. */
  IMAGE_CACHE_MB: z.coerce.number().min(0).default(2_048),
  SNAPSHOT: optional,
  /** Limit of the page cache in megabytes; 0 renders every request. */
  PAGE_CACHE_MB: z.coerce.number().min(0).default(64),
  /** Most connections of one process on one port; further visitors get an answer that says so. */
  MAX_CONNECTIONS: z.coerce.number().int().min(1).default(5_000),
  /** Time limits: for a request's head, for a whole request, between two requests, and for a visitor to read an answer. */
  HEAD_TIMEOUT_S: seconds.default(10),
  REQUEST_TIMEOUT_S: seconds.default(30),
  IDLE_TIMEOUT_S: seconds.default(65),
  SEND_TIMEOUT_S: seconds.default(60),
  /** Pages of examples under `/__gallery/`, for developers and tests. */
  GALLERY: z.enum(['on', 'off']).default('off'),
  /** Shows interface texts with accents, longer and in brackets, to find texts that are not in the catalogue. */
  PSEUDO_LOCALE: z.literal('1').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  /** Name of the header from which a CDN reads tags, such as `Cache-Tag`; without a CDN no tags are sent. */
  CDN_TAG_HEADER: optional,
  /** Address to purge tags at a CDN; needs CDN_TAG_HEADER. */
  CDN_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Bearer token of that call. */
  CDN_PURGE_TOKEN: optional,
  CDN_PURGE_TAGS_AT_ONCE: z.coerce.number().int().min(1).default(30),
  /** JSON file that lists the companies whose videos, pages and posts may be shown to visitors that allow it (docs/operations.md). */
  SERVICES_FILE: optional,
  /** `embedded`: in a thread of each process. `node` and `algolia`: a service that several sites share. */
  SEARCH_ENGINE: z.enum(['embedded', 'node', 'algolia', 'off']).default('embedded'),
  /** Where finished indexes are kept for the next start. */
  SEARCH_CACHE_DIR: optional,
  /** What clients of `/1/…` must send. Not secret: every page that searches contains both. */
  SEARCH_APPLICATION_ID: z.string().min(1).default('menagerie'),
  SEARCH_KEY: z.string().min(1).default('public-search'),
  /** The former key: pages that browsers and a CDN still have contain it. */
  SEARCH_KEY_BEFORE: optional,
  /** Address of a search service (a node, or Algolia), its application id, a key that may search, and one that may change indexes. */
  SEARCH_SERVICE_URL: z.url({ protocol: /^https?$/ }).optional(),
  SEARCH_SERVICE_APPLICATION_ID: optional,
  SEARCH_SERVICE_KEY: optional,
  SEARCH_SERVICE_ADMIN_KEY: optional,
  /** Parts of index names (reading 4), such as `acme=prod_` by brand and, by editor, `be=_belgium`. */
  SEARCH_PREFIXES: pairs,
  SEARCH_SUFFIXES: pairs,
  /** Trusted proxies before the site, as `address` or `address/bits`, separated by commas: the visitor's address that they report counts. */
  TRUSTED_PROXIES: networks,
  /** Header in which a CDN reports the visitor's country, such as `CF-IPCountry`; read only when it is set. */
  GEO_COUNTRY_HEADER: z.string().toLowerCase().optional(),
  /** Country of visitors on this machine and in local networks, as ISO 3166-1 alpha-2. */
  GEO_DEFAULT_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be two capital letters, such as NL')
    .optional(),
  /** A country database in MaxMind's format that replaces the included one. */
  GEO_DATABASE: optional,
  /** A geocoding service, asked before the built-in index; without an address there is none. */
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
  GEOCODER: z.enum(['photon', 'nominatim', 'pelias', 'mapbox']).default('photon'),
  GEOCODER_KEY: optional,
  /** How long its answers are kept in memory; 0 where its terms forbid caching. */
  GEOCODER_KEPT_S: z.coerce.number().min(0).max(2_592_000).default(86_400),
  /** Style of a street map for the store finder: a path of the site itself, or an address that a service of SERVICES_FILE declares. */
  MAP_STYLE_URL: z
    .string()
    .regex(
      /^(?:https?:\/\/[^\s/]+\/\S*|\/(?!\/)\S+)$/,
      'must be an address such as https://maps.example/style.json, or a path',
    )
    .optional(),
  /** A file of streets in the PMTiles format, from which the site sends ranges; replaces MAP_STYLE_URL. */
  MAP_TILES: optional,
  /** Shared with the studio, which signs preview tokens with it; without it there are no previews. */
  PREVIEW_SECRET: z.string().min(16).optional(),
  PREVIEW_SECRET_BEFORE: z.string().min(16).optional(),
  /** Origins of the studio's admin, separated by spaces, such as `https://studio.example`: only these may frame previews. */
  STUDIO_ORIGIN: z
    .string()
    .regex(/^https?:\/\/[\w.:-]+( https?:\/\/[\w.:-]+)*$/, 'must be origins such as https://studio.example')
    .optional(),
  /** The studio's admin as this server reaches it: for shared preview links, and for previews of a later date. */
  STUDIO_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Contact for reports of security faults, for `/.well-known/security.txt`; without it that address is not found. */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must begin with mailto: or https://')
    .optional(),
  /** Bearer token of /metrics; without one the metrics are only for callers on this machine, and in production for none. */
  METRICS_TOKEN: optional,
  METRICS_TOKEN_BEFORE: optional,
  /** `npm start` sets it under NODE_ENV=production; must be set for a site that is started directly. */
  MENAGERIE_PRODUCTION: optional,
})

type WebPort = { brand: BrandKey; variable: string; port: number }
type Folder = 'REPLICA_DIR' | 'OUTBOX_DIR' | 'IMAGE_CACHE_DIR' | 'SEARCH_CACHE_DIR'
export type Env = Omit<z.infer<typeof envSchema>, Folder> & Record<Folder, string> & { WEB_PORTS: readonly WebPort[] }

/** Reads every variable of a site process. Relative folders are resolved from `root`. The errors are sentences for operators. */
export function readEnv(variables: Record<string, string | undefined>, root: string): Result<Env, string> {
  // An empty variable counts as not set.
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = envSchema.safeParse(set)
  const ports = portsSchema.safeParse(set)
  if (!parsed.success || !ports.success) {
    const issues = [...(ports.error?.issues ?? []), ...(parsed.error?.issues ?? [])]
    const faults = issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    return { ok: false, error: `The environment is not usable: ${faults.join('; ')}.` }
  }
  if (parsed.data.PSEUDO_LOCALE !== undefined && parsed.data.MENAGERIE_PRODUCTION !== undefined) {
    return { ok: false, error: 'The environment is not usable: PSEUDO_LOCALE is not for visitors.' }
  }
  if (parsed.data.SITES !== undefined && parsed.data.SNAPSHOT !== undefined) {
    return { ok: false, error: 'The environment is not usable: a SNAPSHOT is of all sites, SITES of a part of them.' }
  }
  const missing = findMissingService(parsed.data)
  if (missing !== undefined) return { ok: false, error: `The environment is not usable: ${missing}.` }
  const { MENAGERIE_VAR: state, SNAPSHOT, SERVICES_FILE, ...rest } = parsed.data
  const fromRoot = (path: string) => resolve(root, path)
  const folder = (path: string | undefined, name: string) => fromRoot(path ?? join(state, name))
  return {
    ok: true,
    value: {
      ...rest,
      WEB_PORTS: SITE_PORTS.map(({ brand, variable, usual }) => ({
        brand,
        variable,
        port: ports.data[variable] ?? usual,
      })),
      MENAGERIE_VAR: state,
      REPLICA_DIR: findReplicaFolder(set, root),
      OUTBOX_DIR: findOutboxFolder(set, root),
      IMAGE_CACHE_DIR: folder(rest.IMAGE_CACHE_DIR, 'images'),
      SEARCH_CACHE_DIR: folder(rest.SEARCH_CACHE_DIR, 'search-indexes'),
      SNAPSHOT: SNAPSHOT === undefined ? undefined : fromRoot(SNAPSHOT),
      SERVICES_FILE: SERVICES_FILE === undefined ? undefined : fromRoot(SERVICES_FILE),
    },
  }
}

/** Finds missing settings that the chosen search engine or geocoder needs. */
function findMissingService(env: z.infer<typeof envSchema>): string | undefined {
  const needed = {
    embedded: [],
    off: [],
    node: ['SEARCH_SERVICE_URL', 'SEARCH_SERVICE_KEY'],
    algolia: ['SEARCH_SERVICE_APPLICATION_ID', 'SEARCH_SERVICE_KEY'],
  } as const
  if (env.GEOCODER === 'mapbox' && env.GEOCODER_URL !== undefined && env.GEOCODER_KEY === undefined) {
    return 'GEOCODER mapbox needs GEOCODER_KEY'
  }
  const missing = needed[env.SEARCH_ENGINE].filter((name) => env[name] === undefined)
  return missing.length === 0 ? undefined : `SEARCH_ENGINE ${env.SEARCH_ENGINE} needs ${missing.join(' and ')}`
}
