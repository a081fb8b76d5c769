import { expect, test } from 'vitest'
import type { Answer } from '../http/answer.ts'
import { askSitePage as askPages } from '../testing/ask-pages.ts'
import { createStandInSite } from '../testing/stand-in-site.ts'

type Site = ReturnType<typeof createStandInSite>
const ask = (site: Site, target: string, ifNoneMatch?: string) =>
  askPages(site, target, ifNoneMatch === undefined ? {} : { ifNoneMatch })
const title = ({ body }: Answer) => /<title>(.*?)<\/title>/.exec(body.toString())?.[1]
const header = ({ headers }: Answer, name: string) => headers[headers.indexOf(name) + 1]
const countRenders = (site: Site) => site.renders.get('list') ?? 0

test('all query variants with the same meaning share one cached page, whichever is requested first', () => {
  const site = createStandInSite()
  const forms = ['?page=2', '?utm_source=mail&page=2', '?page=2&page=2', '?page=2&query=']
  for (const form of [...forms, ...forms.toReversed()]) {
    const answer = ask(site, `/list/${form}`)
    expect([answer.status, title(answer)]).toEqual([200, 'List 2'])
  }
  expect([countRenders(site), site.pages.cache.size]).toEqual([1, 1])
  for (const form of ['', '?page=1', '?page=', '?gclid=1']) {
    expect(title(ask(site, `/list/${form}`))).toBe('List')
  }
  for (const form of forms) ask(site, `/list/${form}`)
  expect([countRenders(site), site.pages.cache.size]).toEqual([2, 2])
})

test('page numbers that do not exist are not found, not rendered and not stored', () => {
  const site = createStandInSite()
  for (let n = 4; n < 5_000; n += 1) expect(ask(site, `/list/?page=${n}`).status).toBe(404)
  ask(site, '/list/')
  for (const page of ['0', '02', '4', '99999999999999999999', 'one', '1.5', '-1', '1e9', '2&page=3'])
    expect(ask(site, `/list/?page=${page}`).status).toBe(404)
  expect([countRenders(site), site.pages.cache.size]).toEqual([1, 2])
})

test('typed search words are shown only to their visitor and never cached', () => {
  const site = createStandInSite()
  for (let n = 0; n < 100; n += 1) {
    const answer = ask(site, `/list/?query=dog+${n}`)
    expect([answer.status, title(answer)]).toEqual([200, `List “dog ${n}”`])
    expect([header(answer, 'Cache-Control'), header(answer, 'Vary')]).toEqual([
      'no-store',
      'Accept-Encoding, Sec-Fetch-Site',
    ])
    expect(answer.headers).not.toContain('ETag')
  }
  expect(title(ask(site, '/list/?page=3&query=cat'))).toBe('List 3 “cat”')
  expect(site.pages.cache.size).toBe(0)
  expect(site.metrics.get('render:typed')).toBe(101)
})

test('a failing render for typed words is an error with a request id, and the cached page stays available', () => {
  const site = createStandInSite()
  ask(site, '/list/')
  site.state.failing = true
  const answer = ask(site, '/list/?query=dog')
  expect([answer.status, header(answer, 'Cache-Control')]).toEqual([500, 'no-store'])
  expect(answer.headers).toContain('X-Request-Id')
  expect(ask(site, '/list/').status).toBe(200)
})

test('a publish drops each page of a list, and each keeps its own ETag and its own last good version', () => {
  const site = createStandInSite()
  const [first, second] = [ask(site, '/list/'), ask(site, '/list/?page=2')]
  expect(header(first, 'ETag')).not.toBe(header(second, 'ETag'))
  expect(ask(site, '/list/?page=2', header(second, 'ETag')).status).toBe(304)
  site.publish('list', 'New list')
  expect(title(ask(site, '/list/?page=2'))).toBe('New list 2')
  site.state.failing = true
  site.publish('list', 'Broken list')
  expect(title(ask(site, '/list/?page=2'))).toBe('New list 2')
  expect(title(ask(site, '/list/'))).toBe('List')
})

test('when a page is deleted, its query variants are deleted as well', () => {
  const site = createStandInSite()
  ask(site, '/list/?page=2')
  site.texts.delete('list')
  site.pages.drop(new Set(['text:list']))
  expect(ask(site, '/list/?page=2').status).toBe(404)
  site.texts.set('list', 'Back')
  site.state.failing = true
  expect(ask(site, '/list/?page=2').status).toBe(500)
})

test('a variant of an address redirects to the canonical address and keeps the query', () => {
  const answer = ask(createStandInSite(), '/List?page=2&utm_source=mail')
  expect([answer.status, header(answer, 'Location')]).toEqual([301, '/list/?page=2&utm_source=mail'])
})
