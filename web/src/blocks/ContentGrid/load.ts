import type { PageBody } from '@menagerie/contract/page'
import type { RenderContext } from '../../context/render-context.ts'
import { toEditorTexts } from '../../context/to-editor-texts.ts'
import { loadImage } from '../../media/imaging/load-image.ts'
import { isGatedPage } from '../../replica/is-gated-page.ts'
import { findGridCountProblem } from '../grid-count.ts'
import type { ContentCardView, ContentGridView } from './ContentGrid.tsx'
import type { ContentGridBlock } from './schema.ts'

/** Spec §9, grid. */
const IMAGE = {
  rendition: '750x750',
  sizes: '(min-width: 1440px) 464px, (min-width: 900px) 31vw, (min-width: 600px) 45vw, 120px',
} as const

type GridItem = ContentGridBlock['items'][number]

/** Returns undefined when too few of its pages exist, or more were stored than the form allows (spec §5). */
export function loadContentGrid(block: ContentGridBlock, ctx: RenderContext): ContentGridView | undefined {
  const cards = loadCards(block, ctx)
  return findCountProblem(cards) ? undefined : { ...(block.title && { title: block.title }), cards }
}

/** Spec §8: returns the message for editors about an invalid number of items. */
export function findContentGridProblem(block: ContentGridBlock, ctx: RenderContext): string | undefined {
  const problem = findCountProblem(loadCards(block, ctx))
  return problem && toEditorTexts(ctx).t('editor.gridCount', problem)
}

function loadCards({ items }: ContentGridBlock, ctx: RenderContext): ContentCardView[] {
  const chosen = new Map(items.map((item) => [item.key, item]))
  return [...chosen.values()].flatMap((item) => loadContentCard(ctx, item) ?? [])
}

const findCountProblem = (cards: readonly ContentCardView[]) => findGridCountProblem(cards.map(({ key }) => key))

/** Gated pages have no card: a public page must not name what only customers may know. */
export function loadContentCard(ctx: RenderContext, { kind, key }: GridItem): ContentCardView | undefined {
  const { path, body } = ctx.reader.get(kind, key) ?? {}
  if (path === undefined || body === undefined || ('is_gated' in body && isGatedPage(body))) return undefined
  return toContentCard(ctx, { key, path, body })
}

type CardBody = Pick<PageBody, 'title' | 'shortDescription' | 'image' | 'phoneOnlyImage' | 'imageAlt'>

/** Makes a card of a page or article that the visitor may see. */
export function toContentCard(ctx: RenderContext, { key, path, body }: { key: string; path: string; body: CardBody }) {
  const { title, shortDescription = '', imageAlt: alt } = body
  const image = loadImage(ctx, body.image, { ...IMAGE, alt, phone: toPhone(body.phoneOnlyImage) })
  return { key, href: ctx.links.href(path), title, shortDescription, ...(image && { image }) }
}

const toPhone = (picture: string | undefined) => ({ rendition: IMAGE.rendition, sizes: '120px', picture })
