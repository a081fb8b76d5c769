import type { BrandKey, BrandLocale } from '@menagerie/sites/brand-locale'
import { findById } from '@menagerie/sites/locales'
import { ofBrand } from '../../demo-brand.ts'
import type { JobInput } from '../article-schema.ts'
import { toOverview } from '../articles/add-articles.ts'
import { dayFromToday } from '../articles/days.ts'
import type { JobProse } from '../articles/prose-schema.ts'
import { readProse } from '../articles/read-prose.ts'
import { fillWords } from '../fill-words.ts'
import type { SiteContent } from '../schema.ts'
import { JOB_FRAMES, type JobFrame } from './job-frames.ts'
import { toSalary } from './to-salary.ts'

const OVERVIEW_PICTURES = { tailwell: 'work-warehouse', aldergrove: 'grove-still-bread' } as const

/** Adds the job openings of a site, and the page that lists them. */
export function addJobs(site: SiteContent): SiteContent {
  const locale = findById(site.site)
  if (!locale) return site
  const { overviews, jobs } = fillWords(site, readProse(locale))
  const overview = overviews.jobs
  if (!overview) return site
  const page = {
    ...toOverview('jobs', overview),
    template: 'JobsPageOverview' as const,
    picture: ofBrand(OVERVIEW_PICTURES, locale.brand),
  }
  return {
    ...site,
    pages: [...site.pages, page],
    jobs: JOB_FRAMES.flatMap((frame) => {
      const words = jobs[frame.name]
      return words ? toJob(locale, frame, words, overview.path) : []
    }),
  }
}

/** Returns an empty list if the brand has no such opening. */
function toJob({ brand, country }: BrandLocale, frame: JobFrame, words: JobProse, folder: string): JobInput[] {
  const { name, daysAgo, daysLeft, employmentType } = frame
  const picture = frame.picture[brand]
  if (picture === undefined) return []
  const { slug, title, subTitle, summary, location, remote, hours, body, button } = words
  return [
    {
      name,
      path: `${folder}/${slug}`,
      title,
      subTitle,
      shortDescription: summary,
      metaDescription: summary,
      location,
      ...(remote && { remote }),
      hours,
      employmentType,
      salary: toSalary(country, frame.salary),
      created: dayFromToday(-daysAgo),
      validThrough: dayFromToday(daysLeft),
      picture,
      contact: { ...toContact(brand, frame), buttonText: button },
      main: [{ block: 'RichText', content: body }],
    },
  ]
}

const toContact = (brand: BrandKey, { by, name }: JobFrame) =>
  by === 'mail'
    ? ({ type: 'mail', mail: `work@${brand}.example` } as const)
    : ({ type: 'link', link: `https://work.${brand}.example/${name}` } as const)
