import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import {
  ANSWER_TIMES,
  type CounterName,
  METRIC_FAMILIES,
  type MetricFamily,
  RESULTS,
  TIMINGS,
  type TimedAnswer,
  type TimingName,
} from './metric-families.ts'

export type { CounterName, TimingName } from './metric-families.ts'

/** `joined`: how the values of several processes are combined; sizes and counts add up, of a state the worst counts. */
export type GaugeOptions = {
  name: string
  help: string
  read: () => number | undefined
  joined?: 'sum' | 'max' | 'min'
}

/** All values of one process, as it sends them to the process that shows those of all. */
type ProcessMetrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

type Cell = { value: number }

const EVENT_LOOP_SAMPLE_MS = 50

/** Counters and measurements of this process. Counting costs one look-up; the metrics library only works when they are read. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #cells = new Map<string, Cell>()
  readonly #timings: Readonly<Record<TimingName, Histogram>>
  readonly #answers: Histogram
  /** Counters by site, then by name. */
  readonly #bySite = new Map<string, Map<CounterName, Cell>>()
  readonly #forms: Counter
  droppedPages = 0

  constructor() {
    for (const [kind, results] of Object.entries(RESULTS)) {
      for (const result of results) this.#cells.set(`${kind}:${result}`, { value: 0 })
    }
    for (const family of METRIC_FAMILIES) this.#addFamily(family)
    this.#timings = {
      render: this.#addTiming('render'),
      encode: this.#addTiming('encode'),
      search: this.#addTiming('search'),
    }
    this.#answers = new Histogram({ ...ANSWER_TIMES, labelNames: ['kind'], registers: [this.#registry] })
    this.#forms = new Counter({
      name: 'menagerie_forms_total',
      help: 'Forms that visitors sent, by form, site and what came of it: sign-ins are the form login.',
      labelNames: ['form', 'site', 'result'],
      registers: [this.#registry],
    })
    this.#addSites()
    this.#addCounter('menagerie_dropped_pages_total', 'Cached pages that a publish made stale.', [], (counter) =>
      counter.inc(this.droppedPages),
    )
  }

  /** `site`: the brand-locale that was asked, where it is known. */
  count(name: CounterName, site?: string): void {
    const cell = this.#cells.get(name)
    if (cell !== undefined) cell.value += 1
    if (site !== undefined) this.#cellOf(site, name).value += 1
  }

  countForm(form: string, site: string, result: string): void {
    this.#forms.inc({ form, site, result })
  }

  observeAnswer(kind: TimedAnswer, seconds: number): void {
    this.#answers.observe({ kind }, seconds)
  }

  get(name: CounterName): number {
    return this.#cells.get(name)?.value ?? 0
  }

  observe(name: TimingName, seconds: number): void {
    this.#timings[name].observe(seconds)
  }

  /** `read` is called with each request for the metrics; undefined leaves the gauge out. */
  addGauge({ name, help, read, joined = 'sum' }: GaugeOptions): void {
    const gauge: Gauge = new Gauge({
      name: `menagerie_${name}`,
      help,
      aggregator: joined,
      registers: [this.#registry],
      collect: () => {
        const value = read()
        if (value === undefined) gauge.remove()
        else gauge.set(value)
      },
    })
  }

  /** Adds memory, processor, file handles, event loop and garbage collector, under the usual names for Node. Of several processes the memory is that of the largest. */
  addProcessMetrics(): void {
    collectDefaultMetrics({ register: this.#registry, eventLoopMonitoringPrecision: EVENT_LOOP_SAMPLE_MS })
    const memory = this.#registry.getSingleMetric('process_resident_memory_bytes')
    if (memory !== undefined) Object.assign(memory, { aggregator: 'max' })
  }

  /** Returns all values, to be combined with those of other processes by `joinMetrics`. */
  values(): Promise<ProcessMetrics> {
    return this.#registry.getMetricsAsJSON()
  }

  /** Returns all values in Prometheus' text format. */
  toText(): Promise<string> {
    return this.#registry.metrics()
  }

  #cellOf(site: string, name: CounterName): Cell {
    const cells = this.#bySite.get(site) ?? new Map<CounterName, Cell>()
    if (cells.size === 0) this.#bySite.set(site, cells)
    const cell = cells.get(name) ?? { value: 0 }
    if (cell.value === 0) cells.set(name, cell)
    return cell
  }

  #addSites(): void {
    const help = 'Requests for pages by site and what came of them.'
    this.#addCounter('menagerie_site_requests_total', help, ['site', 'result'], (counter) => {
      for (const [site, cells] of this.#bySite)
        for (const [name, { value }] of cells) counter.inc({ site, result: name.replace(/^\w+:/, '') }, value)
    })
  }

  #addFamily({ name, help, kinds, toLabels }: MetricFamily): void {
    const counted = kinds.flatMap((kind) => RESULTS[kind].map((result) => ({ kind, result })))
    const labelNames = Object.keys(toLabels('', ''))
    this.#addCounter(name, help, labelNames, (counter) => {
      for (const { kind, result } of counted) {
        counter.inc(toLabels(kind, result), this.#cells.get(`${kind}:${result}`)?.value)
      }
    })
  }

  /** Adds a counter whose values are kept here and passed on when they are read. */
  #addCounter(name: string, help: string, labelNames: string[], fill: (counter: Counter) => void): void {
    const counter: Counter = new Counter({
      name,
      help,
      labelNames,
      registers: [this.#registry],
      collect: () => {
        counter.reset()
        fill(counter)
      },
    })
  }

  #addTiming(timing: TimingName): Histogram {
    const { name, help, buckets } = TIMINGS[timing]
    return new Histogram({ name, help, buckets: [...buckets], registers: [this.#registry] })
  }
}

/** Combines the values of all processes of a site, in Prometheus' text format. */
export function joinMetrics(processes: object[][]): Promise<string> {
  return AggregatorRegistry.aggregate(processes).metrics()
}
