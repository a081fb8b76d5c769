import type { DemoBlock } from '../content/block-schema.ts'
import { ids } from '../stable-id.ts'
import { toLexical } from './to-lexical.ts'
import { findLinked, toStoredLink } from './to-link.ts'

type StoredBlock = { id: string; blockType: DemoBlock['block']; [field: string]: unknown }

/** Makes blocks as the studio stores them; row ids derive from `owner`. */
export function toStoredBlocks(blocks: readonly DemoBlock[], owner: string, site: string): StoredBlock[] {
  return blocks.map((block, index) => {
    const id = ids.row(owner, `block ${index}`)
    return { id, blockType: block.block, ...toFields(block, site, id) }
  })
}

type BannerText = { title: string; text?: string | undefined; target?: string | undefined; button?: string | undefined }

const toBannerText = ({ title, text, target, button }: BannerText, site: string) => ({
  blockTitle: title,
  blockText: text,
  button: toStoredLink(target, site),
  buttonText: button,
})

/** Makes the rows of a list inside a block, each with its own id. */
const toRows = <T>(rows: readonly T[], owner: string, toRow: (row: T) => Record<string, unknown>) =>
  rows.map((row, index) => ({ id: ids.row(owner, `row ${index}`), ...toRow(row) }))

const toFacts = (skus: readonly string[]) => skus.map((sku) => ids.facts(sku))

function toFields(block: DemoBlock, site: string, id: string): Record<string, unknown> {
  switch (block.block) {
    case 'CtaBanner':
      return {
        ...toBannerText(block, site),
        ...(block.second && { secondButton: toStoredLink(block.second.target, site), secondText: block.second.button }),
        colorTheme: block.theme,
        damFiles: block.picture ? [ids.picture(block.picture)] : [],
      }
    case 'FullWidthBanner': {
      const { position, textColor, picture, phonePicture } = block
      return {
        ...toBannerText(block, site),
        contentPosition: position,
        textColor,
        image: ids.picture(picture),
        ...(phonePicture && { phoneOnlyImage: ids.picture(phonePicture) }),
      }
    }
    case 'DuoBanner':
      return {
        banners: toRows(block.banners, id, (banner) => ({
          ...toBannerText(banner, site),
          image: ids.picture(banner.picture),
        })),
      }
    case 'MiniBanners':
      return {
        banners: toRows(block.banners, id, ({ title, target, picture }) => ({
          title,
          link: toStoredLink(target, site),
          image: ids.picture(picture),
        })),
      }
    case 'MediaRow':
      return toMediaRow(block, id)
    case 'SocialFeed':
      return {
        title: block.title,
        tags: block.tags,
        pictures: toRows(block.pictures, id, (picture) => ({ image: ids.picture(picture) })),
      }
    case 'IframeRow': {
      const { title, provider, url, picture } = block
      return { title, provider, url, image: ids.picture(picture), height: FRAME_HEIGHT }
    }
    case 'RichText':
      return { content: toLexical(block.content, site) }
    case 'NewsletterSignUp':
      return { title: block.title, text: block.text, link: toStoredLink(block.target, site), buttonText: block.button }
    case 'Faq':
      return {
        title: block.title,
        items: toRows(block.items, id, ({ question, answer }) => ({ question, answer: toLexical(answer, site) })),
      }
    default:
      return toListFields(block, site, id)
  }
}

const FRAME_HEIGHT = 480

function toMediaRow({ pictures = [], film, own }: Extract<DemoBlock, { block: 'MediaRow' }>, id: string) {
  if (own !== undefined) {
    const slot = { image: ids.picture(own.picture), film: ids.film(own.film), videoTitle: own.title }
    return { rowType: 'video', slots: toRows([slot], id, (row) => row) }
  }
  if (film === undefined) {
    return { rowType: 'image', slots: toRows(pictures, id, (picture) => ({ image: ids.picture(picture) })) }
  }
  const { title, caption, url, picture } = film
  const slot = { image: ids.picture(picture), videoUrl: url, videoTitle: title, caption }
  return { rowType: 'video', slots: toRows([slot], id, (row) => row) }
}

type ListBlock = Exclude<
  DemoBlock,
  {
    block:
      | 'CtaBanner'
      | 'FullWidthBanner'
      | 'DuoBanner'
      | 'MiniBanners'
      | 'MediaRow'
      | 'SocialFeed'
      | 'IframeRow'
      | 'RichText'
      | 'Faq'
      | 'NewsletterSignUp'
  }
>

/** Handles blocks that show other documents, and short ones. */
function toListFields(block: ListBlock, site: string, id: string): Record<string, unknown> {
  switch (block.block) {
    case 'BlockQuote':
      return { text: block.text, source: block.source, stamp: block.stamp }
    case 'AlsoRead':
      return { links: toRows(block.targets, id, (target) => ({ link: toStoredLink(target, site) })) }
    case 'AuthorBlock':
      return { author: ids.author(block.author), date: block.date && `${block.date}T12:00:00.000Z` }
    case 'SocialShare':
      return { title: block.title }
    case 'ProductGridSmall':
    case 'ProductSpotlight':
      return { title: block.title, products: toFacts(block.products) }
    case 'NewsGridSmall':
    case 'NewsGridBig':
      return { title: block.title, source: block.source, articles: [] }
    case 'ContentGrid':
      return { title: block.title, items: block.targets.map((target) => toContentItem(target, site)) }
    case 'CategoryProductGrid':
      return {
        title: block.title,
        show: block.products ? 'products' : 'categories',
        columns: '3',
        products: toFacts(block.products ?? []),
        categories: (block.categories ?? []).map((code) => ids.category(site, code)),
      }
  }
}

/** A card shows a page or an article. */
function toContentItem(target: string, site: string) {
  const linked = findLinked(target, site)
  return { relationTo: linked?.kind === 'article' ? 'articles' : 'pages', value: linked?.id }
}
