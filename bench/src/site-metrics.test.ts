import { expect, it } from 'vitest'
import { findMetric, toRequestsName } from './site-metrics.ts'

const text = `# TYPE menagerie_requests_total counter
menagerie_requests_total{kind="page",result="hit"} 12
menagerie_requests_total{kind="page",result="rendered"} 7
menagerie_cached_bytes 1500000
`

it('reads one metric of a site', () => {
  expect(findMetric(text, toRequestsName('page', 'rendered'))).toBe(7)
  expect(findMetric(text, 'menagerie_cached_bytes')).toBe(1_500_000)
})

it('fails for a metric that the site does not report', () => {
  expect(() => findMetric(text, 'menagerie_cached')).toThrow('no menagerie_cached')
})
