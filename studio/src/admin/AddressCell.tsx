import type { DefaultCellComponentProps } from 'payload'
import { CellLink } from './CellLink.tsx'

/** The address as visitors see it: the home page has one, too. */
export function AddressCell({ cellData, collectionSlug, link, rowData }: DefaultCellComponentProps) {
  return (
    <CellLink link={link} collectionSlug={collectionSlug} id={rowData.id}>
      {typeof cellData === 'string' && cellData !== '' ? `/${cellData}/` : '/'}
    </CellLink>
  )
}
