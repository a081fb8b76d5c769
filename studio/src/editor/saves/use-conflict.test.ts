// @vitest-environment jsdom

import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Difference } from './difference.ts'
import type { SavedValues } from './document-saves.ts'
import type { OpenDocument } from './open-document.ts'
import { useConflict } from './use-conflict.ts'
import type { GuardedForm } from './use-guarded-form.ts'
import { documentSaves } from './window-saves.ts'

const payload = vi.hoisted(() => ({
  config: { config: { routes: { api: '/api' }, blocksMap: {} } },
  form: { reset: vi.fn(async () => {}) },
  locale: { code: 'nl' },
}))
vi.mock('@payloadcms/ui', () => ({
  useConfig: () => payload.config,
  useForm: () => payload.form,
  useLocale: () => payload.locale,
}))
const words = vi.hoisted(() => ({ t: (key: string) => key }))
vi.mock('../frame/use-words.ts', () => ({ useWords: () => words.t }))
vi.mock('./SideBySide.tsx', () => ({
  byItself: ({ changedBy }: Difference) => (changedBy === 'theirs' ? 'theirs' : 'mine'),
}))
vi.mock('./window-saves.ts', async () => ({
  documentSaves: (await import('./document-saves.ts')).createDocumentSaves(),
}))

const ID = '4a4f8d7e-0000-4000-8000-000000000001'
const DOCUMENT: OpenDocument = { key: `pages/${ID}`, collection: 'pages', id: ID, user: '1' }
const [EARLIER, NEWER] = ['2026-11-28T10:00:00.000Z', '2026-11-28T10:00:05.000Z']
const opened = { title: 'Oud', subTitle: '', updatedAt: EARLIER }
const theirs = { title: 'Oud', subTitle: 'Van een collega', updatedAt: NEWER, savedBy: 'Femke' }
const SOON = { timeout: 5_000 }

beforeEach(() => {
  documentSaves.open(DOCUMENT.key, EARLIER, opened)
  vi.stubGlobal('fetch', async () => Response.json(theirs))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

/** A form that is informed of a newer version; `unsaved` returns the unsaved fields at each check. */
function hear(shown: SavedValues, unsaved: () => readonly string[]) {
  const show = vi.fn<GuardedForm['show']>(async () => {})
  const form: GuardedForm = {
    fields: ['title', 'subTitle'].map((name) => ({ name, label: name, type: 'text' as const })),
    save: documentSaves.get(DOCUMENT.key),
    unsaved: [],
    keptAs: '',
    isAutosaved: true,
    read: () => shown,
    look: unsaved,
    show,
  }
  const newest = { version: NEWER, savedBy: 'Femke' }
  renderHook(() => useConflict(DOCUMENT, form, newest))
  return { show }
}

test('a form without changes takes over the newer version as the basis of later comparisons', async () => {
  hear(opened, () => [])
  await waitFor(() => expect(payload.form.reset).toHaveBeenCalledExactlyOnceWith(theirs), SOON)
  const { version, sent } = documentSaves.get(DOCUMENT.key)
  expect(version).toBe(NEWER)
  expect(sent).toMatchObject({ title: 'Oud', subTitle: 'Van een collega' })
})

test('text typed while the newer version arrives is merged with it', async () => {
  const looks = [[], ['title']]
  const { show } = hear({ ...opened, title: 'Mijn' }, () => looks.shift() ?? ['title'])
  await waitFor(() => expect(show).toHaveBeenCalledOnce(), SOON)
  expect(show.mock.calls[0]?.[0]).toMatchObject({ title: 'Mijn', subTitle: 'Van een collega' })
  expect(payload.form.reset).not.toHaveBeenCalled()
})

test('a save is not based on the newer version until the form shows that version', async () => {
  const drawn = Promise.withResolvers<void>()
  payload.form.reset.mockReturnValueOnce(drawn.promise)
  hear(opened, () => [])
  await waitFor(() => expect(payload.form.reset).toHaveBeenCalled(), SOON)
  expect(documentSaves.get(DOCUMENT.key).version).toBe(EARLIER)
  drawn.resolve()
  await waitFor(() => expect(documentSaves.get(DOCUMENT.key).version).toBe(NEWER))
})
