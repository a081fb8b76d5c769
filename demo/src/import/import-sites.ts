import { MENU_SLOTS } from '@menagerie/contract/menu'
import type { Payload, PayloadRequest } from 'payload'
import type { CheckedSite } from '../content/load-content.ts'
import { ids } from '../stable-id.ts'
import { create, findKnown } from './studio.ts'
import { toBlocks } from './to-blocks.ts'
import { toMenuItems } from './to-menu-items.ts'
import { toTextData } from './to-text-data.ts'
import { inTransaction } from './transaction.ts'

type Known = Record<'pages' | 'product-texts' | 'categories' | 'menus', ReadonlySet<string>>
type Document = { collection: keyof Known; id: string; data: Record<string, unknown> }

/**
 * All that sites say, in one transaction: an import that is stopped leaves no half world, so `--if-empty` may go by
 * whether pages exist. Returns how many documents are new.
 */
export async function importSites(
  payload: Payload,
  sites: readonly CheckedSite[],
  onSite: (site: string, made: number) => void,
): Promise<number> {
  const known: Known = {
    pages: await findKnown(payload, 'pages'),
    'product-texts': await findKnown(payload, 'product-texts'),
    categories: await findKnown(payload, 'categories'),
    menus: await findKnown(payload, 'menus'),
  }
  return inTransaction(payload, async (req) => {
    let made = 0
    for (const site of sites) {
      const missing = toDocuments(site).filter(({ collection, id }) => !known[collection].has(id))
      // Pages link to each other and a link to a page that does not exist is refused: first all pages, then their blocks.
      for (const document of missing.filter(isPage)) await createShell(req, document)
      for (const document of missing) await (isPage(document) ? publishPage : createPublished)(req, document)
      made += missing.length
      onSite(site.locale.id, missing.length)
    }
    return made
  })
}

const isPage = ({ collection }: Document): boolean => collection === 'pages'

function createShell(req: PayloadRequest, { collection, id, data }: Document): Promise<void> {
  return create(req, { collection, id, data: { ...data, extras: [], main: [], _status: 'draft' } })
}

async function publishPage(req: PayloadRequest, { collection, id, data }: Document): Promise<void> {
  await req.payload.update({ collection, id, data: { ...data, _status: 'published' }, req, depth: 0 })
}

function createPublished(req: PayloadRequest, { collection, id, data }: Document): Promise<void> {
  return create(req, { collection, id, data: { ...data, _status: 'published' } })
}

/** In an order in which everything that a relation points at exists before it. */
function toDocuments(site: CheckedSite): Document[] {
  return [...toPages(site), ...toTexts(site), ...toCategories(site), ...toMenus(site)]
}

function toPages({ locale, pages }: CheckedSite): Document[] {
  return pages.map((page) => {
    const id = ids.page(locale.id, page.name)
    return {
      collection: 'pages',
      id,
      data: {
        site: locale.id,
        template: page.name === 'home' ? 'Homepage' : 'Default',
        path: page.path,
        title: page.title,
        subTitle: page.subTitle,
        metaTitle: page.metaTitle,
        metaDescription: page.metaDescription,
        robots: { index: true, follow: true },
        translationGroup: ids.group(locale.brand, `page ${page.name}`),
        is_gated: false,
        extras: toBlocks(page.extras, `${id} extras`, locale.id),
        miniBanners: [],
        main: toBlocks(page.main, `${id} main`, locale.id),
      },
    }
  })
}

function toTexts({ locale, products }: CheckedSite): Document[] {
  return products.map((text) => {
    const id = ids.text(locale.id, text.sku)
    return { collection: 'product-texts', id, data: toTextData(text, id, locale.id) }
  })
}

function toCategories({ locale, categories }: CheckedSite): Document[] {
  return categories.map(({ code, displayName, page, picture, products }) => ({
    collection: 'categories',
    id: ids.category(locale.id, code),
    data: {
      site: locale.id,
      displayName,
      code,
      linkedPage: ids.page(locale.id, page),
      image: ids.picture(picture),
      products: products.map((sku) => ids.facts(sku)),
      translationGroup: ids.group(locale.brand, `category ${code}`),
    },
  }))
}

function toMenus({ locale, menus }: CheckedSite): Document[] {
  return MENU_SLOTS.map((slot) => {
    const id = ids.menu(locale.id, slot)
    return { collection: 'menus', id, data: { site: locale.id, slot, items: toMenuItems(menus[slot], id, locale.id) } }
  })
}
