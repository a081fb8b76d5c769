import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Health } from './health.ts'

/** `of`: the process, used in metric names after `menagerie_`. `label`: the label that distinguishes requests. */
type FigureOptions<L extends string> = {
  of: string
  label: L
  help: string
  /** Ways to sign in, if the process has any: each has a metric from the start, with value 0. */
  signInKinds?: readonly string[]
}

/** State of a `pg` pool. */
export type PoolState = { totalCount: number; idleCount: number; waitingCount: number }

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
export const FIGURES_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

const SIGN_IN_RESULTS = ['accepted', 'refused', 'limited', 'failed'] as const
export type SignInResult = (typeof SIGN_IN_RESULTS)[number]

export type Figures = ReturnType<typeof createFigures>

/**
 * Metrics of a process of the studio, in Prometheus' format: requests, connection pools, the process itself, and gauges
 * that are set before each scrape.
 */
export function createFigures({ of, label, help, signInKinds = [] }: FigureOptions<'call' | 'kind'>) {
  const register = new Registry()
  const registers = [register]
  const requests = new Counter({
    name: `menagerie_${of}_requests_total`,
    help: `${help}, by site where it is known, and what came of them: ok, refused (4xx), failed (5xx).`,
    labelNames: [label, 'site', 'result'],
    registers,
  })
  const seconds = new Histogram({
    name: `menagerie_${of}_request_seconds`,
    help: 'Time from a request to the end of its answer.',
    labelNames: [label],
    buckets: BUCKETS,
    registers,
  })
  // Absent in processes without sign-ins: a metric that stays 0 would claim that there are none.
  const signIns =
    signInKinds.length === 0
      ? undefined
      : new Counter({
          name: `menagerie_${of}_sign_ins_total`,
          help: 'Tries to sign in, by the way and by what came of them; a second step counts as one of its own.',
          labelNames: ['kind', 'result'],
          registers,
        })
  for (const kind of signInKinds) for (const result of SIGN_IN_RESULTS) signIns?.inc({ kind, result }, 0)
  const { toText } = createGauges(register)

  return {
    noteRequest(what: string, site: string, status: number): void {
      requests.inc({ [label]: what, site, result: status < 400 ? 'ok' : status < 500 ? 'refused' : 'failed' })
    },
    noteTime(what: string, ms: number): void {
      seconds.observe({ [label]: what }, ms / 1_000)
    },
    noteSignIn(kind: string, result: SignInResult): void {
      signIns?.inc({ kind, result })
    },
    toText,
  }
}

/** Gauges that are set before each scrape, with the process's memory and processor: enough for processes without requests. */
export function createGauges(register = new Registry()) {
  const told = new Map<string, Gauge>()
  collectDefaultMetrics({ register })

  function tell(name: string, value: number): void {
    const options = { name: `menagerie_${name}`, help: EXPLAINED[name] ?? name, registers: [register] }
    const gauge = told.get(name) ?? new Gauge(options)
    told.set(name, gauge)
    gauge.set(value)
  }

  return {
    async toText(health: Health['gauges'], pools: Readonly<Record<string, PoolState>>): Promise<string> {
      for (const [name, value] of Object.entries(health)) tell(name, value)
      for (const [name, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        tell(`pool_${name}_used`, totalCount - idleCount)
        tell(`pool_${name}_waiting`, waitingCount)
      }
      return register.metrics()
    },
  }
}

const EXPLAINED: Readonly<Record<string, string>> = {
  database_down: '1 while PostgreSQL does not answer.',
  mail_server_down: '1 while the mail server does not greet.',
  mails_waiting: 'Mails that are not sent yet.',
  mails_oldest_seconds: 'How long the oldest of them waits.',
  mails_dead: 'Mails that were given up.',
  deliveries_waiting: 'Deliveries to receivers that are not made yet.',
  deliveries_oldest_seconds: 'How long the oldest of them waits.',
  deliveries_dead: 'Deliveries that were given up.',
  plans_waiting: 'Planned publishes whose time is to come.',
  plans_late_seconds: 'How long the oldest plan that is due waits.',
  plans_failed: 'Plans that failed for good and are still there.',
  backup_age_seconds:
    'Time since the last backup that ended well; of a database without one, since its first migration.',
  build_gone: '1 while files of the build that the admin runs from are missing.',
  disk_free_bytes: 'What is left on the fullest disk that the process writes to.',
}
