import { expect, test } from 'vitest'
import { readPreviewPath, toPreviewPath } from './preview-path.ts'

test.each([
  { site: 'tailwell/nl_NL', path: '' },
  { site: 'tailwell/ru_RU', path: 'собаки/сухой-корм' },
  { site: 'aldergrove/it_IT', path: 'prodotti' },
])('the preview address of $site /$path is read back as the same site and path', (place) => {
  const { pathname } = new URL(toPreviewPath(place), 'http://site.example')
  expect(readPreviewPath(pathname)).toEqual(place)
})

test.each(['/nl-nl/', '/__preview/', '/__preview/tailwell', '/__preview/tailwell/nl_NL/%E0%A4%A'])(
  '%s is not read as a preview address',
  (pathname) => {
    expect(readPreviewPath(pathname)).toBeUndefined()
  },
)
