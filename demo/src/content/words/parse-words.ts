/** A text with its line, so that faults can be reported. */
type Word = { text: string; line: number }
export type WordSection = { key: string; file: string; line: number; fields: Readonly<Record<string, Word>> }

/** Fields of products, categories, films, the portal and the newsletter, and of texts that a language shares. */
const FIELDS = [
  'name',
  'kind',
  'slug',
  'short',
  'teaser',
  'meta',
  'usps',
  'description',
  'instructions',
  'composition',
  'additives',
  'analysis',
  'do-not-apply',
  'shelf-life',
  'storage',
  'precautions',
  'active',
  'title',
  'sub',
  'intro',
  'text',
  'first-caption',
  'second-caption',
  'path',
  'menu',
  'column',
  'press',
  'inside',
  'how',
  'by-mail',
  'by-form',
  'to-stop',
] as const
const FIELD = new RegExp(`^(${FIELDS.join('|')}):\\s*(.*)$`, 'u')
const SECTION = /^# (\S+(?: without \S+(?:, \S+)*)?)\s*$/u

/**
 * Reads sections that begin with `# key` and have fields that begin with `name:`; lines after that belong to the field until the next
 * one begins. Lines before the first section are a comment. Text outside of a field is reported with its line.
 */
export function parseWords(source: string, file: string): { sections: WordSection[]; faults: string[] } {
  const sections: { key: string; file: string; line: number; fields: Record<string, Word> }[] = []
  const faults: string[] = []
  let open: Word | undefined
  for (const [index, line] of source.split(/\r?\n/u).entries()) {
    const at = `demo/words/${file}:${index + 1}`
    const key = SECTION.exec(line)?.[1]
    const section = sections.at(-1)
    if (key !== undefined) {
      if (sections.some((other) => other.key === key)) faults.push(`${at}, ${key}: stands twice in this file`)
      sections.push({ key, file, line: index + 1, fields: {} })
      open = undefined
      continue
    }
    if (section === undefined) continue
    const [, field, rest = ''] = FIELD.exec(line) ?? []
    if (field !== undefined) {
      if (section.fields[field]) faults.push(`${at}, ${section.key}, ${field}: stands twice`)
      open = { text: rest, line: index + 1 }
      section.fields[field] = open
    } else if (open) open.text += `\n${line}`
    else if (line.trim() !== '') faults.push(`${at}, ${section.key}: "${line.trim()}" belongs to no field`)
  }
  for (const { fields } of sections) for (const word of Object.values(fields)) word.text = word.text.trim()
  return { sections, faults }
}

/** Returns the items of a list, without their dashes. */
export function toItems(text: string): string[] {
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim().replace(/^- /u, '')]))
}
