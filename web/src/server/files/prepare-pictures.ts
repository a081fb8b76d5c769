import { setTimeout as wait } from 'node:timers/promises'
import type { Imaging } from '../../media/imaging/imaging.ts'
import { type Log, toErrorFields } from '../../platform/log.ts'
import type { FeedFollower } from '../feed/follow-feed.ts'
import type { PageRuntime } from '../pages/page-runtime.ts'
import { findRoute, renderFound } from '../pages/render-route.ts'
import type { SiteParts } from '../site-parts.ts'
import { findNewPages, type NewPage } from './find-new-pages.ts'

const PICTURE = /\/imaging\/([^/"\s]+)\/(\d+x\d+)\/([^/"\s,]+)/g
/** In the queue for pictures one visitor among others: what a real one waits for is made before the next of these. */
const VISITOR = 'new documents'
/** What nearly all browsers ask for. */
const ACCEPT = 'image/avif'
/**
 * The first load of a site and an import bring more pages than these at once. None of theirs are made: for some of thousands of pages a
 * core would be at work for minutes, beside all that follows a start. The first visitor of such a page waits, about a second a picture.
 */
const MAX_WAITING = 200
/** An original comes after its document. */
const ORIGINAL = { tries: 15, everyMs: 2_000 }

type Options = {
  imaging: Imaging
  /** HTML of a page, undefined where there is none that all visitors share. */
  renderPage: (page: NewPage) => string | undefined
  signal: AbortSignal
  log: Log
  /** Before an original that is not here yet is looked for again. */
  everyMs?: number
}

/** Makes the pictures of documents that have just arrived, one after the other, in the sizes their pages use. */
export function createPicturePreparing({ imaging, renderPage, signal, log, everyMs = ORIGINAL.everyMs }: Options) {
  const waiting = new Map<string, NewPage>()
  let isAtWork = false

  async function prepare([, key = '', size = '', version = '']: readonly string[]): Promise<void> {
    for (let tried = 0; tried < ORIGINAL.tries && !signal.aborted; tried += 1) {
      const { status } = await imaging({
        key: decodeURIComponent(key),
        size,
        version: decodeURIComponent(version),
        accept: ACCEPT,
        visitor: VISITOR,
      })
      if (status !== 503) return
      await wait(everyMs, undefined, { signal })
    }
  }

  async function work(): Promise<void> {
    isAtWork = true
    try {
      for (const [name, page] of waiting) {
        waiting.delete(name)
        const pictures = new Map([...(renderPage(page) ?? '').matchAll(PICTURE)].map((found) => [found[0], found]))
        for (const picture of pictures.values()) {
          if (signal.aborted) return
          await prepare(picture)
        }
      }
    } catch (error) {
      if (!signal.aborted) log.warn('Pictures of a new document were not made ahead', toErrorFields(error))
    } finally {
      isAtWork = false
    }
  }

  return (pages: readonly NewPage[]): void => {
    if (pages.length > MAX_WAITING) return
    for (const page of pages.slice(0, Math.max(0, MAX_WAITING - waiting.size)))
      waiting.set(`${page.site.id}/${page.path}`, page)
    if (waiting.size > 0 && !isAtWork && !signal.aborted) void work()
  }
}

type Arrivals = Pick<Options, 'imaging' | 'log'> & {
  replica: Pick<SiteParts['replica'], 'reader'>
  follower: Pick<FeedFollower, 'onArrived'>
  runtime: Pick<PageRuntime, 'parts' | 'createContext'>
}

/** Pictures of what is published from now on are made before the first visitor asks for them, until it is aborted. */
export function preparePictures({ imaging, log, replica, follower, runtime }: Arrivals): AbortController {
  const ending = new AbortController()
  const prepare = createPicturePreparing({ imaging, renderPage: renderUnkept(runtime), signal: ending.signal, log })
  follower.onArrived((tags) => prepare(findNewPages(replica, tags)))
  return ending
}

/** Pages that all visitors share; nothing of them is kept or counted. */
function renderUnkept({ parts, createContext }: Arrivals['runtime']): Options['renderPage'] {
  return (page) => {
    const found = findRoute(parts.templates, createContext, page)
    if ('error' in found || found.route.status !== 200) return undefined
    const rendered = renderFound(parts.templates, found, found.route)
    return rendered !== undefined && 'text' in rendered ? rendered.text : undefined
  }
}
