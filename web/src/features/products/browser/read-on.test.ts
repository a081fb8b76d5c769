// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { readOn } from './read-on.ts'

test('the same button switches between “Read more” and “Read less” for a long value (spec §4)', () => {
  document.body.innerHTML = '<button aria-expanded="false" data-read-on="Read less">Read more</button>'
  const toggle = document.querySelector<HTMLElement>('button')
  if (toggle === null) throw new Error('no button')
  const read = () => [toggle.getAttribute('aria-expanded') ?? toggle.ariaExpanded, toggle.textContent]
  readOn(toggle)
  expect(read()).toEqual(['true', 'Read less'])
  readOn(toggle)
  expect(read()).toEqual(['false', 'Read more'])
})
