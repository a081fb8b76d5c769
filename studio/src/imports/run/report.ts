import { clipText } from '@menagerie/contract/human-text'
import type { ImportProblem } from '../products/read-row.ts'
import type { ImportCounts, ImportSettings, ImportWatch, ProductFinding } from './import-settings.ts'

/** Maximum lines of each kind on screen; the result file contains all of them. */
const MOST_SHOWN = 100
const LONGEST = 120
const MARKS = { new: '+', changed: '~', gone: '-', same: '=', broken: '!' } as const

type Out = {
  say: (line: string) => void
  /** Absent without a result file. */
  write?: ((text: string) => void) | undefined
}

/** Reports a run in lines for people and, completely, as lines of JSON. */
export function createReport({ say, write }: Out) {
  const shown = new Map<string, number>()
  const sayOnce = (mark: string, lines: readonly string[]) => {
    const count = (shown.get(mark) ?? 0) + 1
    shown.set(mark, count)
    if (count <= MOST_SHOWN) for (const line of lines) say(line)
    if (count === MOST_SHOWN + 1) say(`${mark} … and more: --result FILE keeps all of them`)
  }
  let told = 0
  const watch: ImportWatch = {
    onStart: (products, rows) => say(`${count(products, 'product')} in ${count(rows, 'row')}`),
    onNote: (sentence) => sayOnce('*', [`* ${sentence}`]),
    onProblem: (problem) => {
      write?.(`${JSON.stringify({ state: 'problem', ...problem })}\n`)
      sayOnce('!', [`! ${showProblem(problem)}`])
    },
    onProduct: (finding) => {
      if (finding.state !== 'same') write?.(`${JSON.stringify(finding)}\n`)
      if (finding.state === 'new' || finding.state === 'changed' || finding.state === 'gone')
        sayOnce(MARKS[finding.state], showFinding(finding))
    },
    onProgress: (done, total) => {
      const part = Math.floor((done / total) * 10)
      if (part > told) say(`  ${part * 10} % · ${done} of ${total}`)
      told = part
    },
  }
  return { watch, end: summarize }
}

function showProblem({ where, field, message, key }: ImportProblem): string {
  return `${[where, field].filter(Boolean).join(', ')}: ${message}${key ? ` (${key})` : ''}`
}

function showFinding({ state, key, name, changes }: ProductFinding): string[] {
  const head = `${MARKS[state]} ${key} ${name === key ? '' : name}`.trim()
  if (state !== 'changed') return [head]
  return [
    head,
    ...changes.map(({ place, field, from, to }) => `    ${field}${place && `:${place}`}: ${show(from)} → ${show(to)}`),
  ]
}

const show = (text: string) =>
  text === '' ? '(empty)' : `“${clipText(text.replaceAll('\n', ' ⏎ '), LONGEST)}${text.length > LONGEST ? '…' : ''}”`

const count = (number: number, noun: string) => `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`

function summarize(counts: ImportCounts, { isDry, deletesMissing }: ImportSettings): string[] {
  const { new: added, changed, same, broken, gone, problems, files } = counts
  const gones = `${gone} ${deletesMissing ? (isDry ? 'to delete' : 'deleted') : 'that the file does not name (they stay)'}`
  return [
    `${added} new, ${changed} changed, ${same} as they were, ${broken} with mistakes, ${gones}; ${count(files, 'file')}, ${count(problems, 'mistake')}`,
    isDry
      ? 'Nothing was saved. To save it: the same with -- --apply'
      : broken > 0
        ? 'Saved, but for the products with mistakes: these are as they were.'
        : 'Saved.',
  ]
}
