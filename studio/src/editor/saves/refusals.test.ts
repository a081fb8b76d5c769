import { expect, test } from 'vitest'
import { findFaultPlace, findFaults, joinFaults, readRefusal } from './refusals.ts'

test('errors of fields replace the message that summarises them', () => {
  const faults = [
    { path: 'image', message: 'No text' },
    { path: 'title', message: 'Too long' },
  ]
  const answer = { errors: [{ name: 'ValidationError', message: 'Invalid: Picture, Title', data: { errors: faults } }] }
  expect(readRefusal(answer, true)).toEqual({ isPublish: true, faults })
})

test('an error without fields is shown with its own message', () => {
  const answer = { errors: [{ message: 'This address is taken.' }] }
  expect(readRefusal(answer, false)).toEqual({ isPublish: false, faults: [{ message: 'This address is taken.' }] })
})

test('an answer without a message has no error to show', () => {
  for (const answer of [{ errors: [] }, { errors: [{}] }, '<html>', undefined])
    expect(readRefusal(answer, true)).toEqual({ isPublish: true, faults: [] })
})

test('a form lists the invalid fields that it shows', () => {
  const fields = {
    title: { valid: false, errorMessage: 'Needed' },
    path: { valid: true },
    hidden: { valid: false, errorMessage: 'Needed', passesCondition: false },
    'areas.0.text': { valid: false, errorMessage: 'Too long', passesCondition: true },
    areas: { valid: false },
  }
  expect(findFaults(fields)).toEqual([
    { path: 'title', message: 'Needed' },
    { path: 'areas.0.text', message: 'Too long' },
  ])
})

test('the later error of a field replaces the earlier one, and errors about the whole document stay', () => {
  const earlier = [{ message: 'Whole' }, { path: 'title', message: 'Needed' }, { path: 'image', message: 'No text' }]
  expect(joinFaults(earlier, [{ path: 'title', message: 'Too long' }])).toEqual([
    { message: 'Whole' },
    { path: 'image', message: 'No text' },
    { path: 'title', message: 'Too long' },
  ])
})

test('an error names its place: by the labels of the studio, otherwise by the outermost field and row number', () => {
  const fields = [{ name: 'main', label: 'Main area' }]
  const label = 'Main area > Block 3 (Call to action) > Title'
  expect(findFaultPlace({ path: 'main.2.blockTitle', label, message: 'No' }, fields)).toBe(
    'Main area → Block 3 (Call to action) → Title',
  )
  expect(findFaultPlace({ path: 'main.2.blockTitle', message: 'No' }, fields)).toBe('Main area 3')
  expect(findFaultPlace({ path: 'main', label: 'No', message: 'No' }, fields)).toBe('Main area')
  expect(findFaultPlace({ path: 'other', message: 'No' }, fields)).toBe('')
  expect(findFaultPlace({ message: 'No' }, fields)).toBe('')
})
