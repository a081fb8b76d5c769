// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTestContext } from '../../content/testing/test-context.ts'
import { loadExample } from '../testing/load-example.ts'
import { socialShareExamples } from './examples.ts'
import { loadSocialShare } from './load.ts'
import { SocialShare } from './SocialShare.tsx'

afterEach(cleanup)

const show = (id: string, siteId?: string) =>
  render(<SocialShare {...loadExample(socialShareExamples, id, loadSocialShare, siteId)} />)

const hrefs = () => screen.getAllByRole('link').map((link) => new URL(link.getAttribute('href') ?? ''))

test('links to four networks contain the absolute address of the page, and its title where the network takes one', () => {
  show('without-title', 'tailwell/nl_NL')
  const [twitter, whatsapp, facebook, linkedin] = hrefs()
  const address = 'http://localhost:3000/nl-nl/example/'
  expect(twitter?.host).toBe('twitter.com')
  expect(twitter?.searchParams.get('url')).toBe(address)
  expect(twitter?.searchParams.get('text')).toBe('Example & more')
  expect(whatsapp?.searchParams.get('text')).toBe(`Example & more ${address}`)
  expect(facebook?.searchParams.get('u')).toBe(address)
  expect(linkedin?.searchParams.get('url')).toBe(address)
})

test('a link names its network and says that it opens a new tab, in the language of the page', () => {
  show('without-title', 'tailwell/nl_NL')
  expect(screen.getByRole('heading', { level: 2, name: 'Deel deze pagina' })).toBeDefined()
  const link = screen.getByRole('link', { name: /^Delen via WhatsApp ?\(opent in een nieuw tabblad\)$/ })
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
})

test('shows the title that an editor entered', () => {
  show('titled')
  expect(screen.getByRole('heading', { name: 'Tell your friends' })).toBeDefined()
})

test('is hidden in a fragment that many pages share', () => {
  const { page: _page, ...fragment } = createTestContext('tailwell/en_US')
  expect(loadSocialShare({ id: 's', blockType: 'SocialShare' }, fragment)).toBeUndefined()
})
