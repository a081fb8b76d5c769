import type { Page } from '@playwright/test'
import { findTextFaults } from '../accessibility/find-text-faults.ts'
import { findViolations } from '../accessibility/find-violations.ts'
import { findEnglish } from './find-english.ts'

/** What is wrong at a place of the studio. */
export type StudioFault = { path: string; what: string }

/** Wait, because a form renders its fields a few at a time. */
const STILL_MS = 1_500

/** Selects content of editors: values of fields, titles and rows of documents, and their previews. */
const CONTENT = [
  'tbody',
  '[contenteditable]',
  '.doc-header__title',
  '.render-title',
  '.step-nav__last',
  '.rs__single-value',
  '.rs__multi-value',
  '.relationship--single-value',
  '.relationship--multi-value-label',
  '.row-label',
  '.file-details',
  '.menagerie-mail',
  '.menagerie-offer',
  '.menagerie-submitted',
  'textarea',
  'pre',
  'blockquote',
].join(', ')

/** The header of a block, which may be cut because the field below shows the same words in full. */
const ABRIDGED = 'menagerie-block-title__words'

/** Finds texts that are cut or English, and violations that axe reports, on the page as it is. */
export async function lookAtPage(page: Page, path: string): Promise<StudioFault[]> {
  await page.waitForTimeout(STILL_MS)
  const faults = await findTextFaults(page, { mayClamp: true })
  const cut = faults.filter((fault) => !fault.includes(ABRIDGED)).map((fault) => `cut: ${fault}`)
  const english = (await findEnglish(page, CONTENT)).map((text) => `English: ${text.slice(0, 100)}`)
  const broken = (await findViolations(page)).map((violation) => `axe: ${violation}`)
  return [...cut, ...english, ...broken].map((what) => ({ path, what }))
}
