import type { ImageView } from '../../ui/Image.tsx'
import type { ArticleCardView } from './article-card.ts'

/** A search hit, as `search-client/to-hits.ts` reads it. */
type Hit = Omit<ArticleCardView, 'image'> & { image?: Omit<ImageView, 'sizes'> }

const SIZES = '(min-width: 600px) 350px, 92vw'

/** Also runs in the browser. */
export function toArticleResults(hits: readonly Hit[]): ArticleCardView[] {
  return hits.map(({ image, ...hit }) => ({ ...hit, ...(image && { image: { ...image, sizes: SIZES } }) }))
}
