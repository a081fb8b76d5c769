import { FINDING_WORDS } from '../../imports/desk/finding-words.ts'
import type { FindingsAnswer } from '../../imports/desk/run-answer.ts'
import { useWords } from '../frame/use-words.ts'

type Finding = FindingsAnswer['findings'][number]

/** One product: its changes with old and new values, or its problems. */
export function FindingRow({ finding: { key, name, where, state, changes, problems } }: { finding: Finding }) {
  const t = useWords()
  return (
    <li data-state={state}>
      <h3>
        {name} {key && key !== name && <small>{key}</small>}{' '}
        <small>{[FINDING_WORDS[state] && t(FINDING_WORDS[state]), where].filter(Boolean).join(' · ')}</small>
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
          <summary>{t('imports.fields', { count: changes.length })}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('imports.field')}</th>
                <th scope="col">{t('imports.was')}</th>
                <th scope="col">{t('imports.willBe')}</th>
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
