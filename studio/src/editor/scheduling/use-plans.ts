'use client'

import { useConfig } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import {
  type PlanRefusal,
  type PlanRequest,
  type Plans,
  plansSchema,
  refusalSchema,
} from '../../jobs/scheduling/plan.ts'
import { sayToReader } from '../frame/reader-words.ts'

const NONE: Plans = { plans: [], timeZone: null }
/** Interval for reloading, so that due plans and those of other users appear without a reload of the page. */
const LOOK_AGAIN_MS = 20_000

const refused = z.object({
  errors: z
    .array(z.object({ message: z.string(), data: z.object({ refusals: z.array(refusalSchema) }).nullish() }))
    .min(1),
})

/** The plans of one document. `add` and `takeBack` resolve to the reasons of a refusal; empty when done. */
export function usePlans(collection: string, id: string) {
  const { config } = useConfig()
  const [found, setFound] = useState<Plans>(NONE)
  const address = `${config.routes.api}/plans`

  const load = useCallback(async () => {
    const answer = await fetch(`${address}?collection=${collection}&id=${id}`).catch(() => undefined)
    const plans = answer?.ok ? plansSchema.safeParse(await answer.json()).data : undefined
    if (plans !== undefined) setFound(plans)
  }, [address, collection, id])

  useEffect(() => {
    void load()
    const timer = setInterval(() => document.visibilityState === 'visible' && void load(), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [load])

  const send = async (path: string, init: RequestInit): Promise<readonly PlanRefusal[]> => {
    const answer = await fetch(path, init).catch(() => undefined)
    const refusals = answer?.ok ? [] : toRefusals(await answer?.json().catch(() => undefined))
    await load()
    return refusals
  }
  return {
    ...found,
    load,
    add: (plan: Omit<PlanRequest, 'collection' | 'id'>) =>
      send(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...plan, collection, id }),
      }),
    takeBack: (plan: string) => send(`${address}/${plan}`, { method: 'DELETE' }),
  }
}

function toRefusals(body: unknown): readonly PlanRefusal[] {
  const errors = refused.safeParse(body).data?.errors
  const refusals = errors?.[0]?.data?.refusals
  return (
    refusals ?? [
      {
        field: 'document',
        message: errors?.[0]?.message ?? sayToReader('plans.offline', 'No connection to the studio. Try again'),
      },
    ]
  )
}
