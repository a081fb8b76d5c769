'use client'

import { Button, useConfig } from '@payloadcms/ui'
import Link from 'next/link'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import {
  OPENING_COLLECTIONS,
  OPENING_STEPS,
  type OpeningStep,
  type Openings,
  openingSchema,
  type SiteOpening,
} from '../../model/opening/opening.ts'
import { postToStudio } from '../frame/post-to-studio.ts'
import { useWords } from '../frame/use-words.ts'

/** On the dashboard: what a site lacks before its first visitor. Nothing once all sites of the person have it. */
export function OpeningChecklist() {
  const t = useWords()
  const { api } = useConfig().config.routes
  const [opening, setOpening] = useState<Openings>()
  const [chosen, setChosen] = useState<string>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    loadOpening(api).then(setOpening)
  }, [api])
  const sites = opening?.sites ?? []
  const site = sites.find(({ id }) => id === chosen) ?? sites[0]
  if (site === undefined) return null
  const post = async (path: string) => {
    const { found, problem: told } = await postToStudio(`${api}/opening/${path}`, { site: site.id }, openingSchema)
    setProblem(told)
    if (found) setOpening(found)
  }
  const states = OPENING_STEPS.map((step) => site.steps[step].state)
  return (
    <section className="menagerie-opening" aria-labelledby="menagerie-opening">
      <h2 id="menagerie-opening">{t('opening.title')}</h2>
      <p>{t('opening.hint')}</p>
      {sites.length > 1 ? (
        <label>
          {t('opening.site')}
          <select value={site.id} onChange={({ target }) => setChosen(target.value)}>
            {sites.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p>
          <strong>{site.label}</strong>
        </p>
      )}
      {!site.opened && <p>{t('opening.notOpened')}</p>}
      <ol>
        {OPENING_STEPS.map((step) => (
          <StepRow key={step} step={step} site={site} />
        ))}
      </ol>
      {states.includes('missing') ? (
        <Act text={t('opening.fill')} hint={t('opening.fillHint')} act={() => post('fill')} />
      ) : (
        <Act text={t('opening.publish')} hint={t('opening.publishHint')} act={() => post('publish')} />
      )}
      <p role="alert">{problem}</p>
    </section>
  )
}

function Act({ text, hint, act }: { text: string; hint: string; act: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false)
  const onClick = () => {
    setBusy(true)
    act().finally(() => setBusy(false))
  }
  return (
    <div className="menagerie-opening__act">
      <Button disabled={isBusy} onClick={onClick} margin={false}>
        {text}
      </Button>
      <p>{hint}</p>
    </div>
  )
}

function StepRow({ step, site }: { step: OpeningStep; site: SiteOpening }) {
  const t = useWords()
  const { admin } = useConfig().config.routes
  const { state, id } = site.steps[step]
  const path = `/collections/${OPENING_COLLECTIONS[step]}/${id ?? 'create'}` as const
  return (
    <li data-state={state}>
      <span>{t(`opening.${step}`)}</span>
      <em>{t(`opening.${state}`)}</em>
      <Link href={formatAdminURL({ adminRoute: admin, path })} prefetch={false}>
        {t(id === undefined ? 'opening.create' : 'opening.open')}
      </Link>
    </li>
  )
}

async function loadOpening(api: string): Promise<Openings | undefined> {
  const response = await fetch(`${api}/opening`).catch(() => undefined)
  return openingSchema.safeParse(await response?.json().catch(() => undefined)).data
}
