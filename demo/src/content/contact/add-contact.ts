import { findById } from '@menagerie/sites/locales'
import { addLinks } from '../articles/add-articles.ts'
import { fillWords } from '../fill-words.ts'
import type { SiteContent } from '../schema.ts'
import { CONTACT } from './contact-words.ts'
import { LEGAL } from './legal-words.ts'

/** The site with its contact page and its terms, where its editors have not written their own: in menu and footer. */
export function addContact(site: SiteContent): SiteContent {
  return addTerms(addContactPage(site))
}

function addContactPage(site: SiteContent): SiteContent {
  const words = CONTACT[findById(site.site)?.file ?? 'en']
  if (words === undefined || site.pages.some(({ template }) => template === 'ContactPage')) return site
  const { path, title, subTitle, meta, content } = fillWords(site, words)
  const page = { name: 'contact', path, title, subTitle, shortDescription: subTitle, metaDescription: meta }
  const contact = { title, target: 'page:contact' }
  return {
    ...site,
    pages: [...site.pages, { ...page, template: 'ContactPage', main: [{ block: 'RichText', content }] }],
    menus: { ...addLinks(site.menus, [contact]), top: [...site.menus.top, { ...contact, icon: 'contact' }] },
  }
}

function addTerms(site: SiteContent): SiteContent {
  const words = LEGAL[findById(site.site)?.file ?? 'en']
  if (words === undefined || site.pages.some(({ name }) => name === 'terms')) return site
  const { path, title, content } = fillWords(site, words)
  const terms = { title, target: 'page:terms' }
  return {
    ...site,
    pages: [
      ...site.pages,
      { name: 'terms', path, title, metaDescription: title, main: [{ block: 'RichText', content }] },
    ],
    menus: { ...site.menus, bottom: [...site.menus.bottom, terms] },
  }
}
