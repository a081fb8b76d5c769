import type { Block } from '@menagerie/contract/block'
import type { ProductBody } from '@menagerie/contract/product'
import { findBlockDefinition } from '../../blocks/registry.ts'
import { hasNewsletterForm } from '../../content/site-features.ts'
import type { RenderContext } from '../../context/render-context.ts'
import type { EmbedPlace } from '../../features/embeds/embed-path.ts'
import type { EmbedSource, EmbedSourceOf } from '../../features/embeds/embed-source.ts'
import { isGatedPage } from '../../replica/is-gated-page.ts'

/** Ref of a product's video among everything that its page shows. */
const PRODUCT_VIDEO = 'product'
const PRODUCT_POSTS = 'product-posts'

/** Finds what editors have published at a place, and nothing else: no address can make a frame show anything they did not choose. */
export function findEmbed(ctx: RenderContext, { kind, ref, page }: EmbedPlace): EmbedSource | undefined {
  return listEmbeds(ctx, page).find((source) => source.kind === kind && source.ref.toLowerCase() === ref)
}

function listEmbeds(ctx: RenderContext, path: string): EmbedSource[] {
  const { reader } = ctx
  const found = reader.at(path)
  switch (found?.kind) {
    case 'page': {
      const body = reader.get('page', found.key)?.body
      // There is no session here, and content of gated pages is for signed-in customers only.
      if (body === undefined || isGatedPage(body)) return []
      return [...listIn(Object.values(body.areas).flat()), ...(body.template === 'Newsletter' ? listSignUp(ctx) : [])]
    }
    case 'article':
    case 'job':
      return listIn(reader.get(found.kind, found.key)?.body.main ?? [])
    case 'product':
      return listOfProduct(reader.get('product', found.key)?.body)
    default:
      return []
  }
}

const listIn = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => findBlockDefinition(block.blockType)?.listEmbeds(block) ?? [])

function listOfProduct(body: ProductBody | undefined): EmbedSource[] {
  if (body === undefined) return []
  const own = [toProductVideo(body), toProductPosts(body)].filter((source) => source !== undefined)
  return [...own, ...listIn(body.blocks)]
}

/** The provider's form replaces the site's own (reading 28). */
const listSignUp = (ctx: RenderContext): EmbedSource[] => (hasNewsletterForm(ctx) ? [toSignUpSource()] : [])

export function toProductVideo({ video_url: address, name, title }: ProductBody): EmbedSourceOf<'video'> | undefined {
  return address === undefined ? undefined : { kind: 'video', ref: PRODUCT_VIDEO, address, title: title ?? name }
}

/** Posts are found by the product's sku, with which customers' pictures of it are tagged. */
export function toProductPosts({
  sku,
  flowbox_enabled: isEnabled,
  name,
}: ProductBody): EmbedSourceOf<'social'> | undefined {
  return isEnabled ? { kind: 'social', ref: PRODUCT_POSTS, tags: [sku], title: name } : undefined
}

/** The form of a newsletter provider. */
export const toSignUpSource = (title?: string): EmbedSourceOf<'newsletter'> => ({
  kind: 'newsletter',
  ref: 'sign-up',
  title,
})
