import type { OverviewWords } from '../articles/article-words.ts'

/** What an opening says, before it becomes blocks. `content` is markup. */
export type JobWords = {
  slug: string
  title: string
  subTitle: string
  summary: string
  location: string
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
    validThrough: '2027-01-31',
    picture: 'scene-care',
    contact: { type: 'mail', mail: 'work@tailwell.example' },
  },
  'customer-care': {
    created: '2026-11-02',
    validThrough: '2027-02-28',
    picture: 'scene-about',
    contact: { type: 'link', link: 'https://work.tailwell.example/customer-care' },
  },
} as const
export type JobName = keyof typeof JOB_FRAMES
