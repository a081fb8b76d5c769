import { toExampleEntries } from '../blocks/testing/example-entries.ts'
import { createMemoryReader } from '../content/testing/memory-reader.ts'
import type { RenderContext } from '../context/render-context.ts'

/** The same brand-locale, in which nothing but what the examples name is published. */
export function toExampleContext(ctx: RenderContext): RenderContext {
  const reader = createMemoryReader(ctx.site, toExampleEntries(ctx.site))
  return { ...ctx, reader, page: { path: 'example', title: 'Example & more' } }
}
