import type { DefaultCellComponentProps } from 'payload'
import { CellLink } from './CellLink.tsx'

/** A former address may be that of a file, which has no slash at its end. */
const FILE = /\.[a-z\d]+$/i

/** Shows the address as visitors see it; the home page has one as well. */
export function AddressCell({ cellData, collectionSlug, link, rowData }: DefaultCellComponentProps) {
  return (
    <CellLink link={link} collectionSlug={collectionSlug} id={rowData.id}>
      {toAddress(cellData)}
    </CellLink>
  )
}

function toAddress(path: unknown): string {
  if (typeof path !== 'string' || path === '') return '/'
  return FILE.test(path) ? `/${path}` : `/${path}/`
}
