// @vitest-environment jsdom
import { createRequire } from 'node:module'
import { render } from '@testing-library/react'
import { hu } from 'date-fns/locale/hu'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { registerDates } from './register-dates.ts'

/** The instance of the library that Payload uses. */
const ofPayload = createRequire(createRequire(import.meta.url).resolve('@payloadcms/ui'))
const DatePicker = z
  .custom<React.FC<{ selected: Date; dateFormat: string }>>()
  .parse(ofPayload('react-datepicker').default)

test('a date field uses the language of its reader from its first rendering', () => {
  registerDates('hu', undefined)
  registerDates('hu', hu)
  const { container } = render(createElement(DatePicker, { selected: new Date(2026, 10, 28), dateFormat: 'PP' }))
  expect(container.querySelector('input')?.value).toBe('2026. nov. 28.')
})
