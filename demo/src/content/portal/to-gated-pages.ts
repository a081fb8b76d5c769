import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { ofBrand } from '../../demo-brand.ts'
import { inTexts } from '../in-texts.ts'
import type { DemoPageInput } from '../schema.ts'
import { findContactPerson } from './contact-people.ts'
import type { PortalList, PortalPage, PortalWords } from './portal-words.ts'
import { toPortalPage } from './to-portal-page.ts'

/** Pictures of the pages that the portal's overview pages lead to. */
const PICTURES = {
  tailwell: {
    material: 'work-warehouse',
    contact: 'work-desk',
    training: ['work-class', 'work-class', 'work-vet'],
    news: ['work-press', 'work-van', 'work-bottles'],
  },
  aldergrove: {
    material: 'grove-work-crates',
    contact: 'grove-work-counter',
    training: ['grove-work-lesson', 'grove-work-lesson', 'grove-work-tasting'],
    news: ['grove-work-post', 'grove-work-cart', 'grove-work-post'],
  },
} as const
const TRAINING_DAYS = ['2026-09-14', '2026-06-08'] as const
const NEWS_DAYS = ['2026-11-09', '2026-10-05'] as const

const NTH = ['first', 'second'] as const

type Pictures = readonly [overview: string, first: string, second: string]
type Days = readonly [first: string, second: string]

/** Makes the pages for signed-in customers, which only menus for customers link. `path` is that of the portal. */
export function toGatedPages(locale: BrandLocale, path: string, words: PortalWords): DemoPageInput[] {
  const { portal, material, contact, training, news } = withPerson(locale, words)
  const pictures = ofBrand(PICTURES, locale.brand)
  const toPage = (name: string, page: PortalPage, picture: string) => ({
    ...toPortalPage(name, `${path}/${page.slug}`, page),
    picture,
  })
  return [
    { ...toPortalPage('portal', path, portal), template: 'GatedContentOverview', downloads: ['prices', 'order'] },
    {
      ...toPage('portal-material', material, pictures.material),
      template: 'GatedContentPage',
      downloads: ['texts'],
    },
    { ...toPage('portal-contact', contact, pictures.contact), template: 'GatedContactPage' },
    ...toList('portal-training', `${path}/${training.slug}`, training, pictures.training, TRAINING_DAYS),
    ...toList('portal-news', `${path}/${news.slug}`, news, pictures.news, NEWS_DAYS),
  ]
}

/** Makes an overview page and the pages below it, newest first. */
function toList(
  name: string,
  path: string,
  list: PortalList,
  [overview, ...pictures]: Pictures,
  days: Days,
): DemoPageInput[] {
  return [
    { ...toPortalPage(name, path, list), template: 'GatedContentOverview', picture: overview },
    ...list.pages.map((page, index) => ({
      ...toPortalPage(`${name}-${NTH[index]}`, `${path}/${page.slug}`, page),
      template: 'GatedContentPage' as const,
      picture: pictures[index],
      created: days[index],
    })),
  ]
}

function withPerson(locale: BrandLocale, words: PortalWords): PortalWords {
  const { name, mail } = findContactPerson(locale)
  return inTexts(words, (text) =>
    text.replaceAll('{personMail}', `[${mail}](mailto:${mail})`).replaceAll('{person}', name),
  )
}
