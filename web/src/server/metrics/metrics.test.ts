import { expect, test } from 'vitest'
import { joinMetrics, Metrics } from './metrics.ts'

/** Parses Prometheus text into values by name with labels. */
function toSamples(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

test('every result is reported from the start with the value zero', async () => {
  const samples = toSamples(await new Metrics().toText())
  expect(samples.get('menagerie_requests_total{kind="page",result="failed"}')).toBe(0)
  expect(samples.get('menagerie_renders_total{reason="dropped"}')).toBe(0)
})

test('every counted kind is reported by a metric family, including downloads and searches', async () => {
  const samples = toSamples(await new Metrics().toText())
  for (const [kind, result] of [
    ['download', 'sent'],
    ['search', 'answered'],
  ])
    expect(samples.get(`menagerie_requests_total{kind="${kind}",result="${result}"}`)).toBe(0)
})

test('requests are counted separately for each site, and forms for each form', async () => {
  const metrics = new Metrics()
  metrics.count('page:hit', 'tailwell/nl_NL')
  metrics.count('page:hit', 'tailwell/nl_NL')
  metrics.count('page:not-found', 'tailwell/de_DE')
  metrics.count('page:hit')
  metrics.countForm('login', 'tailwell/nl_NL', 'refused')
  metrics.observeAnswer('form', 0.2)
  const samples = toSamples(await metrics.toText())
  expect(samples.get('menagerie_requests_total{kind="page",result="hit"}')).toBe(3)
  expect(samples.get('menagerie_site_requests_total{site="tailwell/nl_NL",result="hit"}')).toBe(2)
  expect(samples.get('menagerie_site_requests_total{site="tailwell/de_DE",result="not-found"}')).toBe(1)
  expect(samples.get('menagerie_forms_total{form="login",site="tailwell/nl_NL",result="refused"}')).toBe(1)
  expect(samples.get('menagerie_answer_seconds_count{kind="form"}')).toBe(1)
})

test('reading the metrics does not change the counts', async () => {
  const metrics = new Metrics()
  metrics.count('page:hit')
  metrics.count('page:hit')
  metrics.droppedPages += 3
  await metrics.toText()
  const samples = toSamples(await metrics.toText())
  expect(samples.get('menagerie_requests_total{kind="page",result="hit"}')).toBe(2)
  expect(samples.get('menagerie_dropped_pages_total')).toBe(3)
})

test('durations are counted in buckets', async () => {
  const metrics = new Metrics()
  for (const seconds of [0.0004, 0.002, 3]) metrics.observe('render', seconds)
  const samples = toSamples(await metrics.toText())
  expect(samples.get('menagerie_render_seconds_bucket{le="0.0005"}')).toBe(1)
  expect(samples.get('menagerie_render_seconds_bucket{le="0.0025"}')).toBe(2)
  expect(samples.get('menagerie_render_seconds_count')).toBe(3)
})

test('a gauge is read on each request, and left out while it has no value', async () => {
  const metrics = new Metrics()
  let lag: number | undefined
  metrics.addGauge({ name: 'lag', help: 'Lag.', read: () => lag })
  expect(toSamples(await metrics.toText()).has('menagerie_lag')).toBe(false)
  lag = 4
  expect(toSamples(await metrics.toText()).get('menagerie_lag')).toBe(4)
  lag = undefined
  expect(toSamples(await metrics.toText()).has('menagerie_lag')).toBe(false)
})

test('joined metrics of several processes add counts and sizes, and take the longest lag and the weakest connection', async () => {
  const processes = [1, 2].map((number) => {
    const metrics = new Metrics()
    for (let at = 0; at < number; at += 1) metrics.count('page:hit')
    metrics.addGauge({ name: 'cached_bytes', help: 'Bytes.', read: () => number * 100 })
    metrics.addGauge({ name: 'lag', help: 'Lag.', read: () => number, joined: 'max' })
    metrics.addGauge({ name: 'connected', help: 'Open.', read: () => number - 1, joined: 'min' })
    return metrics.values()
  })
  const samples = toSamples(await joinMetrics(await Promise.all(processes)))
  expect(samples.get('menagerie_requests_total{kind="page",result="hit"}')).toBe(3)
  expect(samples.get('menagerie_cached_bytes')).toBe(300)
  expect(samples.get('menagerie_lag')).toBe(2)
  expect(samples.get('menagerie_connected')).toBe(0)
})

test('the joined memory of several processes is that of the largest process', async () => {
  const processes = [1, 2].map(() => {
    const metrics = new Metrics()
    metrics.addProcessMetrics()
    return metrics.values()
  })
  const joined = toSamples(await joinMetrics(await Promise.all(processes)))
  expect(joined.get('process_resident_memory_bytes')).toBeLessThan(1.5 * process.memoryUsage().rss)
})

test('memory and event loop are reported under their usual names', async () => {
  const metrics = new Metrics()
  metrics.addProcessMetrics()
  const samples = toSamples(await metrics.toText())
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
  expect(samples.has('nodejs_eventloop_lag_p99_seconds')).toBe(true)
})
