import { Button, useConfig, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { WRITE_KINDS, type WriteKey, type WriteKind, writeKeySchema } from '../../imports/feed/write-key.ts'
import { toMomentFormat } from '../../platform/date-locale.ts'
import { postToStudio } from '../frame/post-to-studio.ts'
import { useWords } from '../frame/use-words.ts'

const keysSchema = z.object({ keys: z.array(writeKeySchema) })
const madeSchema = z.object({ key: writeKeySchema, secret: z.string() })
/** What most programs need to write. */
const USUAL: readonly WriteKind[] = ['facts', 'texts']

/** Creates API keys for programs that write, shows each key once, and revokes keys. */
export function KeyDesk({ sites }: { sites: readonly { value: string; label: string }[] }) {
  const words = useWords()
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
    <section aria-label={words('keys.title')}>
      <h2>{words('keys.title')}</h2>
      <p>{words('keys.hint')}</p>
      {problem && (
        <p role="alert" className="menagerie-import__problem">
          {problem}
        </p>
      )}
      {secret && (
        <p role="status" className="menagerie-import__secret">
          {words('keys.once')} <code>{secret}</code>
        </p>
      )}
      <form className="menagerie-import__form" onSubmit={make}>
        <label>
          {words('keys.program')}
          <input name="name" required maxLength={100} autoComplete="off" />
        </label>
        <fieldset className="menagerie-import__kinds">
          <legend>{words('keys.mayWrite')}</legend>
          {WRITE_KINDS.map((kind) => (
            <label key={kind} className="menagerie-import__flag">
              <input type="checkbox" name="kinds" value={kind} defaultChecked={USUAL.includes(kind)} />
              {words(`keys.${kind}`)}
            </label>
          ))}
        </fieldset>
        <label>
          {words('keys.sites')}
          <select name="sites" multiple size={5}>
            {sites.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" size="medium">
          {words('keys.make')}
        </Button>
      </form>
      {keys.length > 0 && <KeyTable keys={keys} onEnd={end} />}
    </section>
  )
}

function KeyTable({ keys, onEnd }: { keys: readonly WriteKey[]; onEnd: (id: string) => void }) {
  const words = useWords()
  const { language } = useTranslation().i18n
  const moment = toMomentFormat(language)
  const showMoment = (text: string | null) => (text === null ? words('keys.never') : moment.format(new Date(text)))
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words('keys.key')}</th>
          <th scope="col">{words('keys.writes')}</th>
          <th scope="col">{words('keys.inSites')}</th>
          <th scope="col">{words('keys.made')}</th>
          <th scope="col">{words('keys.used')}</th>
          <th scope="col">
            <span className="menagerie-unseen">{words('keys.end')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key.id}>
            <th scope="row">
              {key.name} <small>…{key.ending}</small>
            </th>
            <td>{key.kinds.map((kind) => words(`keys.${kind}`)).join('; ')}</td>
            <td>{key.sites?.join(', ') ?? words('keys.all')}</td>
            <td>{words('keys.madeBy', { moment: showMoment(key.madeAt), name: key.madeBy })}</td>
            <td>{showMoment(key.usedAt)}</td>
            <td>
              {key.endedAt ? (
                words('keys.ended', { moment: showMoment(key.endedAt) })
              ) : (
                <Button
                  size="small"
                  margin={false}
                  buttonStyle="secondary"
                  aria-label={words('keys.endOf', { name: key.name })}
                  onClick={() => onEnd(key.id)}
                >
                  {words('keys.end')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
