import type { RunProgress, RunSettings } from '../../imports/desk/run-answer.ts'
import { useWords } from '../frame/use-words.ts'

type Mapping = RunSettings['mapping']
type WordTableProps = { words: RunProgress['words']; mapping: Mapping; onChange: (mapping: Mapping) => void }

/** Columns of the vocabularies that are no facets. */
const FIELDS: Readonly<Record<string, string>> = { content_tag: 'tags', categories: 'categories' }

/** Maps words of the file that match no term and no category. */
export function WordTable({ words, mapping, onChange }: WordTableProps) {
  const t = useWords()
  if (words.length === 0) return null
  const set = (field: string, word: string, meaning: string) => {
    const { [word]: _former, ...others } = mapping.words[field] ?? {}
    const own = meaning.trim() === '' ? others : { ...others, [word]: meaning.trim() }
    onChange({ ...mapping, words: { ...mapping.words, [field]: own } })
  }
  return (
    <details open className="menagerie-import__columns">
      <summary>{t('imports.words', { count: words.length })}</summary>
      <p>{t('imports.wordsHint')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('imports.word')}</th>
            <th scope="col">{t('imports.list')}</th>
            <th scope="col">{t('imports.times')}</th>
            <th scope="col">{t('imports.meansTerm')}</th>
          </tr>
        </thead>
        <tbody>
          {words.map(({ word: asked, count }) => {
            const [vocabulary = '', ...rest] = asked.split('/')
            const [field, word] = [FIELDS[vocabulary] ?? `facets.${vocabulary}`, rest.join('/')]
            return (
              <tr key={asked}>
                <th scope="row">{word}</th>
                <td>{vocabulary}</td>
                <td>{count}</td>
                <td>
                  <input
                    aria-label={t('imports.termFor', { word })}
                    value={mapping.words[field]?.[word] ?? ''}
                    onChange={({ target }) => set(field, word, target.value)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </details>
  )
}
