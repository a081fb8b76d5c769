import { setTimeout as wait } from 'node:timers/promises'
import type { Imaging } from '../../media/imaging/imaging.ts'
import { type Log, toErrorFields } from '../../platform/log.ts'
import type { FeedFollower } from '../feed/follow-feed.ts'
import type { PageRuntime } from '../pages/page-runtime.ts'
import { findRoute, renderFound } from '../pages/render-route.ts'
import type { SiteParts } from '../site-parts.ts'
import { findNewPages, type NewPage } from './find-new-pages.ts'

const PICTURE = /\/imaging\/([^/"\s]+)\/(\d+x\d+)\/([^/"\s,]+)/g
/** In the queue for pictures this work counts as one visitor: what real visitors wait for comes first. */
const VISITOR = 'new documents'
/** The format that nearly all browsers ask for. */
const ACCEPT = 'image/avif'
/**
 * The first load of a site and an import bring more pages at once; then none of their pictures are made ahead: for thousands of pages a core
 * would be busy for minutes, beside all else that follows a start. The first visitor of such a page waits about a second per picture.
 */
const MAX_WAITING = 200
/** Waits for an original, which arrives after its document. */
const ORIGINAL = { tries: 15, everyMs: 2_000 }

type Options = {
  imaging: Imaging
  /** Returns the HTML of a page, undefined where there is none that all visitors share. */
  renderPage: (page: NewPage) => string | undefined
  signal: AbortSignal
  log: Log
  /** Pause before looking again for an original that has not arrived. */
  everyMs?: number
}

/** Makes the pictures of newly arrived documents, one after the other, in the sizes their pages use. */
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

/** From now on makes the pictures of what is published before the first visitor asks for them, until the returned controller is aborted. */
export function preparePictures({ imaging, log, replica, follower, runtime }: Arrivals): AbortController {
  const ending = new AbortController()
  const prepare = createPicturePreparing({ imaging, renderPage: renderUnkept(runtime), signal: ending.signal, log })
  follower.onArrived((tags) => prepare(findNewPages(replica, tags)))
  return ending
}

/** Renders pages that all visitors share, without caching or counting. */
function renderUnkept({ parts, createContext }: Arrivals['runtime']): Options['renderPage'] {
  return (page) => {
    const found = findRoute(parts.templates, createContext, page)
    if ('error' in found || found.route.status !== 200) return undefined
    const rendered = renderFound(parts.templates, found, found.route)
    return rendered !== undefined && 'text' in rendered ? rendered.text : undefined
  }
}
