import type { EditedPage } from '@menagerie/contract/preview'

export type BlockPlace = { area: EditedPage['areas'][number]; at: number }

export function findPlace(page: EditedPage, block: string): BlockPlace | undefined {
  for (const area of page.areas) {
    const at = area.blocks.findIndex(({ id }) => id === block)
    if (at >= 0) return { area, at }
  }
  return undefined
}
