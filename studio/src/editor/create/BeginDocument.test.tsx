// @vitest-environment jsdom

import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { BeginDocument } from './BeginDocument.tsx'
import type { NamingField } from './find-naming-field.ts'

const payload = vi.hoisted(() => ({
  config: { config: { routes: { admin: '/admin', api: '/api' } } },
  drawer: { onSave: undefined as unknown },
  push: vi.fn(),
  words: (key: string) => key,
}))
vi.mock('@payloadcms/ui', () => ({
  Button: ({ margin: _, ...props }: Record<string, unknown>) => <button {...props} />,
  useConfig: () => payload.config,
  useDocumentDrawerContext: () => payload.drawer,
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: payload.push }) }))
vi.mock('../frame/use-words.ts', () => ({ useWords: () => payload.words }))
vi.mock('../frame/reader-words.ts', () => ({ saySilent: () => 'silent' }))

const ID = '4a4f8d7e-0000-4000-8000-000000000001'
const SITES = [{ value: 'acme/nl_NL', label: 'Nederland' }]
const NAME: NamingField = { name: 'name', label: 'Name', longest: 200, choices: [] }
const SLOT: NamingField = { name: 'slot', label: 'Place', longest: 0, choices: [{ value: 'top', label: 'Top' }] }

const sent = vi.fn()
beforeEach(() => {
  sent.mockClear()
  payload.push.mockClear()
  payload.drawer.onSave = undefined
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent(address, JSON.parse(String(init.body)))
    return Response.json({ doc: { id: ID } })
  })
})

const show = (collection: string, naming: NamingField | undefined, given = {}) =>
  render(
    <BeginDocument
      collection={collection}
      naming={naming}
      given={given}
      sites={SITES}
      firstSite="acme/nl_NL"
      heading="New"
      mayCreate
    />,
  )
const begin = () => screen.getByRole('button', { name: 'create.begin' })

test('a product text can be begun only after its name is typed', async () => {
  show('product-texts', NAME)
  expect(begin()).toHaveProperty('disabled', true)
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: '  ' } })
  expect(begin()).toHaveProperty('disabled', true)
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' Zalmbrokken ' } })
  fireEvent.click(begin())
  await waitFor(() => expect(payload.push).toHaveBeenCalledWith(`/admin/collections/product-texts/${ID}`))
  const values = { _status: 'draft', site: 'acme/nl_NL', name: 'Zalmbrokken' }
  expect(sent.mock.calls).toEqual([['/api/product-texts?draft=true', values]])
})

test('a menu can be begun only after its place is chosen', async () => {
  show('menus', SLOT)
  expect(begin()).toHaveProperty('disabled', true)
  fireEvent.change(screen.getByLabelText('Place'), { target: { value: 'top' } })
  fireEvent.click(begin())
  await waitFor(() => expect(sent.mock.lastCall?.[1]).toMatchObject({ slot: 'top' }))
})

test('in a drawer, a new document gets the given values and is handed to the drawer instead of opening a page', async () => {
  const onSave = vi.fn()
  payload.drawer.onSave = onSave
  show('product-texts', NAME, { facts: ID })
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Zalm' } })
  fireEvent.click(begin())
  await waitFor(() => expect(onSave).toHaveBeenCalled())
  expect(sent.mock.lastCall?.[1]).toMatchObject({ facts: ID, name: 'Zalm' })
  expect(onSave.mock.lastCall?.[0]).toMatchObject({ doc: { id: ID }, operation: 'create' })
  expect(payload.push).not.toHaveBeenCalled()
})
