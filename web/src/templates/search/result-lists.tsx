import type { RenderContext } from '../../context/render-context.ts'
import { toArticleResults } from '../../features/articles/to-article-results.ts'
import { toResultTexts } from '../../features/products/load-product-results.ts'
import { toProductResults } from '../../features/products/to-product-results.ts'
import type { ListSettings } from '../../features/search/list-settings.ts'
import { toContentHits, toProductHits } from '../../search-client/to-hits.ts'
import { Container } from '../../ui/Container.tsx'
import { BlogResults, type BlogResultsProps } from './BlogResults.list.tsx'
import { ProductResults, type ProductResultsProps } from './ProductResults.list.tsx'

/** Returns a function that makes cards from hits. */
export function toProductCardsOf(ctx: RenderContext, { home }: ListSettings) {
  const texts = toResultTexts(ctx)
  return (hits: readonly unknown[]) => toProductResults(toProductHits(hits, home), texts)
}

export const toArticleCardsOf =
  ({ home }: ListSettings) =>
  (hits: readonly unknown[]) =>
    toArticleResults(toContentHits(hits, home))

export function toFieldTexts({ t }: Pick<RenderContext, 't'>, label = t('search.label')) {
  return { label, placeholder: t('search.placeholder'), submit: t('search.submit') }
}

/** `width`: that of what stands above it. */
export function ProductList({ width, ...props }: ProductResultsProps & { width: 'medium' | 'large' }) {
  return (
    <Container width={width}>
      <ProductResults {...props} />
    </Container>
  )
}

export function BlogList(props: BlogResultsProps) {
  return (
    <Container>
      <BlogResults {...props} />
    </Container>
  )
}
