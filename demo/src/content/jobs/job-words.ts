import type { BrandKey } from '@menagerie/brands/brand-locale'
import type { OverviewWords } from '../articles/article-words.ts'

/** What an opening says, before it becomes blocks. `content` is markup. */
export type JobWords = {
  slug: string
  title: string
  subTitle: string
  summary: string
  location: string
  remote?: string
  hours: string
  content: string
  /** Text of the button. */
  button: string
}

export type JobSetWords = { overview: OverviewWords; jobs: Readonly<Record<JobName, JobWords>> }

/** What an opening has in every language: one is applied for by mail, the other on a page. */
export const JOB_FRAMES = {
  'product-developer': {
    created: '2026-10-12',
    employmentType: 'full-time',
    validThrough: '2027-01-31',
    pictures: { tailwell: 'scene-care', aldergrove: 'grove-cooking' },
    toContact: (brand: BrandKey) => ({ type: 'mail', mail: `work@${brand}.example` }) as const,
  },
  'customer-care': {
    created: '2026-11-02',
    employmentType: 'part-time',
    validThrough: '2027-02-28',
    pictures: { tailwell: 'scene-about', aldergrove: 'grove-desk' },
    toContact: (brand: BrandKey) => ({ type: 'link', link: `https://work.${brand}.example/customer-care` }) as const,
  },
} as const
export type JobName = keyof typeof JOB_FRAMES
