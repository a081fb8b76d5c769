// @vitest-environment jsdom

import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CompleteSites } from './CompleteSites.tsx'

vi.mock('@payloadcms/ui', () => ({
  Button: () => null,
  useAuth: () => ({ user: { role: 'admin' } }),
  useConfig: () => ({ config: { routes: { admin: '/admin' } } }),
}))
vi.mock('../frame/use-words.ts', () => ({ useWords: () => (key: string) => key }))

test.each([
  ['http://localhost:3000/nl-nl/', true],
  ['http://127.0.0.1:3000/', true],
  ['http://[::1]:3000/', true],
  ['https://www.acme.example/', false],
  ['https://localhost.acme.example/', false],
])('a site at %s is advised to move to a server: %s', (address, isTold) => {
  const site = { id: 'acme/de_AT', label: 'Acme', opened: true, address }
  const { container } = render(<CompleteSites sites={[site]} dismiss={() => undefined} />)
  expect(container.textContent?.includes('opening.nextDomain')).toBe(isTold)
})
