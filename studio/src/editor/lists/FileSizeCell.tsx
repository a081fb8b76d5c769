import type { DefaultServerCellComponentProps } from 'payload'
import { toFileSize } from './to-file-size.ts'

/** How large a file is, as a person reads it. */
export function FileSizeCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return typeof cellData === 'number' ? <span>{toFileSize(cellData, i18n.language)}</span> : null
}
