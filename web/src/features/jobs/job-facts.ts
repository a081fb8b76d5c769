import type { JobBody, SalaryPeriod } from '@menagerie/contract/job'
import type { MessageKey } from '@menagerie/sites/translate'
import type { RenderContext } from '../../context/render-context.ts'
import { numberFormat, regionNames } from '../../platform/kept-formats.ts'
import { writeDay } from '../../platform/write-day.ts'

export type JobFact = { name: string; value: string /** ISO form, where the value is a date. */; iso?: string }

export function toJobFacts(ctx: RenderContext, job: JobBody): JobFact[] {
  const { t, site } = ctx
  const { location, country, remote, hours, salary, validThrough } = job
  const abroad = country !== undefined && country !== site.country ? regionNames(site.iso).of(country) : undefined
  const place = [location, abroad, remote].filter(Boolean).join(', ')
  return [
    ...(place ? [{ name: t('job.location'), value: place }] : []),
    ...(hours ? [{ name: t('job.hours'), value: hours }] : []),
    ...(salary ? [{ name: t('job.salary'), value: toPay(ctx, salary) }] : []),
    ...(validThrough ? [{ name: t('job.applyBy'), value: writeDay(site.iso, validThrough), iso: validThrough }] : []),
  ]
}

const PER: Readonly<Record<SalaryPeriod, MessageKey>> = {
  hour: 'job.salaryPerHour',
  day: 'job.salaryPerDay',
  week: 'job.salaryPerWeek',
  month: 'job.salaryPerMonth',
  year: 'job.salaryPerYear',
}

/** Formats pay as the country writes amounts, with cents only where there are some. */
function toPay({ t, site }: RenderContext, { least, most, currency, per }: NonNullable<JobBody['salary']>): string {
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const
  const format = numberFormat(site.iso, style)
  const amount = most === undefined ? format.format(least) : format.formatRange(least, most)
  return t(PER[per], { amount })
}
