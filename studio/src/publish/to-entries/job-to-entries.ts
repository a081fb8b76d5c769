import type { Entry } from '@menagerie/contract/entry'
import { EMPLOYMENT_TYPES, type JobBody, SALARY_PERIODS } from '@menagerie/contract/job'
import { z } from 'zod'
import { toPublishedBlocks } from '../blocks/to-blocks.ts'
import { findPublishedSite, readDocument } from '../parts/document.ts'
import type { Lookup } from '../parts/lookup.ts'
import { storedText } from '../parts/stored-values.ts'
import { storedContent, toContent, toInnerPath } from './content.ts'

const storedContact = z
  .object({ type: storedText, mail: storedText, link: storedText, buttonText: storedText })
  .nullish()

const storedSalary = z
  .object({ least: z.number().nullish(), most: z.number().nullish(), currency: storedText, per: storedText })
  .nullish()

const storedJob = storedContent.extend({
  location: storedText,
  remote: storedText,
  region: storedText,
  postalCode: storedText,
  country: storedText,
  salary: storedSalary,
  employmentType: z.enum(EMPLOYMENT_TYPES).nullish(),
  hours: storedText,
  validThrough: storedText,
  contact: storedContact,
})

export function jobToEntries(document: unknown, lookup: Lookup): Entry<'job'>[] {
  const job = readDocument(storedJob, document)
  const site = findPublishedSite(job.site)
  return [
    {
      kind: 'job',
      brand: site.brand,
      locale: site.code,
      key: job.id,
      path: toInnerPath(job.path),
      body: {
        ...toContent(job, site, lookup),
        location: job.location,
        remote: job.remote,
        region: job.region,
        postalCode: job.postalCode,
        country: job.country,
        salary: toSalary(job.salary),
        employmentType: job.employmentType ?? undefined,
        hours: job.hours,
        validThrough: job.validThrough?.slice(0, 'YYYY-MM-DD'.length),
        contact: toContact(job.contact),
        main: toPublishedBlocks(job.main, 'main', lookup),
      },
    },
  ]
}

/** Absent unless amount, currency and period are all filled in. */
function toSalary(salary: z.infer<typeof storedSalary>): JobBody['salary'] {
  const { least, most, currency } = salary ?? {}
  const per = SALARY_PERIODS.find((period) => period === salary?.per)
  if (!least || currency === undefined || per === undefined) return undefined
  return { least, currency, per, ...(most && most > least && { most }) }
}

/** Absent unless the button has both a text and an address (spec §2, jobs detail). */
function toContact(contact: z.infer<typeof storedContact>): JobBody['contact'] {
  const { type, mail, link, buttonText } = contact ?? {}
  if (buttonText === undefined) return undefined
  if (type === 'mail' && mail !== undefined) return { type, mail, buttonText }
  return type === 'link' && link !== undefined ? { type, link, buttonText } : undefined
}
