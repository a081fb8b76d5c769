import { isTooDeep } from '@menagerie/contract/human-text'
import { type CellValue, fault, fine } from '../import-field.ts'
import { toCellText } from '../read-cells.ts'
import { isDeepHtml } from './deep-html.ts'
import { findLostLink } from './link-address.ts'
import { readHtml } from './read-html.ts'

const TOO_DEEP = 'This is nested too deeply: remove some of its levels'

/** Converts a cell to formatted text, or returns why the form would not accept it. */
export function readHtmlCell(cell: unknown): CellValue {
  if (typeof cell === 'object') return fault('is a list or an object: it must be HTML')
  const html = toCellText(cell)
  if (isDeepHtml(html)) return fault(TOO_DEEP)
  const read = readHtml(html)
  if (isTooDeep(read)) return fault(TOO_DEEP)
  const lost = findLostLink(read)
  return lost === undefined
    ? fine(read)
    : fault(`the link “${lost}” does not lead anywhere here: write its full address`)
}
