/** A row with the line of the file that it begins in, counted from 1. */
export type CsvRow = { line: number; cells: string[] }

/** RFC 4180: quotes around a cell may hold separators, breaks and doubled quotes. Semicolons where the first line has no comma. */
export function parseCsv(text: string): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '')
  const [first = ''] = source.split('\n', 1)
  const separator = first.includes(';') && !first.includes(',') ? ';' : ','
  const rows: CsvRow[] = []
  let row: CsvRow = { line: 1, cells: [] }
  let cell = ''
  let line = 1
  let isQuoted = false
  const endRow = () => {
    row.cells.push(cell)
    if (row.cells.some((each) => each !== '')) rows.push(row)
    row = { line: line + 1, cells: [] }
    cell = ''
  }
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at]
    if (isQuoted && letter === '"' && source[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (letter === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (!isQuoted && letter === separator) {
      row.cells.push(cell)
      cell = ''
    } else if (!isQuoted && letter === '\n') endRow()
    else if (isQuoted || letter !== '\r') cell += letter
    if (letter === '\n') line += 1
  }
  if (isQuoted) throw new Error(`Line ${row.line}: a quote is opened and never closed`)
  if (cell !== '' || row.cells.length > 0) endRow()
  return rows
}
