import { findById } from '@menagerie/sites/locales'
import { factsOf } from '@menagerie/sites/site-facts'
import { ofBrand } from '../../demo-brand.ts'
import type { DemoBlock } from '../block-schema.ts'
import { fillWords } from '../fill-words.ts'
import type { SiteContent } from '../schema.ts'
import { ALDERGROVE_INSIDE, NEWSLETTER } from './newsletter-words.ts'

const PICTURES = { tailwell: 'scene-pond', aldergrove: 'grove-pumpkins' } as const

const FURTHER_SENTENCES = /(?<=[.!?]) .*$/u

/** The site with the page of its newsletter, and with signing up on the home page and below all that is read: blog, advice, news. */
export function addNewsletter(site: SiteContent): SiteContent {
  const locale = findById(site.site)
  if (!locale) return site
  const { brand, file } = locale
  const own = brand === 'aldergrove' ? ALDERGROVE_INSIDE[file] : undefined
  const { path, title, subTitle, meta, inside, how, byMail, byForm, toStop } = fillWords(site, {
    ...NEWSLETTER[file],
    ...own,
  })
  const first = factsOf(locale).features.newsletter ? (byForm ?? byMail) : byMail
  const signUp: DemoBlock = {
    block: 'NewsletterSignUp',
    title: subTitle,
    text: meta.replace(FURTHER_SENTENCES, ''),
    target: 'page:newsletter',
    button: title,
  }
  return {
    ...site,
    articles: site.articles.map((article) => ({ ...article, main: [...article.main, signUp] })),
    pages: [
      ...site.pages.map((page) => (page.name === 'home' ? { ...page, main: [...page.main, signUp] } : page)),
      {
        name: 'newsletter',
        path,
        template: 'Newsletter',
        title,
        subTitle,
        shortDescription: subTitle,
        metaDescription: meta,
        picture: ofBrand(PICTURES, brand),
        main: [{ block: 'RichText', content: `${inside}\n## ${how}\n${first}\n${toStop}` }],
      },
    ],
  }
}
