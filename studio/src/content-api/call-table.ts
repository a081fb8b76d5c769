import type { Call } from './call/define-call.ts'

const BEGIN = '<!-- calls -->'
const END = '<!-- /calls -->'
const HEAD = '| call | does | query | token | about | spec |\n|---|---|---|---|---|---|'
const ABOUT: Record<Call['of'], string> = { site: 'brand-locale', brand: 'brand', all: 'all' }

/** Replaces the table between the markers of a documentation page. */
export function withCallTable(page: string, calls: readonly Call[]): string {
  const [before, rest] = page.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error(`The page needs ${BEGIN} and ${END}`)
  return [before, BEGIN, '\n', HEAD, '\n', ...calls.map(toRow), END, after].join('')
}

function toRow({ method, path, alias, summary, query, scope, of, spec }: Call): string {
  const paths = [path, alias]
    .filter((name) => name !== undefined)
    .map((name) => `\`${method === undefined ? '' : `${method} `}${name}\``)
  const names = Object.keys(query.shape).map((name) => `\`${name}\``)
  return `| ${paths.join(' ')} | ${summary} | ${names.join(' ')} | ${scope} | ${ABOUT[of]} | ${spec} |\n`
}
