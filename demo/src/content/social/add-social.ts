import type { Language } from '@menagerie/sites/brand-locale'
import { findById } from '@menagerie/sites/locales'
import { ofBrand } from '../../demo-brand.ts'
import type { SiteContent } from '../schema.ts'

const TITLES: Record<Language, string> = {
  en: 'Follow us',
  es: 'Síguenos',
  nl: 'Volg ons',
  no: 'Følg oss',
  fr: 'Suivez-nous',
  de: 'Folgen Sie uns',
  pl: 'Obserwuj nas',
  it: 'Seguici',
  hu: 'Kövessen minket',
  ru: 'Мы в соцсетях',
  cs: 'Sledujte nás',
  uk: 'Ми в соцмережах',
  da: 'Følg os',
  fi: 'Seuraa meitä',
  sv: 'Följ oss',
}

const NETWORKS = { tailwell: ['instagram', 'youtube', 'tiktok'], aldergrove: ['instagram', 'pinterest'] } as const

/** Adds the brand's social networks as icons in the last column of the footer. */
export function addSocial(site: SiteContent): SiteContent {
  const locale = findById(site.site)
  if (!locale) return site
  const { brand, file } = locale
  const social = ofBrand(NETWORKS, brand).map((network) => ({ network, url: `https://${network}.example/${brand}` }))
  return { ...site, menus: { ...site.menus, footer: [...site.menus.footer, { title: TITLES[file], social }] } }
}
