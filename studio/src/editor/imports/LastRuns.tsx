import type { ImportRunAnswer } from '../../imports/desk/run-answer.ts'

type LastRunsProps = { runs: readonly ImportRunAnswer[]; onOpen: (run: ImportRunAnswer) => void }

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** The last imports, with what each found. */
export function LastRuns({ runs, onOpen }: LastRunsProps) {
  if (runs.length === 0) return null
  return (
    <section aria-label="Last imports">
      <h2>Last imports</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">File</th>
            <th scope="col">By</th>
            <th scope="col">State</th>
            <th scope="col">New</th>
            <th scope="col">Changed</th>
            <th scope="col">With mistakes</th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <tr key={run.id}>
              <td>{moment.format(new Date(run.startedAt))}</td>
              <td>
                <button type="button" className="menagerie-import__open" onClick={() => onOpen(run)}>
                  {run.files.map(({ name }) => name).join(' and ')}
                </button>
              </td>
              <td>{run.startedBy}</td>
              <td>{run.state}</td>
              <td>{run.progress.counts?.new ?? ''}</td>
              <td>{run.progress.counts?.changed ?? ''}</td>
              <td>{run.progress.counts?.broken ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
