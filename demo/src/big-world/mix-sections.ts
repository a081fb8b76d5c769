/** Splits markup before each heading. */
const toSections = (markup: string): string[] => markup.split(/^(?=## )/mu).filter((section) => section.trim() !== '')

/** Combines the first part of one text with the last of another, under their own headings. */
export function mixSections(one: string, other: string): string {
  const [first = one, ...rest] = toSections(one)
  const last = toSections(other).at(-1)
  const between = rest.slice(0, -1)
  return [first, ...between, last === undefined || last === first ? (rest.at(-1) ?? '') : last]
    .map((section) => section.trim())
    .filter((section) => section !== '')
    .join('\n')
}
