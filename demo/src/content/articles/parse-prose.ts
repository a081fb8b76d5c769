import type { BrandLocale } from '@menagerie/sites/brand-locale'

/** A file of prose: fields with their lines, then markup. `file` stands below `demo/articles/`. */
export type Prose = { file: string; fields: Readonly<Record<string, { text: string; line: number }>>; body: string }

const FENCE = '---'
/** `title: …`, or `title.nl_BE: …` for only one site or brand. */
const FIELD = /^(?<name>[A-Za-z-]+(?:\.[A-Za-z_]+)?): (?<text>.+)$/u
const NAME = '(?:tailwell|aldergrove|(?:(?:tailwell|aldergrove)/)?[a-z]{2}_[A-Z]{2})'
/** Beginning of a line of the body that only these sites or brands have: `[nl_BE] …`, `[tailwell, en_US] …`, `[tailwell/en_GB] …`. */
const ONLY = new RegExp(`^\\[(?<names>${NAME}(?:, ?${NAME})*)\\] `, 'u')

export function parseProse(source: string, file: string): { prose: Prose; faults: string[] } {
  const lines = source.split(/\r?\n/u)
  const end = lines.indexOf(FENCE, 1)
  if (lines[0] !== FENCE || end === -1)
    return {
      prose: { file, fields: {}, body: '' },
      faults: [`demo/articles/${file}:1: must begin with fields between two lines ${FENCE}`],
    }
  const fields: Record<string, { text: string; line: number }> = {}
  const faults: string[] = []
  for (const [index, line] of lines.slice(1, end).entries()) {
    const at = index + 2
    const { name, text = '' } = FIELD.exec(line)?.groups ?? {}
    if (name === undefined) faults.push(`demo/articles/${file}:${at}: "${line}" is no field`)
    else if (fields[name]) faults.push(`demo/articles/${file}:${at}, ${name}: stands twice`)
    else fields[name] = { text: text.trim(), line: at }
  }
  const body = lines
    .slice(end + 1)
    .join('\n')
    .trim()
  return { prose: { file, fields, body }, faults }
}

/** Returns one site's fields and lines. Its own win over those of its brand, and these over those of all. */
export function toOwnProse({ fields, body }: Prose, site: BrandLocale): Record<string, string> {
  const names = new Set(Object.keys(fields).map((name) => name.replace(/\..*/u, '')))
  const own = [...names].flatMap((name) => {
    const field = fields[`${name}.${site.code}`] ?? fields[`${name}.${site.brand}`] ?? fields[name]
    return field ? [[name, field.text]] : []
  })
  return { ...Object.fromEntries(own), body: toOwnLines(body, site) }
}

function toOwnLines(body: string, { id, code, brand }: BrandLocale): string {
  return body
    .split('\n')
    .flatMap((line) => {
      const names = ONLY.exec(line)?.groups?.names?.split(/, ?/u)
      if (names === undefined) return [line]
      return [id, code, brand].some((own) => names.includes(own)) ? [line.replace(ONLY, '')] : []
    })
    .join('\n')
    .trim()
}
