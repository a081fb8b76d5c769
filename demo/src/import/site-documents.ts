import { MENU_SLOTS } from '@menagerie/contract/menu'
import { toNoon } from '../content/articles/days.ts'
import type { CheckedSite } from '../content/checked-content.ts'
import { onSaleSince } from '../content/products/on-sale-since.ts'
import type { ProductText } from '../content/schema.ts'
import { ids } from '../stable-id.ts'
import { toContentDocuments } from './content-documents.ts'
import type { DemoDocument } from './document.ts'
import { toSearchRuleDocuments, toSearchSettingsDocument, toSearchSynonyms } from './search-documents.ts'
import { findLinked } from './to-link.ts'
import { toMenuItems } from './to-menu-items.ts'
import { toTextData } from './to-text-data.ts'

/** Makes all documents of a site. First-level categories come before the others. */
export function toSiteDocuments(site: CheckedSite): DemoDocument[] {
  return [
    ...toContentDocuments(site),
    ...toCategories(site),
    ...site.products.map((text) => toTextDocument(site, text)),
    ...toMenus(site),
    toSearchSettingsDocument(site),
    toSearchSynonyms(site),
    ...toSearchRuleDocuments(site),
    toSiteSettings(site),
    ...toRedirects(site),
  ]
}

export function toTextDocument({ locale, places }: CheckedSite, text: ProductText): DemoDocument {
  const id = ids.text(locale.id, text.sku)
  const data = toTextData(text, id, locale.id)
  const createdAt = toNoon(onSaleSince(text.sku))
  return { collection: 'product-texts', id, place: places.product(text.sku), data, createdAt }
}

function toCategories({ locale, places, categories }: CheckedSite): DemoDocument[] {
  const ordered = [...categories.filter(({ parent }) => !parent), ...categories.filter(({ parent }) => parent)]
  return ordered.map(({ code, displayName, parent, page, picture, products }) => ({
    collection: 'categories',
    id: ids.category(locale.id, code),
    place: places.category(code, displayName),
    data: {
      site: locale.id,
      displayName,
      code,
      ...(parent && { parent: ids.category(locale.id, parent) }),
      ...(page && { linkedPage: ids.page(locale.id, page) }),
      ...(picture && { image: ids.picture(picture) }),
      products: products.map((sku) => ids.facts(sku)),
      translationGroup: ids.group(locale.brand, `category ${code}`),
    },
  }))
}

function toMenus({ locale, places, menus }: CheckedSite): DemoDocument[] {
  return MENU_SLOTS.map((slot) => {
    const id = ids.menu(locale.id, slot)
    const data = { site: locale.id, slot, items: toMenuItems(menus[slot], id, locale.id) }
    return { collection: 'menus', id, place: { ...places.menus, row: `menu ${slot} of ${locale.id}` }, data }
  })
}

function toSiteSettings({ locale, places, siteSettings }: CheckedSite): DemoDocument {
  const id = ids.siteSettings(locale.id)
  const { company, sharePicture, accreditation, otherCountries } = siteSettings
  return {
    collection: 'site-settings',
    id,
    place: places.siteSettings,
    data: {
      site: locale.id,
      company,
      shareImage: ids.picture(sharePicture),
      accreditation: { image: ids.picture(accreditation.picture), link: accreditation.link },
      otherCountries: otherCountries.map((country) => ({ id: ids.row(id, country.flag), ...country })),
    },
  }
}

function toRedirects({ locale, places, redirects }: CheckedSite): DemoDocument[] {
  return redirects.map(({ from, match, target, status, note }) => {
    const linked = findLinked(target, locale.id)
    return {
      collection: 'redirects',
      id: ids.redirect(locale.id, from),
      place: places.redirect(from),
      data: {
        site: locale.id,
        from,
        match,
        keepRest: false,
        target: linked && { type: linked.kind, [linked.kind]: linked.id },
        status,
        note,
      },
    }
  })
}
