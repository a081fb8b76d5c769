import { expect, test } from 'vitest'
import { REFUSAL_WORDS } from '../words/refusal-words.ts'
import { findAcceptedLanguage, findStudioLanguage, toPayloadLanguage } from './studio-language.ts'
import { tell } from './tell.ts'
import { tellAnswer } from './tell-answer.ts'

test('a message is translated into the language of the reader, with its values', () => {
  expect(tell('Fill this in', 'de')).toBe(REFUSAL_WORDS.de['publish.fillThisIn'])
  const told = tell('There is no site “acme/xx”', 'de')
  expect(told).toContain('acme/xx')
  expect(told).toBe(REFUSAL_WORDS.de['studio.thereIsNoSite']?.replace('{site}', 'acme/xx'))
  expect(tell('What an editor wrote', 'de')).toBe('What an editor wrote')
  expect(tell('Fill this in', 'en')).toBe('Fill this in')
})

test('each message with placeholders is recognised when its values are filled in', () => {
  const missed = Object.entries<string>(REFUSAL_WORDS.en).filter(([, text]) => {
    const said = text.replaceAll(/\{(\w+)\}/g, (_place, name) => (name === 'kind' ? 'page' : 'Xy 12'))
    return tell(said, 'xx') === said
  })
  expect(missed).toEqual([])
})

test('a message within a message and joined messages are translated as well', () => {
  const inner = 'Fill this in'
  expect(tell(`Nothing was changed: ${inner}`, 'xx')).toBe(`⟦Nothing was changed: ⟦${inner}⟧⟧`)
  expect(tell(`${inner} · Choose a date`, 'xx')).toBe(`⟦${inner}⟧ · ⟦Choose a date⟧`)
})

test('the error messages of an answer are translated, and texts that people wrote are not', async () => {
  const answer = Response.json({ errors: [{ message: 'Fill this in' }], title: 'Fill this in' }, { status: 400 })
  const told = await tellAnswer(answer, 'xx')
  expect(told.status).toBe(400)
  expect(await told.json()).toEqual({ errors: [{ message: '⟦Fill this in⟧' }], title: 'Fill this in' })
})

test('languages are found by the codes of browsers and of Payload', () => {
  expect(findStudioLanguage('nb-NO')).toBe('no')
  expect(toPayloadLanguage('no')).toBe('nb')
  expect(findStudioLanguage('xx')).toBeUndefined()
  expect(findAcceptedLanguage('ja, fi-FI;q=0.8, en;q=0.9')).toBe('en')
  expect(findAcceptedLanguage('fi-FI,fi;q=0.9,en;q=0.8')).toBe('fi')
})
