import { useState } from 'react'
import { FINDINGS_AT_ONCE, findingsSchema, type ImportRunAnswer } from '../../imports/desk/run-answer.ts'
import { FindingRow } from './FindingRow.tsx'
import { PageButtons } from './PageButtons.tsx'
import { useAnswer } from './use-answer.ts'

const KINDS = [
  ['all', 'All'],
  ['new', 'New'],
  ['changed', 'Changed'],
  ['broken', 'With mistakes'],
  ['gone', 'To delete'],
] as const

/** What an import found, product by product, to be walked through. */
export function FindingList({ api, run }: { api: string; run: ImportRunAnswer }) {
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
          Show{' '}
          <select value={kind} onChange={({ target }) => choose(target.value)}>
            {KINDS.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>{' '}
        {total > 0 && `${offset + 1} to ${Math.min(total, offset + FINDINGS_AT_ONCE)} of ${total.toLocaleString('en')}`}
        {answer && total === 0 && 'Nothing of this kind'}
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
