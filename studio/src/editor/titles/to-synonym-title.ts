import { readSynonymRow } from '../../model/fields/check-synonym-row.ts'

/** `voer = brok`, `hondenvoer → honden voer`, `hondevoer ~ hondenvoer`, `<maat> → 1 kg, 2 kg`; empty for an empty row. */
export function toSynonymTitle(row: unknown): string {
  const { type, word, words } = readSynonymRow(row)
  if (type === 'synonym') return words.join(' = ')
  if (word === '' && words.length === 0) return ''
  const own = type === 'placeholder' ? `<${word}>` : word || '…'
  const sign = type === 'altcorrection1' || type === 'altcorrection2' ? '~' : '→'
  return `${own} ${sign} ${words.join(', ') || '…'}`
}
