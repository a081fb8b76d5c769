// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { compactProps } from './compact-props.ts'
import { NamedIsland } from './Island.tsx'

test('props read the same from the shorter markup, whatever quotes and marks they hold', () => {
  const props = { title: `Dogs' "best" <b>&amp; more</b>`, note: '&quot; &#x27;' }
  const html = renderToString(
    <NamedIsland name="Probe" moment="load" props={props}>
      <p title={'"'}>Probe</p>
    </NamedIsland>,
  )
  const compact = compactProps(html)
  document.body.innerHTML = compact
  const island = document.querySelector<HTMLElement>('menagerie-island')
  expect(JSON.parse(island?.dataset.props ?? '')).toEqual(props)
  expect(island?.querySelector('p')?.title).toBe('"')
  expect(compact.length).toBeLessThan(html.length)
})
