import { showArticleCards } from '../features/articles/ArticleCards.examples.tsx'
import { showJobCards } from '../features/jobs/JobCards.examples.tsx'
import { showPackageInserts } from '../features/products/PackageInserts.examples.tsx'
import { showProductCards } from '../features/products/ProductCards.examples.tsx'
import { showShareLinks } from '../features/sharing/ShareLinks.examples.tsx'
import type { RenderContext } from '../replica/render-context.ts'
import { Container } from '../ui/Container.tsx'
import type { GalleryPart, PartExample } from './gallery-page.ts'
import { toKebabCase } from './to-kebab-case.ts'

/** Parts of features that several blocks or pages show; a new one is a row here. */
const EXAMPLES: Readonly<Record<string, (ctx: RenderContext) => readonly PartExample[]>> = {
  ArticleCards: showArticleCards,
  JobCards: showJobCards,
  PackageInserts: showPackageInserts,
  ProductCards: showProductCards,
  ShareLinks: showShareLinks,
}

export const FEATURE_PARTS: readonly GalleryPart[] = Object.entries(EXAMPLES).map(([name, toExamples]) => ({
  path: `features/${toKebabCase(name)}`,
  name,
  load: (ctx) =>
    toExamples(ctx).map((example) => ({ ...example, show: <Container width="large">{example.show}</Container> })),
}))
