import { expect, test } from 'vitest'
import { refuseInheritedName } from './refuse-inherited-name.ts'

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  '%s is refused as the name of a server function',
  (name) => {
    expect(() => refuseInheritedName(name)).toThrow('This function does not exist')
  },
)

test('the name of a server function of the admin is accepted', () => {
  expect(() => refuseInheritedName('form-state')).not.toThrow()
})
