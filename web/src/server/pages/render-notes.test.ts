import { expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { askSitePage } from '../testing/ask-pages.ts'
import { createStandInSite } from '../testing/stand-in-site.ts'

type Site = ReturnType<typeof createStandInSite>
const countRenders = ({ metrics }: Site) =>
  (['cold', 'dropped', 'retried'] as const).map((reason) => metrics.get(`render:${reason}`))

test('renders are counted by reason: cold, dropped by a publish, retried after a failure', () => {
  const site = createStandInSite()
  askSitePage(site, '/about/')
  askSitePage(site, '/about/')
  expect(countRenders(site)).toEqual([1, 0, 0])
  site.publish('about', 'All about us')
  askSitePage(site, '/about/')
  expect(countRenders(site)).toEqual([1, 1, 0])
  site.publish('about', 'A broken page')
  site.state.failing = true
  askSitePage(site, '/about/')
  site.state.now += 60_000
  askSitePage(site, '/about/')
  expect(countRenders(site)).toEqual([1, 2, 1])
})

test('requests for addresses that were never published do not count as renders', () => {
  const site = createStandInSite()
  askSitePage(site, '/nothing/here/')
  askSitePage(site, '/moved/')
  expect(countRenders(site)).toEqual([0, 0, 0])
})

test('the log names the page that failed, and never the query that a visitor typed', () => {
  const logged: string[] = []
  const log = createLog({ level: 'debug', write: (line) => logged.push(line) })
  const site = createStandInSite({ log })
  site.state.failing = true
  const answer = askSitePage(site, '/about/?query=sick+dog&email=jane%40example.com')
  const at = answer.headers.indexOf('X-Request-Id')
  const failure = logged.map((line) => JSON.parse(line)).find(({ level }) => level === 'error')
  expect(failure).toMatchObject({ requestId: answer.headers[at + 1], site: 'tailwell/en_US', pathname: '/about/' })
  expect(logged.length).toBeGreaterThan(1)
  expect(logged.join('')).not.toMatch(/sick|jane/)
})
