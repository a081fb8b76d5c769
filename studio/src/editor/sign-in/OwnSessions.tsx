'use client'

import { Button, toast, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { toDateLocale } from '../../platform/date-locale.ts'
import { useWords } from '../frame/use-words.ts'

const sessionsSchema = z.object({
  sessions: z.array(
    z.object({ id: z.string(), started: z.string(), agent: z.string(), address: z.string(), isThis: z.boolean() }),
  ),
})
type Session = z.infer<typeof sessionsSchema>['sessions'][number]

const ADDRESS = '/api/users/sessions'

/** The user's own sessions, in the form of the account, with buttons to end them. */
export function OwnSessions() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  return user?.id === id ? <Sessions /> : null
}

function Sessions() {
  const { i18n } = useTranslation()
  const t = useWords()
  const [sessions, setSessions] = useState<readonly Session[]>([])
  const load = useCallback(async () => {
    const answer: unknown = await fetch(ADDRESS).then((response) => response.json())
    setSessions(sessionsSchema.parse(answer).sessions)
  }, [])
  useEffect(() => {
    load().catch(() => setSessions([]))
  }, [load])
  const end = async (path: string) => {
    const response = await fetch(`${ADDRESS}${path}`, { method: 'DELETE' }).catch(() => undefined)
    if (!response?.ok) return void toast.error(t('sessions.notEnded'))
    toast.success(t('sessions.ended'))
    await load()
  }
  return (
    <section className="field-type menagerie-sessions" aria-labelledby="own-sessions">
      <h3 id="own-sessions">{t('sessions.title')}</h3>
      <ul>
        {sessions.map(({ id, started, agent, address, isThis }) => (
          <li key={id}>
            <span>
              {isThis ? t('sessions.this') : agent || t('sessions.unnamed')}
              <small>
                {t('sessions.since', { moment: new Date(started).toLocaleString(toDateLocale(i18n.language)) })}
                {address === '' ? '' : `, ${t('sessions.from', { address })}`}
              </small>
            </span>
            {!isThis && (
              <Button size="small" buttonStyle="secondary" margin={false} onClick={() => end(`/${id}`)}>
                {t('sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button size="small" buttonStyle="secondary" onClick={() => end('')}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </section>
  )
}
