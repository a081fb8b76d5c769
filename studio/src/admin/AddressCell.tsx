import type { DefaultCellComponentProps } from 'payload'

/** The address as visitors see it: the home page has one, too. */
export function AddressCell({ cellData }: DefaultCellComponentProps) {
  return <span>{typeof cellData === 'string' && cellData !== '' ? `/${cellData}/` : '/'}</span>
}
