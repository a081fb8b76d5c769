import { createAddressing } from '@menagerie/sites/addressing'
import type { ContentApi } from '../../platform/content-api.ts'
import { createLog } from '../../platform/log.ts'
import type { Outbox } from '../../platform/outbox.ts'
import { freeText, type QueryValues, wholeNumberField } from '../../platform/query-field.ts'
import { noSession } from '../../platform/session.ts'
import type { Reader } from '../../replica/reader.ts'
import { createForms } from '../forms/form-handlers.ts'
import { Metrics } from '../metrics/metrics.ts'
import { Pages } from '../pages/pages.ts'
import type { SiteParts } from '../site-parts.ts'
import { Turns } from '../turns/turns.ts'

/** An outbox that is always full. */
const NO_OUTBOX: Outbox = {
  accept: async () => 'full',
  state: () => ({ lanes: [], isFull: false, damage: [], lost: 0 }),
  close: async () => {},
}
const ORIGINS = { tailwell: 'http://localhost:3000', aldergrove: 'http://localhost:3100' }

/** Query fields of the path `list`. */
const LIST_FIELDS = { page: wholeNumberField('page', { first: 1, last: 3 }), words: freeText('query', 50) }

function toListTitle(query: QueryValues | undefined): string {
  const [page, words] = [LIST_FIELDS.page.read(query), LIST_FIELDS.words.read(query)]
  return `${page > 1 ? ` ${page}` : ''}${words && ` “${words}”`}`
}

const NO_ENTRIES: Reader = {
  get: () => undefined,
  pathOf: () => undefined,
  titleOf: () => undefined,
  at: () => undefined,
  list: () => [],
  stores: () => [],
  variants: () => new Map(),
}
const ASSETS = {
  stylesOf: () => ['/assets/a.css'],
  script: '/assets/a.js',
  file: (name: string) => `/assets/${name}`,
}

const LINKS = '<link rel="stylesheet" href="/assets/a.css">'
const INSIDE = { css: 'p{color:red}', hash: 'sha256-abc' }

const NO_STUDIO: ContentApi = { ask: () => Promise.reject(new Error('there is no studio')) }
const NO_VISITS: Pick<SiteParts, 'live' | 'forms' | 'openSession' | 'checkSession'> = {
  live: {
    search: { search: () => Promise.reject(new Error('the stand-in does not search')) },
    contentApi: NO_STUDIO,
  },
  forms: createForms(NO_OUTBOX, { contentApi: NO_STUDIO, seal: () => '' }),
  openSession: noSession,
  checkSession: async (session) => session,
}

const writePage = (title: string, header: string) =>
  `<!doctype html><title>${title}</title>${LINKS}${header}<p>${'words '.repeat(400)}</p>`

/** Creates a site whose published state is texts by path; `text:{path}` is the tag of each. */
export function createStandInSite(options: Partial<SiteParts> = {}) {
  const texts = new Map<string, string>([
    ['', 'Home'],
    ['about', 'About us'],
    ['list', 'List'],
  ])
  const renders = new Map<string, number>()
  const logged: string[] = []
  const state = { isLoaded: true, failing: false, now: 1_000_000 }
  const read = (log: Set<string>, path: string) => {
    log.add(`text:${path}`)
    return texts.get(path)
  }
  const countRender = (key: string) => renders.set(key, (renders.get(key) ?? 0) + 1)
  const readers = new WeakMap<Reader, Set<string>>()
  const logOf = (reader: Reader) => readers.get(reader) ?? new Set()

  const parts: SiteParts = {
    addressing: createAddressing({ mode: 'local', localOrigins: ORIGINS }),
    replica: {
      reader(_site, log) {
        const reader = { ...NO_ENTRIES }
        readers.set(reader, log)
        return reader
      },
      isLoaded: () => state.isLoaded,
    },
    templates: {
      resolveRoute(ctx, path) {
        if (path === 'moved') return { status: 301, path: 'about' }
        if (path === 'away') return { status: 302, url: 'https://shop.example/?from=us' }
        if (path === 'gated') return { status: 303, path: '' }
        if (read(logOf(ctx.reader), path) === undefined) return { status: 404 }
        return { status: 200, kind: 'page', key: path, fields: path === 'list' ? Object.values(LIST_FIELDS) : [] }
      },
      renderDocument(ctx, { key }) {
        countRender(key)
        const header = ctx.fragment('header', (inner) => `<header>${read(logOf(inner.reader), 'menu') ?? ''}</header>`)
        if (state.failing) throw new Error('broken block')
        return writePage(`${read(logOf(ctx.reader), key)}${toListTitle(ctx.query)}`, header)
      },
      renderMachineDocument: () => undefined,
      renderFixedPage: () => '',
      renderEmbed: () => undefined,
      renderErrorDocument(ctx, status) {
        countRender(`error ${status}`)
        const words = read(logOf(ctx.reader), 'error')
        if (state.failing && words !== undefined) throw new Error('broken error page')
        return `<!doctype html><title>Error ${status}</title>`
      },
    },
    translatorOf: () => (key) => key,
    assetsOf: () => ASSETS,
    stylesInside: () => INSIDE,
    services: [],
    places: () => undefined,
    ...NO_VISITS,
    log: createLog({ level: 'info', write: (line) => logged.push(line) }),
    metrics: new Metrics(),
    clock: () => state.now,
    turns: new Turns(),
    https: false,
    cacheBytes: 16 * 2 ** 20,
    ...options,
  }
  const pages = new Pages(parts)
  const publish = (path: string, text: string) => {
    texts.set(path, text)
    pages.drop(new Set([`text:${path}`]))
  }
  return { parts, pages, texts, renders, logged, state, publish, metrics: parts.metrics }
}
