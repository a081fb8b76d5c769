import { findById } from '@menagerie/brands/locales'
import type { JobInput } from '../article-schema.ts'
import { addLinks, toOverview } from '../articles/add-articles.ts'
import type { SiteContent } from '../schema.ts'
import { JOB_FRAMES, type JobName, type JobSetWords } from './job-words.ts'

const JOB_NAMES = ['product-developer', 'customer-care'] as const satisfies readonly JobName[]
const OVERVIEW_PICTURES = { tailwell: 'scene-home', aldergrove: 'grove-hearth' } as const

/** The site with its job openings, the page that lists them and links to that. */
export function addJobs(site: SiteContent, { overview, jobs }: JobSetWords): SiteContent {
  const brand = findById(site.site)?.brand ?? 'tailwell'
  const page = {
    ...toOverview('jobs', overview),
    template: 'JobsPageOverview' as const,
    picture: OVERVIEW_PICTURES[brand],
  }
  return {
    ...site,
    pages: [...site.pages, page],
    jobs: JOB_NAMES.map((name): JobInput => {
      const { slug, title, subTitle, summary, location, remote, hours, content, button } = jobs[name]
      const { pictures, toContact, ...frame } = JOB_FRAMES[name]
      return {
        name,
        path: `${overview.path}/${slug}`,
        title,
        subTitle,
        shortDescription: summary,
        metaDescription: summary,
        location,
        ...(remote && { remote }),
        hours,
        ...frame,
        picture: pictures[brand],
        contact: { ...toContact(brand), buttonText: button },
        main: [{ block: 'RichText', content }],
      }
    }),
    menus: addLinks(site.menus, [{ title: overview.menu, target: 'page:jobs' }]),
  }
}
