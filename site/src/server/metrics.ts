/** Everything counted, by what was asked for and what came of it. */
const RESULTS = {
  page: ['hit', 'rendered', 'not-modified', 'redirect', 'not-found', 'stale', 'failed', 'unavailable'],
  asset: ['sent', 'not-found'],
  image: ['memory', 'disk', 'encoded', 'not-found', 'failed'],
  other: ['misdirected', 'bad-request', 'method-not-allowed'],
} as const
type Kind = keyof typeof RESULTS
export type CounterName = { [K in Kind]: `${K}:${(typeof RESULTS)[K][number]}` }[Kind]

export type Gauge = { name: string; help: string; read: () => number | undefined }

export class Metrics {
  readonly #counts = new Map<string, number>()
  readonly #gauges: Gauge[] = []
  droppedPages = 0

  constructor() {
    for (const [kind, results] of Object.entries(RESULTS)) {
      for (const result of results) this.#counts.set(`${kind}:${result}`, 0)
    }
  }

  count(name: CounterName): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1)
  }

  get(name: CounterName): number {
    return this.#counts.get(name) ?? 0
  }

  addGauge(gauge: Gauge): void {
    this.#gauges.push(gauge)
  }

  /** In Prometheus' text format. */
  toText(): string {
    const requests = [...this.#counts].map(([name, value]) => {
      const [kind, result] = name.split(':')
      return `menagerie_requests_total{kind="${kind}",result="${result}"} ${value}`
    })
    const gauges = this.#gauges.flatMap(({ name, help, read }) => {
      const value = read()
      return value === undefined
        ? []
        : [`# HELP menagerie_${name} ${help}`, `# TYPE menagerie_${name} gauge`, `menagerie_${name} ${value}`]
    })
    return [
      '# HELP menagerie_requests_total Requests by what was asked for and what came of it.',
      '# TYPE menagerie_requests_total counter',
      ...requests,
      '# HELP menagerie_dropped_pages_total Cached pages that a publish made stale.',
      '# TYPE menagerie_dropped_pages_total counter',
      `menagerie_dropped_pages_total ${this.droppedPages}`,
      ...gauges,
      '',
    ].join('\n')
  }
}
