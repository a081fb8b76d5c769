import type { DemoBlock } from './block-schema.ts'
import { findMarkupTargets } from './markup.ts'

const picture = (name: string) => `picture:${name}`
const product = (sku: string) => `product:${sku}`
const present = (target: string | undefined) => (target === undefined ? [] : [target])

/** Lists everything that a block names and that must exist: links, pictures, products, categories and authors. */
export function targetsOf(block: DemoBlock): string[] {
  switch (block.block) {
    case 'RichText':
      return findMarkupTargets(block.content)
    case 'Faq':
      return block.items.flatMap(({ answer }) => findMarkupTargets(answer))
    case 'NewsletterSignUp':
      return [block.target]
    case 'CtaBanner':
      return [...present(block.target), ...present(block.second?.target), ...present(block.picture).map(picture)]
    case 'FullWidthBanner':
      return [...present(block.target), picture(block.picture), ...present(block.phonePicture).map(picture)]
    case 'DuoBanner':
    case 'MiniBanners':
      return block.banners.flatMap((banner) => [...present(banner.target), picture(banner.picture)])
    case 'ProductGridSmall':
    case 'ProductSpotlight':
      return block.products.map(product)
    case 'AlsoRead':
    case 'ContentGrid':
      return block.targets
    case 'CategoryProductGrid':
      return [...(block.categories ?? []).map((code) => `category:${code}`), ...(block.products ?? []).map(product)]
    case 'AuthorBlock':
      return [`author:${block.author}`]
    case 'MediaRow':
      return [...(block.pictures ?? []), ...present(block.film?.picture), ...present(block.own?.picture)].map(picture)
    case 'SocialFeed':
      return block.pictures.map(picture)
    case 'IframeRow':
      return [picture(block.picture)]
    default:
      return []
  }
}
