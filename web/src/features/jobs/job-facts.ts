import type { JobBody } from '@menagerie/contract/job'
import type { RenderContext } from '../../context/render-context.ts'

export type JobFact = { name: string; value: string /** For machines, where the value is a day. */; iso?: string }

export function toJobFacts({ t, site }: RenderContext, { location, remote, hours, validThrough }: JobBody): JobFact[] {
  const place = [location, remote].filter(Boolean).join(', ')
  return [
    ...(place ? [{ name: t('job.location'), value: place }] : []),
    ...(hours ? [{ name: t('job.hours'), value: hours }] : []),
    ...(validThrough ? [{ name: t('job.applyBy'), value: toDay(site.iso, validThrough), iso: validThrough }] : []),
  ]
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A date in a sentence of its own, unlike the short one of cards (decisions 16). */
function toDay(iso: string, day: string): string {
  const format = formats.get(iso) ?? new Intl.DateTimeFormat(iso, { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(iso, format)
  return format.format(Date.parse(day))
}
