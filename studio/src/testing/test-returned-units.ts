/** Functions for tests that change parts of a translator's file. */
export type FileOutcome = 'same' | 'told' | 'refused'
export type FileChange = {
  outcome: FileOutcome
  change: (xml: string, below: (count: number) => number) => string | Uint8Array
}

export const UNIT = /<(unit|trans-unit) [\s\S]*?<\/\1>/g
const NAME = / (?:name|resname)="([^"]+)"/
export const TARGET = /(<target[^>]*>)([\s\S]*?)(<\/target>)/
export const TAG = /<(pc|g|ph|x) id="(\d+)"/
export const isFilled = (unit: string) => (TARGET.exec(unit)?.[2] ?? '') !== ''
export const hasInlineTag = (unit: string) => TAG.test(TARGET.exec(unit)?.[2] ?? '')
export const wordsOf = (unit: string) =>
  /<source[^>]*>([\s\S]*?)<\/source>/.exec(unit)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? ''
export const unitNameOf = (unit: string) => NAME.exec(unit)?.[1] ?? ''

export const eachTarget = (xml: string, write: (inside: string) => string) =>
  xml.replaceAll(new RegExp(TARGET, 'g'), (_all, open: string, inside: string, close: string) => {
    return `${open}${write(inside)}${close}`
  })

/** Changes one unit that fulfils the condition; returns the file unchanged if there is none. */
export function oneUnit(
  xml: string,
  below: (count: number) => number,
  { where = isFilled, write }: { where?: (unit: string) => boolean; write: (unit: string) => string },
): string {
  const units = (xml.match(UNIT) ?? []).filter(where)
  const unit = units[below(units.length)]
  return unit === undefined ? xml : xml.replace(unit, () => write(unit))
}
export const inTarget = (write: (inside: string) => string) => (unit: string) => eachTarget(unit, write)
