import { findById } from '@menagerie/sites/locales'
import { fillWords } from '../fill-words.ts'
import type { SiteContent } from '../schema.ts'
import { CONTACT } from './contact-words.ts'

/** Adds the contact page to a site whose editors have not written one. */
export function addContact(site: SiteContent): SiteContent {
  const words = CONTACT[findById(site.site)?.file ?? 'en']
  if (words === undefined || site.pages.some(({ template }) => template === 'ContactPage')) return site
  const { path, title, subTitle, meta, content } = fillWords(site, words)
  const page = { name: 'contact', path, title, subTitle, shortDescription: subTitle, metaDescription: meta }
  return {
    ...site,
    pages: [...site.pages, { ...page, template: 'ContactPage', main: [{ block: 'RichText', content }] }],
  }
}
