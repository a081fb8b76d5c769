'use client'

import { Button, useConfig, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import {
  OPENING_STEPS,
  type OpeningStep,
  type Openings,
  openingSchema,
  type SiteOpening,
} from '../../model/opening/opening.ts'
import { postToStudio } from '../frame/post-to-studio.ts'
import { useWords } from '../frame/use-words.ts'
import { CompleteSites } from './CompleteSites.tsx'
import { toStepPath } from './to-step-path.ts'
import { useWatchedSites } from './use-watched-sites.ts'

/** Checklist on the dashboard: what sites lack before they open, and sites that have become complete, until the user closes the note. */
export function OpeningChecklist() {
  const { api } = useConfig().config.routes
  const { t } = useTranslation()
  const [opening, setOpening] = useState<Openings>()
  useEffect(() => {
    loadOpening(api).then(setOpening)
  }, [api])
  const { complete, dismiss } = useWatchedSites(opening)
  return (
    <>
      <h1 className="menagerie-unseen">{t('general:dashboard')}</h1>
      {complete.length > 0 && <CompleteSites sites={complete} dismiss={dismiss} />}
      {opening !== undefined && opening.sites.length > 0 && (
        <IncompleteSites sites={opening.sites} api={api} onChange={setOpening} />
      )}
    </>
  )
}

type IncompleteSitesProps = { sites: readonly SiteOpening[]; api: string; onChange: (opening: Openings) => void }

function IncompleteSites({ sites, api, onChange }: IncompleteSitesProps) {
  const t = useWords()
  const [chosen, setChosen] = useState<string>()
  const [problem, setProblem] = useState('')
  const site = sites.find(({ id }) => id === chosen) ?? sites[0]
  if (site === undefined) return null
  const post = async (path: string) => {
    const { found, problem: told } = await postToStudio(`${api}/opening/${path}`, { site: site.id }, openingSchema)
    setProblem(told)
    if (found) onChange(found)
  }
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
      <NextAct site={site} post={post} />
      <p role="alert">{problem}</p>
    </section>
  )
}

/** Button for steps that the studio can do itself; the privacy page must be reviewed by the company. */
function NextAct({ site, post }: { site: SiteOpening; post: (path: 'fill' | 'publish') => Promise<void> }) {
  const t = useWords()
  const isLeft = (state: 'missing' | 'draft', steps: readonly OpeningStep[]) =>
    steps.some((step) => site.steps[step].state === state)
  if (isLeft('missing', OPENING_STEPS))
    return <Act text={t('opening.fill')} hint={t('opening.fillHint')} act={() => post('fill')} />
  if (isLeft('draft', ['settings', 'menu', 'home']))
    return <Act text={t('opening.publish')} hint={t('opening.publishHint')} act={() => post('publish')} />
  return <p>{t('opening.readHint')}</p>
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
  return (
    <li data-state={state}>
      <span>{t(`opening.${step}`)}</span>
      <em>{t(`opening.${state}`)}</em>
      <Link href={formatAdminURL({ adminRoute: admin, path: toStepPath(step, site) })} prefetch={false}>
        {t(id === undefined ? 'opening.create' : 'opening.open')}
      </Link>
    </li>
  )
}

async function loadOpening(api: string): Promise<Openings | undefined> {
  const response = await fetch(`${api}/opening`).catch(() => undefined)
  return openingSchema.safeParse(await response?.json().catch(() => undefined)).data
}
