import { useConfig } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import {
  type ImportRunAnswer,
  isAtWork,
  type RunSettings,
  type RunsAnswer,
  runSchema,
  runsSchema,
} from '../../imports/desk/run-answer.ts'
import { postToStudio } from '../frame/post-to-studio.ts'
import { saySilent } from '../frame/reader-words.ts'

const ASKED_EVERY_MS = 800
const runAnswer = z.object({ run: runSchema })
const refusal = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

const NOTHING: RunsAnswer = { runs: [], mappings: [] }

/** The displayed import, its progress, and the list of the latest imports. */
export function useImports() {
  const { api } = useConfig().config.routes
  const [run, setRun] = useState<ImportRunAnswer>()
  const [listed, setListed] = useState<RunsAnswer>(NOTHING)
  const [problem, setProblem] = useState('')
  /** Share of the upload that has been sent (0 to 1); undefined if none is running. */
  const [sent, setSent] = useState<number>()

  const refresh = useCallback(async () => {
    const answer = await fetch(`${api}/imports`).catch(() => undefined)
    const found = answer?.ok ? runsSchema.safeParse(await answer.json()) : undefined
    if (found?.success) setListed(found.data)
  }, [api])

  useEffect(() => void refresh(), [refresh])

  const id = run?.id
  const working = run !== undefined && isAtWork(run.state)
  useEffect(() => {
    if (!id || !working) return
    const timer = setInterval(async () => {
      const answer = await fetch(`${api}/imports/${id}`).catch(() => undefined)
      const found = answer?.ok ? runAnswer.safeParse(await answer.json()) : undefined
      if (!found?.success) return
      setRun(found.data.run)
      if (!isAtWork(found.data.run.state)) void refresh()
    }, ASKED_EVERY_MS)
    return () => clearInterval(timer)
  }, [api, id, working, refresh])

  return {
    api,
    run,
    listed,
    problem,
    sent,
    open: setRun,
    upload: async (files: readonly File[], settings: RunSettings) => {
      setProblem('')
      setSent(0)
      const answer = await send(`${api}/imports`, files, settings, setSent)
      setSent(undefined)
      const found = runAnswer.safeParse(answer)
      if (found.success) setRun(found.data.run)
      else setProblem(refusal.safeParse(answer).data?.errors[0]?.message ?? saySilent())
    },
    again: async (what: 'check' | 'save', settings: RunSettings) => {
      if (!id) return
      const { found, problem: told } = await postToStudio(`${api}/imports/${id}/${what}`, settings, runAnswer)
      setProblem(told)
      if (found) setRun(found.run)
    },
    keepMapping: async (name: string, body: RunSettings['mapping'] | null) => {
      const { problem: told } = await postToStudio(
        `${api}/imports/mappings`,
        { name, body },
        z.object({ mappings: z.unknown() }),
      )
      setProblem(told)
      await refresh()
    },
  }
}

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
function send(
  address: string,
  files: readonly File[],
  settings: RunSettings,
  onPart: (part: number) => void,
): Promise<unknown> {
  const body = new FormData()
  for (const file of files) body.append('file', file)
  body.append('settings', JSON.stringify(settings))
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onPart(total === 0 ? 0 : loaded / total)
    request.onload = () => done(request.response)
    request.onerror = () => done(undefined)
    request.send(body)
  })
}
