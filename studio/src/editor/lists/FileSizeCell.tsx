import type { DefaultServerCellComponentProps } from 'payload'
import { toFileSize } from './to-file-size.ts'

/** Shows a file size in a readable unit. */
export function FileSizeCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return typeof cellData === 'number' ? <span>{toFileSize(cellData, i18n.language)}</span> : null
}
