import type { RenderContext } from '../../context/render-context.ts'
import { SearchBox } from './SearchBox.tsx'
import { toSearchBox } from './to-search-box.ts'

export const searchBoxExamples = {
  empty: (ctx: RenderContext) => {
    const search = toSearchBox(ctx, () => true)
    return { show: search && <SearchBox {...search} /> }
  },
}
