import { toExampleEntries } from '../blocks/testing/example-entries.ts'
import { createMemoryReader } from '../content/testing/memory-reader.ts'
import type { RenderContext } from '../context/render-context.ts'

/** Returns a context of the same brand-locale in which only the examples' entries are published. */
export function toExampleContext(ctx: RenderContext): RenderContext {
  const reader = createMemoryReader(ctx.site, toExampleEntries(ctx.site))
  return { ...ctx, reader, page: { path: 'example', title: 'Example & more' } }
}
