import { findById } from '@menagerie/sites/locales'
import { translator } from '@menagerie/sites/messages'
import { factsOf } from '@menagerie/sites/site-facts'
import { ofBrand } from '../../demo-brand.ts'
import type { DemoBlock } from '../block-schema.ts'
import { fillWords } from '../fill-words.ts'
import type { SiteContent } from '../schema.ts'
import { readNewsletterWords } from './newsletter-words.ts'

const PICTURES = { tailwell: 'scene-pond', aldergrove: 'grove-pumpkins' } as const

const FURTHER_SENTENCES = /(?<=[.!?]) .*$/u

/** Adds the newsletter's page, and a sign-up block on the home page and below all articles. */
export function addNewsletter(site: SiteContent): SiteContent {
  const locale = findById(site.site)
  if (!locale) return site
  const { brand, file } = locale
  const { tailwell, aldergrove } = readNewsletterWords(file)
  const words = brand === 'aldergrove' ? { ...tailwell, ...aldergrove } : tailwell
  const { path, title, sub, meta, inside, how, ...ways } = fillWords(site, words)
  const first = (factsOf(locale).features.newsletter && ways['by-form']) || ways['by-mail']
  const signUp: DemoBlock = {
    block: 'NewsletterSignUp',
    title: sub,
    text: meta.replace(FURTHER_SENTENCES, ''),
    target: 'page:newsletter',
    button: translator(locale)('newsletter.subscribe'),
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
        subTitle: sub,
        shortDescription: sub,
        metaDescription: meta,
        picture: ofBrand(PICTURES, brand),
        main: [{ block: 'RichText', content: `${inside}\n## ${how}\n${first}\n${ways['to-stop']}` }],
      },
    ],
  }
}
