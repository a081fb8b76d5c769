import { expect, test, vi } from 'vitest'
import type { PageConfig } from '../../templates/page/page-config.ts'
import { createStandInSite } from '../testing/stand-in-site.ts'

test('nothing is rendered for a visitor who leaves while the page loads, not even an error page', async () => {
  const load = vi.fn<NonNullable<PageConfig['load']>>(() => new Promise(() => {}))
  const { templates } = createStandInSite().parts
  const renderErrorDocument = vi.fn(templates.renderErrorDocument)
  const { pages } = createStandInSite({
    templates: {
      ...templates,
      resolveRoute: (_ctx, path) => ({ status: 200, kind: 'page', key: path, config: { load } }),
      renderErrorDocument,
    },
  })
  const visit = new AbortController()
  const request = {
    origin: 'tailwell',
    target: '/live/',
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    isArrival: true,
  }
  const answer = pages.answerLive(request, { key: 'visitor', gone: visit.signal })
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  visit.abort()
  expect([(await answer).status, renderErrorDocument.mock.calls.length]).toEqual([503, 0])
})
