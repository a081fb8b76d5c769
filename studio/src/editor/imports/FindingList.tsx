import { Button } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import {
  FINDINGS_AT_ONCE,
  type FindingsAnswer,
  findingsSchema,
  type ImportRunAnswer,
} from '../../imports/runs/run-answer.ts'
import { FindingRow } from './FindingRow.tsx'

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
  const [answer, setAnswer] = useState<FindingsAnswer>()
  const address = `${api}/imports/${run.id}/findings?state=${kind}&offset=${offset}`
  useEffect(() => {
    const left = new AbortController()
    const ask = async () => {
      const response = await fetch(address, { signal: left.signal }).catch(() => undefined)
      const found = response?.ok ? findingsSchema.safeParse(await response.json()) : undefined
      if (found?.success && !left.signal.aborted) setAnswer(found.data)
    }
    void ask()
    return () => left.abort()
  }, [address])
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
          <Button
            size="small"
            buttonStyle="secondary"
            disabled={offset === 0}
            onClick={() => setOffset(offset - FINDINGS_AT_ONCE)}
          >
            Back
          </Button>
          <Button
            size="small"
            buttonStyle="secondary"
            disabled={offset + FINDINGS_AT_ONCE >= total}
            onClick={() => setOffset(offset + FINDINGS_AT_ONCE)}
          >
            Next
          </Button>
        </p>
      )}
    </div>
  )
}
