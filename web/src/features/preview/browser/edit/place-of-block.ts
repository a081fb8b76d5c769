import type { EditedPage } from '@menagerie/contract/preview'

type EditedBlockPlace = { area: EditedPage['areas'][number]; at: number }

export function findBlockPlace(page: EditedPage, block: string): EditedBlockPlace | undefined {
  for (const area of page.areas) {
    const at = area.blocks.findIndex(({ id }) => id === block)
    if (at >= 0) return { area, at }
  }
  return undefined
}
