import { expect, test } from 'vitest'
import { chooseDemo } from './demo-choice.ts'

const OWN = { isItsCompany: true, localPassword: 'wagging-tails' }

test.each([
  [{}, false, true],
  [{ DEMO: 'on' }, false, true],
  [{ DEMO: 'off' }, false, false],
  [{ DEMO_PASSWORD: 'of mine' }, false, true],
  [{}, true, false],
  [{ DEMO: 'off' }, true, false],
  [{ DEMO: 'on', DEMO_PASSWORD: 'of mine' }, true, true],
])('with the settings %j and production %s, the demo is imported: %s', (env, production, demo) => {
  expect(chooseDemo(env, production, OWN)).toBe(demo)
})

test.each([
  [{ DEMO: 'yes' }, false, /^DEMO is "yes"/],
  [{ DEMO: 'on' }, true, /^DEMO=on on a production server/],
  [{ DEMO: 'on', DEMO_PASSWORD: 'wagging-tails' }, true, /^DEMO=on on a production server/],
  [{ DEMO_PASSWORD: 'of mine' }, true, /^DEMO_PASSWORD is set for a production server without the demo/],
])('the settings %j with production %s are refused with an explanation', (env, production, said) => {
  expect(() => chooseDemo(env, production, OWN)).toThrow(said)
})

test.each([
  ['another company', { ...OWN, isItsCompany: false }, /names another/],
  ['a checkout without the demo', null, /this checkout has none/],
])('%s starts empty, and a request for the demo is refused with an explanation', (_, demo, said) => {
  expect([chooseDemo({}, false, demo), chooseDemo({ DEMO: 'off' }, false, demo)]).toEqual([false, false])
  expect(() => chooseDemo({ DEMO: 'on' }, false, demo)).toThrow(said)
})
