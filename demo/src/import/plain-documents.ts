import { MENU_SLOTS } from '@menagerie/contract/menu'
import type { CheckedSite } from '../content/load-content.ts'
import { ids } from '../stable-id.ts'
import type { Document } from './studio.ts'
import { findLinked, toLink } from './to-link.ts'
import { toMenuItems } from './to-menu-items.ts'
import { toTextData } from './to-text-data.ts'

/** What blocks of pages refer to, in an order in which everything that a relation points at exists before it. */
export function toTextsAndCategories(site: CheckedSite): Document[] {
  return [...toTexts(site), ...toCategories(site)]
}

/** What nothing refers to. Redirects come last: where they end depends on what the others have published. */
export function toSettings(site: CheckedSite): Document[] {
  return [...toMenus(site), toSearchSettings(site), toSiteSettings(site), ...toRedirects(site)]
}

function toTexts({ locale, products }: CheckedSite): Document[] {
  return products.map((text) => {
    const id = ids.text(locale.id, text.sku)
    const what = `text of product ${text.sku} of ${locale.id}`
    return { collection: 'product-texts', id, what, data: toTextData(text, id, locale.id) }
  })
}

/** Those of the first level stand before the others in the content. */
function toCategories({ locale, categories }: CheckedSite): Document[] {
  return categories.map(({ code, displayName, parent, page, picture, products }) => ({
    collection: 'categories',
    id: ids.category(locale.id, code),
    what: `category ${code} of ${locale.id}`,
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

function toMenus({ locale, menus }: CheckedSite): Document[] {
  return MENU_SLOTS.map((slot) => {
    const id = ids.menu(locale.id, slot)
    const data = { site: locale.id, slot, items: toMenuItems(menus[slot], id, locale.id) }
    return { collection: 'menus', id, what: `menu ${slot} of ${locale.id}`, data }
  })
}

function toSearchSettings({ locale, searchSettings }: CheckedSite): Document {
  const { terms, spotlightLabel, spotlightTarget, spotlightPicture, products } = searchSettings
  return {
    collection: 'search-settings',
    id: ids.searchSettings(locale.id),
    what: `search settings of ${locale.id}`,
    data: {
      site: locale.id,
      terms,
      spotlightLabel,
      spotlightLink: toLink(spotlightTarget, locale.id),
      spotlightImage: ids.picture(spotlightPicture),
      products: products.map((sku) => ids.facts(sku)),
      suggestions: false, // decisions 24
    },
  }
}

function toSiteSettings({ locale, siteSettings }: CheckedSite): Document {
  const id = ids.siteSettings(locale.id)
  const { company, sharePicture, otherCountries } = siteSettings
  return {
    collection: 'site-settings',
    id,
    what: `site settings of ${locale.id}`,
    data: {
      site: locale.id,
      company,
      shareImage: ids.picture(sharePicture),
      otherCountries: otherCountries.map((country) => ({ id: ids.row(id, country.flag), ...country })),
    },
  }
}

function toRedirects({ locale, redirects }: CheckedSite): Document[] {
  return redirects.map(({ from, match, target, status, note }) => {
    const linked = findLinked(target, locale.id)
    return {
      collection: 'redirects',
      id: ids.redirect(locale.id, from),
      what: `redirect from ${from} of ${locale.id}`,
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
