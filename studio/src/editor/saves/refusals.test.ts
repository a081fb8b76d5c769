import { expect, test } from 'vitest'
import { findFaultPlace, findFaults, joinFaults, readRefusal } from './refusals.ts'

test('faults of fields stand for the sentence that sums them up', () => {
  const faults = [
    { path: 'image', message: 'No text' },
    { path: 'title', message: 'Too long' },
  ]
  const answer = { errors: [{ name: 'ValidationError', message: 'Invalid: Picture, Title', data: { errors: faults } }] }
  expect(readRefusal(answer, true)).toEqual({ isPublish: true, faults })
})

test('an error without fields says its own sentence', () => {
  const answer = { errors: [{ message: 'This address is taken.' }] }
  expect(readRefusal(answer, false)).toEqual({ isPublish: false, faults: [{ message: 'This address is taken.' }] })
})

test('an answer without sentence has no fault to show', () => {
  for (const answer of [{ errors: [] }, { errors: [{}] }, '<html>', undefined])
    expect(readRefusal(answer, true)).toEqual({ isPublish: true, faults: [] })
})

test('a form names the fields that it shows and does not take', () => {
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

test('the later word of a field counts, and what is about the whole document stays', () => {
  const earlier = [{ message: 'Whole' }, { path: 'title', message: 'Needed' }, { path: 'image', message: 'No text' }]
  expect(joinFaults(earlier, [{ path: 'title', message: 'Too long' }])).toEqual([
    { message: 'Whole' },
    { path: 'image', message: 'No text' },
    { path: 'title', message: 'Too long' },
  ])
})

test('a fault says where it is: in the words of the studio, else by the outermost field and the number of its row', () => {
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
