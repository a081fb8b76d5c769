import { isSystemPath } from '@menagerie/brands/fixed-routes'
import { expect, test } from 'vitest'
import { isService } from './services.ts'

/** Editors are refused exactly these: a page there would never be seen. */
test.each(['1', 'imaging', 'leaflets', 'portal-files', '__preview'])('below /%s/ the process answers', (folder) => {
  expect([
    isService(`/${folder}/`),
    isService(`/${folder}/x`),
    isSystemPath(folder),
    isSystemPath(`${folder}/x`),
  ]).toEqual([true, true, true, true])
})

test.each(['healthz', 'readyz', 'metrics', 'geolocale', 'places'])('at /%s the process answers', (path) => {
  expect([isService(`/${path}`), isSystemPath(path)]).toEqual([true, true])
})

test.each(['10', 'dogs', 'healthz/dogs'])('at /%s/ an editor may put a page', (path) => {
  expect([isService(`/${path}/`), isSystemPath(path)]).toEqual([false, false])
})
