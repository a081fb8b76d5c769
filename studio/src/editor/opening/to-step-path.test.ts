import { expect, test } from 'vitest'
import { OPENING_STEPS, type SiteOpening } from '../../model/opening/opening.ts'
import { toStepPath } from './to-step-path.ts'

const MISSING = { state: 'missing' } as const
const SECOND: SiteOpening = {
  id: 'acme/de_AT',
  label: 'Acme · Österreich (de_AT)',
  opened: true,
  privacyPath: 'datenschutz',
  steps: { settings: MISSING, menu: MISSING, home: MISSING, privacy: MISSING },
}

test('each missing step leads to a form with the site and the value that the step needs', () => {
  expect(OPENING_STEPS.map((step) => toStepPath(step, SECOND))).toEqual([
    '/collections/site-settings/create?site=acme%2Fde_AT',
    '/collections/menus/create?site=acme%2Fde_AT&slot=header',
    '/collections/pages/create?site=acme%2Fde_AT&template=Homepage',
    '/collections/pages/create?site=acme%2Fde_AT&path=datenschutz',
  ])
})

test('a step with a document leads to that document', () => {
  const steps = { ...SECOND.steps, home: { state: 'draft', id: 'h1' } as const }
  expect(toStepPath('home', { ...SECOND, steps })).toBe('/collections/pages/h1')
})
