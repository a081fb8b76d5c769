import type { EMPLOYMENT_TYPES } from '@menagerie/contract/job'
import type { BrandKey } from '@menagerie/sites/brand-locale'
import type { AnyPictureName } from '../../pictures/drawings.ts'

/** The parts of an opening that are the same in every language; its texts are in `demo/articles/{language}/jobs/{name}.md`. */
export type JobFrame = {
  name: string
  daysAgo: number
  /** Days after the import until it closes. */
  daysLeft: number
  employmentType: (typeof EMPLOYMENT_TYPES)[number]
  /** Salary per month in euros, as in the Netherlands; `toSalary` converts it for other countries. */
  salary: readonly [least: number, most: number]
  /** Pictures by brand. A brand without a picture has no such opening. */
  picture: Partial<Record<BrandKey, AnyPictureName>>
  /** How to apply: by mail, or on an external page. */
  by: 'mail' | 'link'
}

export const JOB_FRAMES: readonly JobFrame[] = [
  {
    name: 'customer-care',
    daysAgo: 6,
    daysLeft: 54,
    employmentType: 'part-time',
    salary: [2400, 2900],
    picture: { tailwell: 'work-desk', aldergrove: 'grove-still-bread' },
    by: 'link',
  },
  {
    name: 'product-developer',
    daysAgo: 18,
    daysLeft: 42,
    employmentType: 'full-time',
    salary: [3100, 4200],
    picture: { tailwell: 'banner-horse-care' },
    by: 'mail',
  },
  {
    name: 'recipe-cook',
    daysAgo: 15,
    daysLeft: 45,
    employmentType: 'full-time',
    salary: [2900, 3600],
    picture: { aldergrove: 'grove-still-trout' },
    by: 'mail',
  },
  {
    name: 'shop-adviser',
    daysAgo: 27,
    daysLeft: 33,
    employmentType: 'full-time',
    salary: [2600, 3300],
    picture: { tailwell: 'banner-parrot-snacks', aldergrove: 'grove-still-apples' },
    by: 'mail',
  },
]
