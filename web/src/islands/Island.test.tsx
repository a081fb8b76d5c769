import { useId } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NamedIsland } from './Island.tsx'

function Field({ label }: { label: string }) {
  const id = useId()
  return (
    <label htmlFor={id}>
      {label}
      <input id={id} />
    </label>
  )
}

function Page() {
  const id = useId()
  return (
    <main id={id}>
      <NamedIsland name="Field" moment="idle" props={{ label: 'Name' }}>
        <Field label="Name" />
      </NamedIsland>
      <NamedIsland name="Field" moment="idle" props={{ label: 'Town' }}>
        <Field label="Town" />
      </NamedIsland>
      <Field label="Outside" />
    </main>
  )
}

test('an island shows its content and names itself, its moment and its props', () => {
  const html = renderToStaticMarkup(
    <NamedIsland name="Field" moment="visible" props={{ label: 'Name' }}>
      <Field label="Name" />
    </NamedIsland>,
  )
  expect(html).toContain('data-island="Field" data-moment="visible" data-props="{&quot;label&quot;:&quot;Name&quot;}"')
  expect(html).toMatch(/<label for="[^"]+">Name<input id="[^"]+"\/?><\/label>/)
})

test('markup in props stays text', () => {
  const label = '"><script>alert(1)</script>'
  const html = renderToStaticMarkup(
    <NamedIsland name="Field" moment="load" props={{ label }}>
      <Field label={label} />
    </NamedIsland>,
  )
  expect(html).not.toContain('<script')
})

test('ids stay unique on a page with several islands', () => {
  const ids = [...renderToString(<Page />).matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(ids).toHaveLength(4)
  expect(new Set(ids).size).toBe(4)
})
