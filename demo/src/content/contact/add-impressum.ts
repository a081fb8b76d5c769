import { findById } from '@menagerie/sites/locales'
import { ofBrand } from '../../demo-brand.ts'
import { fillCompany } from '../fill-company.ts'
import { fillWords } from '../fill-words.ts'
import { inTexts } from '../in-texts.ts'
import type { DemoMenus, SiteContent } from '../schema.ts'
import { IMPRESSUM, IMPRINTED } from './impressum-words.ts'

/** Adds the Impressum to a site where the law requires it. Its link stands beside privacy at the very bottom. */
export function addImpressum(site: SiteContent): SiteContent {
  const locale = findById(site.site)
  const words = locale && IMPRESSUM[locale.file]
  if (words === undefined) return site
  const { title, subTitle, meta, content } = fillImprint(site, fillCompany(site, fillWords(site, words)))
  const page = { name: 'impressum', path: 'impressum', title, subTitle, shortDescription: subTitle }
  return {
    ...site,
    pages: [...site.pages, { ...page, metaDescription: meta, main: [{ block: 'RichText', content }] }],
    menus: besidePrivacy(site.menus, { title, target: 'page:impressum' }),
  }
}

function fillImprint<T>({ site }: SiteContent, words: T): T {
  const imprinted = ofBrand(IMPRINTED, findById(site)?.brand ?? '')
  const dialled = imprinted.phone.replaceAll(' ', '')
  const values = { ...imprinted, dialled }
  return inTexts(words, (text) =>
    Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, value), text),
  )
}

function besidePrivacy(menus: DemoMenus, link: DemoMenus['bottom'][number]): DemoMenus {
  const at = menus.bottom.findIndex(({ target }) => target === 'page:privacy') + 1
  return { ...menus, bottom: menus.bottom.toSpliced(at, 0, link) }
}
