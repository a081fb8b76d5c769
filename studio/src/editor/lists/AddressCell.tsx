import type { DefaultCellComponentProps } from 'payload'
import { CellLink } from './CellLink.tsx'

/** An old address may be that of a file, which ends without a slash. */
const FILE = /\.[a-z\d]+$/i

/** The address as visitors see it: the home page has one, too. */
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
