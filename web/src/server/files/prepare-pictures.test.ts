import { findById } from '@menagerie/sites/locales'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ImageRequest } from '../../media/imaging/imaging.ts'
import { createLog } from '../../platform/log.ts'
import { mediaChange, pageChange } from '../../replica/testing/example-changes.ts'
import { openTestReplica } from '../../replica/testing/open-test-replica.ts'
import { findNewPages, type NewPage } from './find-new-pages.ts'
import { createPicturePreparing } from './prepare-pictures.ts'

const NL = findById('tailwell/nl_NL')
const HTML = `<img src="/imaging/a/320x320/v1" srcset="/imaging/a/320x320/v1 320w, /imaging/a/640x640/v1 640w">
  <img src="/imaging/b%20c/320x320/v2">`

let asked: ImageRequest[]
/** Number of requests for which an original is still missing. */
let missing: number
let ending: AbortController

beforeEach(() => {
  asked = []
  missing = 0
  ending = new AbortController()
})
afterEach(() => ending.abort())

const open = (renderPage: (page: NewPage) => string | undefined = () => HTML) =>
  createPicturePreparing({
    imaging: async (request) => {
      asked.push(request)
      missing -= 1
      return { status: missing < 0 ? 404 : 503 }
    },
    renderPage,
    signal: ending.signal,
    log: createLog({ level: 'error', write: () => {} }),
    everyMs: 1,
  })
const pages = (...paths: string[]) => paths.flatMap((path) => (NL ? [{ site: NL, path }] : []))

test('the pictures of a new page are requested in advance, each size once', async () => {
  open()(pages('dogs'))
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  expect(asked.map(({ key, size, version }) => `${key} ${size} ${version}`)).toEqual([
    'a 320x320 v1',
    'a 640x640 v1',
    'b c 320x320 v2',
  ])
  expect(new Set(asked.map(({ accept }) => accept))).toEqual(new Set(['image/avif']))
})

test('a picture whose original has not arrived yet is tried again', async () => {
  missing = 3
  open()(pages('dogs'))
  await vi.waitFor(() => expect(asked.map(({ key }) => key)).toEqual(['a', 'a', 'a', 'a', 'a', 'b c']))
})

test('a page that cannot be rendered does not affect the pictures of other pages', async () => {
  open(({ path }) => (path === 'gone' ? undefined : HTML))(pages('gone', 'dogs'))
  await vi.waitFor(() => expect(asked).toHaveLength(3))
})

const many = (count: number, name: string) => pages(...Array.from({ length: count }, (_, index) => `${name}-${index}`))

test('pictures are prepared for a publish of 200 pages, but not for an import of 1,000', () => {
  const rendered: string[] = []
  const prepare = open(({ path }) => {
    rendered.push(path)
    return ''
  })
  prepare(many(1_000, 'import'))
  expect(rendered).toEqual([])
  prepare(many(200, 'campaign'))
  expect(rendered).toHaveLength(200)
})

test('a stopping site prepares no more pictures', () => {
  const rendered: string[] = []
  const prepare = open(({ path }) => {
    rendered.push(path)
    return ''
  })
  ending.abort()
  prepare(pages('late'))
  expect(rendered).toEqual([])
})

test('only published pages whose text or address has changed count as new pages', () => {
  const { replica, apply } = openTestReplica()
  const tags = apply(pageChange('1', 'dogs'), mediaChange('m', 'bytes'))
  expect(
    findNewPages(replica, new Set([...tags, 'body:page:tailwell/nl_NL/gone', 'title:page:tailwell/nl_NL/1'])),
  ).toEqual(pages('dogs'))
})
