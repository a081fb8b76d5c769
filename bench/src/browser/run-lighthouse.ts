import lighthouse, { type Flags } from 'lighthouse'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Scores from 0 to 100, in the order of `CATEGORIES`. Times are in milliseconds. */
export type LighthouseRun = { scores: number[]; lcp: number; tbt: number; cls: number; faults: string[] }

type Visit = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** Lighthouse sometimes gets no trace of a page and asks to be run again. */
const ATTEMPTS = 3

/** Times in milliseconds. */
export type Paints = { first: number; largest: number }

/** Makes one cold visit in which network and processor are really slowed down. The profile's own mode only simulates that. */
export async function watchThrottledPaints(url: string, port: number): Promise<Paints> {
  const { audits } = await visit(url, port, { throttlingMethod: 'devtools', onlyCategories: ['performance'] })
  const msOf = (id: string) => {
    const ms = audits[id]?.numericValue
    if (ms === undefined) throw new Error(`Lighthouse has no ${id} of ${url}`)
    return ms
  }
  return { first: msOf('first-contentful-paint'), largest: msOf('largest-contentful-paint') }
}

/** Makes one cold visit with Lighthouse's own phone profile. `port` is that of the browser. */
export async function runLighthouse(url: string, port: number): Promise<LighthouseRun> {
  const { categories, audits } = await visit(url, port, { onlyCategories: [...CATEGORIES] })
  const numberOf = (id: string) => {
    const value = audits[id]?.numericValue
    if (value === undefined) throw new Error(`Lighthouse has no ${id} of ${url}`)
    return value
  }
  const scoreOf = (id: string) => {
    const score = categories[id]?.score
    if (typeof score !== 'number') throw new Error(`Lighthouse does not score ${id} of ${url}`)
    return Math.round(score * 100)
  }
  const faults = CATEGORIES.flatMap((id) =>
    (categories[id]?.auditRefs ?? []).flatMap(({ id: name, weight }) => {
      const { score = null, displayValue = '' } = audits[name] ?? {}
      return weight > 0 && score !== null && score < 1 ? [`${name} ${displayValue}`.trim()] : []
    }),
  )
  return {
    scores: CATEGORIES.map(scoreOf),
    lcp: numberOf('largest-contentful-paint'),
    tbt: numberOf('total-blocking-time'),
    cls: numberOf('cumulative-layout-shift'),
    faults,
  }
}

async function visit(url: string, port: number, flags: Flags, attempts = ATTEMPTS): Promise<Visit> {
  const result = await lighthouse(url, { port, logLevel: 'silent', output: 'json', ...flags })
  if (result === undefined) throw new Error(`Lighthouse says nothing of ${url}`)
  const { runtimeError } = result.lhr
  if (runtimeError === undefined) return result.lhr
  if (attempts > 1) return visit(url, port, flags, attempts - 1)
  throw new Error(`Lighthouse at ${url}: ${runtimeError.message}`)
}
