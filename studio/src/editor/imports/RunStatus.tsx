import type { ImportRunAnswer, RunState } from '../../imports/desk/run-answer.ts'

const WORDS: Readonly<Record<RunState, string>> = {
  waiting: 'Waits for its turn',
  checking: 'Is being checked',
  checked: 'Checked: nothing is saved yet',
  saving: 'Is being saved',
  saved: 'Saved',
  failed: 'Failed',
  interrupted: 'Was interrupted: what is saved stays, and another run completes it',
}

/** How far an import is, and what it found. */
export function RunStatus({ run }: { run: ImportRunAnswer }) {
  const { done, total, rows, counts, failure, notes } = run.progress
  const isGoing = run.state === 'checking' || run.state === 'saving'
  return (
    <div className="menagerie-import__status">
      <h2>{run.files.map(({ name }) => name).join(' and ')}</h2>
      <p role="status">
        {WORDS[run.state]}
        {failure && `: ${failure}`}
        {total > 0 && ` · ${total.toLocaleString('en')} ${run.settings.kind} in ${rows.toLocaleString('en')} rows`}
      </p>
      {isGoing && <progress aria-label="Part that is done" max={Math.max(1, total)} value={done} />}
      {counts && (
        <dl>
          <Count name="New" value={counts.new} />
          <Count name="Changed" value={counts.changed} />
          <Count name="As they were" value={counts.same} />
          <Count name="Left out for mistakes" value={counts.broken} />
          <Count name="Mistakes" value={counts.problems} />
          <Count name="Not in the file" value={counts.gone} />
          <Count name="Files" value={counts.files} />
        </dl>
      )}
      {notes.length > 0 && (
        <details>
          <summary>{notes.length === 1 ? 'One note' : `${notes.length} notes`}</summary>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value.toLocaleString('en')}</dd>
    </div>
  )
}
