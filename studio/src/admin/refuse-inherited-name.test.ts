import { expect, test } from 'vitest'
import { refuseInheritedName } from './refuse-inherited-name.ts'

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  '%s is the name of no server function',
  (name) => {
    expect(() => refuseInheritedName(name)).toThrow('This function does not exist')
  },
)

test('functions of the admin pass', () => {
  expect(() => refuseInheritedName('form-state')).not.toThrow()
})
