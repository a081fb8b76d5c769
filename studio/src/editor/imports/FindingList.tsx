import { useState } from 'react'
import { FINDINGS_AT_ONCE, findingsSchema, type ImportRunAnswer } from '../../imports/desk/run-answer.ts'
import { useWords } from '../frame/use-words.ts'
import { FindingRow } from './FindingRow.tsx'
import { PageButtons } from './PageButtons.tsx'
import { useAnswer } from './use-answer.ts'

const KINDS = [
  ['all', 'imports.kind.all'],
  ['new', 'imports.kind.new'],
  ['changed', 'imports.kind.changed'],
  ['broken', 'imports.kind.broken'],
  ['gone', 'imports.kind.delete'],
] as const

/** The findings of an import, product by product, in pages. */
export function FindingList({ api, run }: { api: string; run: ImportRunAnswer }) {
  const t = useWords()
  const [kind, setKind] = useState('all')
  const [offset, setOffset] = useState(0)
  const address = `${api}/imports/${run.id}/findings?state=${kind}&offset=${offset}`
  const answer = useAnswer(address, findingsSchema, true)
  const total = answer?.total ?? 0
  const choose = (next: string) => {
    setKind(next)
    setOffset(0)
  }
  return (
    <div className="menagerie-import__findings">
      <p>
        <label>
          {t('imports.show')}{' '}
          <select value={kind} onChange={({ target }) => choose(target.value)}>
            {KINDS.map(([value, label]) => (
              <option key={value} value={value}>
                {t(label)}
              </option>
            ))}
          </select>
        </label>{' '}
        {total > 0 && t('imports.range', { from: offset + 1, to: Math.min(total, offset + FINDINGS_AT_ONCE), total })}
        {answer && total === 0 && t('imports.nothing')}
      </p>
      <ol start={offset + 1}>
        {answer?.findings.map((finding) => (
          <FindingRow
            key={[finding.key, finding.where, finding.name, finding.problems[0]?.message].join(' ')}
            finding={finding}
          />
        ))}
      </ol>
      {total > FINDINGS_AT_ONCE && (
        <p className="menagerie-import__buttons">
          <PageButtons offset={offset} atOnce={FINDINGS_AT_ONCE} total={total} onOffset={setOffset} />
        </p>
      )}
    </div>
  )
}
