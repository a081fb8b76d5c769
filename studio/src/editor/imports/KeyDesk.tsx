import { Button, useConfig } from '@payloadcms/ui'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { WRITE_KINDS, type WriteKey, type WriteKind, writeKeySchema } from '../../imports/feed/write-key.ts'
import { postToStudio } from '../frame/post-to-studio.ts'

const keysSchema = z.object({ keys: z.array(writeKeySchema) })
const madeSchema = z.object({ key: writeKeySchema, secret: z.string() })
const KIND_WORDS: Readonly<Record<WriteKind, string>> = {
  facts: 'Products and what holds in all countries',
  texts: 'Texts, prices and categories of sites',
  pages: 'Pages',
  articles: 'Articles',
  jobs: 'Jobs',
  redirects: 'Redirects',
  categories: 'Categories',
  terms: 'Terms',
  stores: 'Stores',
  customers: 'Customers',
}
/** What most programs write. */
const USUAL: readonly WriteKind[] = ['facts', 'texts']
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const showMoment = (text: string | null) => (text === null ? 'never' : moment.format(new Date(text)))

/** Keys by which programs write: made, shown once, and ended. */
export function KeyDesk({ sites }: { sites: readonly { value: string; label: string }[] }) {
  const { api } = useConfig().config.routes
  const [keys, setKeys] = useState<readonly WriteKey[]>([])
  const [secret, setSecret] = useState('')
  const [problem, setProblem] = useState('')
  const refresh = useCallback(async () => {
    const answer = await fetch(`${api}/write-keys`).catch(() => undefined)
    const found = answer?.ok ? keysSchema.safeParse(await answer.json()) : undefined
    if (found?.success) setKeys(found.data.keys)
  }, [api])
  useEffect(() => void refresh(), [refresh])
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const chosen = data.getAll('sites').map(String)
    const body = {
      name: String(data.get('name')),
      kinds: data.getAll('kinds'),
      sites: chosen.length > 0 ? chosen : null,
    }
    const { found, problem: told } = await postToStudio(`${api}/write-keys`, body, madeSchema)
    setProblem(told)
    if (found === undefined) return
    setSecret(found.secret)
    form.reset()
    await refresh()
  }
  const end = async (id: string) => {
    setProblem((await postToStudio(`${api}/write-keys/${id}/end`, {}, keysSchema)).problem)
    await refresh()
  }
  return (
    <section aria-label="Keys for programs">
      <h2>Keys for programs</h2>
      <p>With a key a program sends files to the Content API (POST /imports).</p>
      {problem && (
        <p role="alert" className="menagerie-import__problem">
          {problem}
        </p>
      )}
      {secret && (
        <p role="status" className="menagerie-import__secret">
          Copy the key now; it is not shown again: <code>{secret}</code>
        </p>
      )}
      <form className="menagerie-import__form" onSubmit={make}>
        <label>
          Name of the program
          <input name="name" required maxLength={100} autoComplete="off" />
        </label>
        <fieldset className="menagerie-import__kinds">
          <legend>It may write</legend>
          {WRITE_KINDS.map((kind) => (
            <label key={kind} className="menagerie-import__flag">
              <input type="checkbox" name="kinds" value={kind} defaultChecked={USUAL.includes(kind)} />
              {KIND_WORDS[kind]}
            </label>
          ))}
        </fieldset>
        <label>
          Sites (none chosen: all)
          <select name="sites" multiple size={5}>
            {sites.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" size="medium">
          Make a key
        </Button>
      </form>
      {keys.length > 0 && <KeyTable keys={keys} onEnd={end} />}
    </section>
  )
}

function KeyTable({ keys, onEnd }: { keys: readonly WriteKey[]; onEnd: (id: string) => void }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">May write</th>
          <th scope="col">Sites</th>
          <th scope="col">Made</th>
          <th scope="col">Last used</th>
          <th scope="col">
            <span className="menagerie-import__unseen">End</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key.id}>
            <th scope="row">
              {key.name} <small>…{key.ending}</small>
            </th>
            <td>{key.kinds.map((kind) => KIND_WORDS[kind]).join('; ')}</td>
            <td>{key.sites?.join(', ') ?? 'all'}</td>
            <td>
              {showMoment(key.madeAt)} by {key.madeBy}
            </td>
            <td>{showMoment(key.usedAt)}</td>
            <td>
              {key.endedAt ? (
                `Ended ${showMoment(key.endedAt)}`
              ) : (
                <Button
                  size="small"
                  margin={false}
                  buttonStyle="secondary"
                  aria-label={`End the key of ${key.name}`}
                  onClick={() => onEnd(key.id)}
                >
                  End
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
