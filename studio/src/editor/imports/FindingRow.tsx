import type { FindingsAnswer } from '../../imports/desk/run-answer.ts'

type Finding = FindingsAnswer['findings'][number]

const WORDS: Readonly<Record<string, string>> = {
  new: 'New',
  changed: 'Changed',
  broken: 'With mistakes',
  gone: 'Not in the file',
}

/** One product: what differs, was and will be, or what is wrong with it. */
export function FindingRow({ finding: { key, name, where, state, changes, problems } }: { finding: Finding }) {
  return (
    <li data-state={state}>
      <h3>
        {name} {key && key !== name && <small>{key}</small>}{' '}
        <small>{[WORDS[state], where].filter(Boolean).join(' · ')}</small>
      </h3>
      {problems.length > 0 && (
        <ul className="menagerie-import__mistakes">
          {problems.map((problem) => (
            <li key={`${problem.where} ${problem.field} ${problem.message}`}>
              <strong>{problem.field}</strong> ({problem.where}): {problem.message}
            </li>
          ))}
        </ul>
      )}
      {changes.length > 0 && (
        <details open={state === 'changed'}>
          <summary>{changes.length === 1 ? 'One field' : `${changes.length} fields`}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Was</th>
                <th scope="col">Will be</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ place, field, from, to }) => (
                <tr key={`${place} ${field}`}>
                  <th scope="row">{[field, place].filter(Boolean).join(' · ')}</th>
                  <td>{from && <del>{from}</del>}</td>
                  <td>{to && <ins>{to}</ins>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </li>
  )
}
